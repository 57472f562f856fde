import { readFileSync } from "node:fs";
import { frontHeaders } from "@/lib/http/response-headers";
import { machinePart, schoolPart } from "./front";
import { schoolName, schoolOf } from "./places";

const school = schoolOf("meghnapar", { PORT: "3107", SITE_URL: "https://meghnapar.example" });

test("a school's front has nothing of the example or of another school", () => {
	const part = schoolPart(school, true);
	expect(part).not.toMatch(/school\.example|127\.0\.0\.1:3000|http:\/\/school;|schools-front\/school\//);
	expect(part).toContain("server 127.0.0.1:3107 ");
	// Its answers are nobody else's in the cache that all share.
	expect(part).toContain("proxy_cache_key meghnapar|$coding|$page_variant|$request_uri;");
	expect(part.match(/server_name meghnapar\.example;/g)).toHaveLength(2);
});

test("pages of a sleeping school have the headers of all pages", () => {
	const part = schoolPart(school, true);
	const [, pages = ""] = /location \^~ \/asleep-page\/ \{([\s\S]*?)\n\t\}/.exec(part) ?? [];
	const added = [...pages.matchAll(/add_header (\S+) "?([^"\n]+?)"? always;/g)].map(([, name, value]) => [name, value]);
	expect(Object.fromEntries(added)).toEqual(frontHeaders);
});

test("together the parts are the front of one school, and what sleep adds", () => {
	const lines = (text: string) => text.split("\n").map((line) => line.trim());
	const all = new Set([...lines(machinePart()), ...lines(schoolPart(school, true))]);
	const ofOne = lines(readFileSync("deploy/nginx.conf", "utf8")).filter(
		(line) => !/school\.example|http:\/\/school;|^proxy_cache_key/.test(line),
	);
	expect(ofOne.filter((line) => !all.has(line))).toEqual([]);
});

test("without a certificate only certbot is answered", () => {
	const part = schoolPart(school, false);
	expect(part).toContain("/.well-known/acme-challenge/");
	expect(part).not.toMatch(/443|ssl/);
});

test.each([
	["meghnapar", true],
	["char-kolmi-2", true],
	["a", true],
	["abcdefghijklmnopqrstuvwx", true],
	["abcdefghijklmnopqrstuvwxy", false],
	["Meghnapar", false],
	["2school", false],
	["a-", false],
	["a.b", false],
	["a/b", false],
	["", false],
	["a\nb", false],
	["মেঘনা", false],
])("%p as a name: %p", (name, isGood) => expect(schoolName.test(name)).toBe(isGood));

test("commands for a school have the settings that its unit gives its process", () => {
	const unit = readFileSync("deploy/schools/schools@.service", "utf8");
	const given = [...unit.matchAll(/^Environment=(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]);
	expect(schoolOf("%i", {}).variables).toEqual(Object.fromEntries(given));
});
