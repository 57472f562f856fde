import { readFileSync } from "node:fs";
import { isPlain, leftFiles, leftPages } from "./left-to-front";

const configuration = readFileSync("deploy/schools/machine.conf", "utf8");
const rules = [...configuration.matchAll(/"~(.*)" ([01]);/g)].map(([, source = "", value]) => ({
	pattern: new RegExp(source),
	value: value === "1",
}));

/** What nginx finds: the first expression that fits. */
const inNginx = (asked: string) => rules.find(({ pattern }) => pattern.test(asked))?.value ?? false;

test.each([
	["GET", "/", true],
	["HEAD", "/notices", true],
	["GET", "/notices?", true],
	["GET", "/notices?_rsc=1a2b", true],
	["GET", "/notices?fbclid=IwAR0&utm_source=x", true],
	["GET", "/notices?page=2", false],
	["GET", "/search?q=utm_source=x", false],
	["GET", "/notices?xfbclid=1", false],
	["POST", "/", false],
	["OPTIONS", "/", false],
])("%s %s: the site and nginx agree whether it may be a kept page", (method, url, outcome) => {
	expect([isPlain({ method, url }), inNginx(`${method} ${url}`)]).toEqual([outcome, outcome]);
});

test("an address whose slash is encoded is no other page's file", () => {
	expect(inNginx("GET /content/a%2Fb")).toBe(false);
	expect(inNginx("GET /content/a%2fb?_rsc=1")).toBe(false);
	expect(inNginx("GET /content/%E0%A6%A8")).toBe(true);
});

test("pages of persons and what is made at each request are not left", () => {
	expect(leftPages).toEqual(expect.arrayContaining(["/", "/notices", "/student-result", "/offline"]));
	expect(leftPages).not.toContain("/student/student-application-form");
	expect(leftPages.filter((path) => path.includes("["))).toEqual([]);
	expect(leftFiles).toContain("/manifest.webmanifest");
});
