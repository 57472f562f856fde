/** What a school takes as an update: signed by the key of its version, newer, for its machine; and nothing else. */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import * as tar from "tar";
import { updateText as text } from "@/lib/bengali/update";
import { keyName, makeKeys, openKeyOf, writeContents } from "./ed25519";
import { adoptHome, unpackUpdate } from "./unpack";

const current = "2.0.0";
const keys = makeKeys();
const work = mkdtempSync(path.join(tmpdir(), "school-unpack-"));
const home = path.join(work, "home");
const file = path.join(work, "update.tar.gz");
afterAll(() => rmSync(work, { recursive: true }));

beforeEach(() => {
	rmSync(home, { recursive: true, force: true });
	const program = path.join(home, `program-${current}`);
	mkdirSync(program, { recursive: true });
	writeFileSync(path.join(program, keyName), openKeyOf(keys.secret));
	writeFileSync(path.join(home, "school.js"), "old");
});

type Change = {
	version?: string;
	about?: object;
	secret?: string;
	/** Before and after the list is made and signed. */
	before?: (school: string) => void;
	after?: (school: string) => void;
	/** What the file has, from the folder around `school`. */
	entries?: string[];
};

async function pack({ version = "2.1.0", about, secret = keys.secret, before, after, entries }: Change = {}) {
	const around = mkdtempSync(path.join(work, "packed-"));
	const school = path.join(around, "school");
	const modules = path.join(school, `program-${version}`, "node_modules");
	mkdirSync(path.join(modules, "one"), { recursive: true });
	writeFileSync(path.join(modules, "one", "index.js"), "code");
	const links = path.join(school, `program-${version}`, ".next", "node_modules");
	mkdirSync(links, { recursive: true });
	symlinkSync("../../node_modules/one", path.join(links, "one-1234"));
	writeFileSync(path.join(school, "school.js"), "new");
	const said = { version, engines: { node: ">=20.9.0" }, cpu: [process.arch], ...about };
	writeFileSync(path.join(school, "package.json"), JSON.stringify(said));
	before?.(school);
	writeContents(school, secret);
	after?.(school);
	await tar.create({ file, cwd: around, gzip: true }, entries ?? ["school"]);
}

const program = (school: string) => path.join(school, "program-2.1.0");

test("a newer version stands beside the old one, and gives its school.js when it serves", async () => {
	await pack();
	// What a killed update has left.
	mkdirSync(path.join(home, ".update-abc"));
	expect(unpackUpdate(file, home, current)).toBe("2.1.0");
	expect(readFileSync(path.join(program(home), ".next/node_modules/one-1234/index.js"), "utf8")).toBe("code");
	expect(readFileSync(path.join(home, "school.js"), "utf8")).toBe("old");
	adoptHome(home, "2.1.0");
	expect(readFileSync(path.join(home, "school.js"), "utf8")).toBe("new");
	expect([existsSync(path.join(home, `program-${current}`)), existsSync(path.join(home, ".update-abc"))]).toEqual([
		true,
		false,
	]);
});

const listed = "program-2.1.0/node_modules/one/index.js";
const refusals: [string, Change, string][] = [
	["signed with another key", { secret: makeKeys().secret }, text.forged],
	["without a signature", { secret: "" }, text.forged],
	["a changed file", { after: (school) => writeFileSync(path.join(school, listed), "x") }, text.damaged(listed)],
	["a file less", { after: (school) => rmSync(path.join(school, listed)) }, text.damaged(listed)],
	[
		"a file more",
		{ after: (school) => writeFileSync(path.join(program(school), "more.js"), "x") },
		text.damaged("program-2.1.0/more.js"),
	],
	["a link out of it", { before: (school) => symlinkSync("/etc", path.join(program(school), "link")) }, text.strange],
	[
		"a link to what is not a package",
		{ before: (school) => symlinkSync("../school.js", path.join(program(school), "link")) },
		text.damaged("program-2.1.0/link"),
	],
	["the same version", { version: current }, text.notNewer(current, current)],
	["an older version", { version: "1.10.0" }, text.notNewer("1.10.0", current)],
	["for a newer Node", { about: { engines: { node: ">=99.0.0" } } }, text.oldNode(process.versions.node, "99.0.0")],
	["for another processor", { about: { cpu: ["mips"] } }, text.otherMachine("mips", process.arch)],
];

test.each(refusals)("%s is refused, and nothing has changed", async (_name, change, said) => {
	await pack(change);
	expect(() => unpackUpdate(file, home, current)).toThrow(said);
	expect([existsSync(program(home)), readFileSync(path.join(home, "school.js"), "utf8")]).toEqual([false, "old"]);
});

test("what is no packed site, or was cut off, is refused", async () => {
	writeFileSync(file, "text");
	expect(() => unpackUpdate(file, home, current)).toThrow(text.strange);
	await pack();
	writeFileSync(file, readFileSync(file).subarray(0, 300));
	expect(() => unpackUpdate(file, home, current)).toThrow(text.strange);
	await pack({
		before: (school) => writeFileSync(path.join(school, "..", "beside"), "x"),
		entries: ["beside", "school"],
	});
	expect(() => unpackUpdate(file, home, current)).toThrow(text.strange);
	expect(() => unpackUpdate(path.join(work, "none"), home, current)).toThrow(text.noFile(path.join(work, "none")));
	expect(existsSync(program(home))).toBe(false);
});

test("a version that was packed without a key takes no update", async () => {
	rmSync(path.join(home, `program-${current}`, keyName));
	await pack();
	expect(() => unpackUpdate(file, home, current)).toThrow(text.noKey);
});
