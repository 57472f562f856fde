/** What a school takes as an update: signed by the key of its version, newer, for its machine; and nothing else. */
import {
	chmodSync,
	existsSync,
	mkdirSync,
	mkdtempSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	symlinkSync,
	writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync, gzipSync } from "node:zlib";
import * as tar from "tar";
import { StartRefused } from "@/lib/data/first-start";
import { keyName, makeKeys, openKeyOf, writeContents } from "./ed25519";
import { updateText as text } from "./text";
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
	writeFileSync(path.join(school, "school.js"), "new");
	const said = { version, engines: { node: ">=20.9.0" }, cpu: [process.arch], ...about };
	writeFileSync(path.join(school, "package.json"), JSON.stringify(said));
	before?.(school);
	writeContents(school, secret);
	after?.(school);
	await tar.create({ file, cwd: around, gzip: true }, entries ?? ["school"]);
}

const listed = "program-2.1.0/node_modules/one/index.js";
const program = (school: string) => path.join(school, "program-2.1.0");

test("a newer version stands beside the old one, and gives its school.js when it serves", async () => {
	await pack();
	// What a killed update has left.
	mkdirSync(path.join(home, ".update-abc"));
	expect(unpackUpdate(file, home, current)).toBe("2.1.0");
	expect(readFileSync(path.join(home, listed), "utf8")).toBe("code");
	expect(readFileSync(path.join(home, "school.js"), "utf8")).toBe("old");
	adoptHome(home, "2.1.0");
	expect(readFileSync(path.join(home, "school.js"), "utf8")).toBe("new");
	expect([existsSync(path.join(home, `program-${current}`)), existsSync(path.join(home, ".update-abc"))]).toEqual([
		true,
		false,
	]);
});

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
	[
		"a folder more",
		{ after: (school) => mkdirSync(path.join(program(school), "node_modules/two")) },
		text.damaged("program-2.1.0/node_modules/two"),
	],
	[
		"a folder in the place of a file",
		{
			after(school) {
				rmSync(path.join(school, listed));
				mkdirSync(path.join(school, listed));
			},
		},
		text.damaged(listed),
	],
	[
		"a name in other letters",
		{ after: (school) => renameSync(path.join(school, listed), path.join(school, listed.replace("index", "Index"))) },
		text.damaged(listed.replace("index", "Index")),
	],
	[
		"a name with the lines of two files",
		{
			after(school) {
				const lines = readFileSync(path.join(school, "contents.txt"), "utf8").split("\n");
				const other = lines.find((line) => line.endsWith("  package.json"));
				writeFileSync(path.join(school, `school.js\n${other}`), "new");
			},
		},
		"school.js\n",
	],
	["the same version", { version: current }, text.notNewer(current, current)],
	["an older version", { version: "1.10.0" }, text.notNewer("1.10.0", current)],
	["a mark of another kind", { about: { security: "yes" } }, text.badMark],
	["a mark of another kind", { about: { security: false } }, text.badMark],
	[
		"a mark that is not signed",
		{
			after(school) {
				const file = path.join(school, "package.json");
				const about = JSON.parse(readFileSync(file, "utf8"));
				writeFileSync(file, JSON.stringify({ ...about, security: true }));
			},
		},
		text.damaged("package.json"),
	],
	["for a newer Node", { about: { engines: { node: ">=99.0.0" } } }, text.oldNode(process.versions.node, "99.0.0")],
	["for another processor", { about: { cpu: ["mips"] } }, text.otherMachine("mips", process.arch)],
];

test.each(refusals)("%s is refused, and nothing has changed", async (_name, change, said) => {
	await pack(change);
	expect(() => unpackUpdate(file, home, current)).toThrow(said);
	expect([existsSync(program(home)), readFileSync(path.join(home, "school.js"), "utf8")]).toEqual([false, "old"]);
});

test("by itself only a release is taken that is marked as security, and by hand any", async () => {
	await pack();
	expect(() => unpackUpdate(file, home, current, { isSecurity: true })).toThrow(text.notMarked("2.1.0"));
	expect([existsSync(program(home)), unpackUpdate(file, home, current)]).toEqual([false, "2.1.0"]);
	rmSync(program(home), { recursive: true });
	await pack({ about: { security: true } });
	expect(unpackUpdate(file, home, current, { isSecurity: true })).toBe("2.1.0");
	rmSync(program(home), { recursive: true });
	expect(unpackUpdate(file, home, current)).toBe("2.1.0");
	// Nor is another rule left out.
	await pack({ version: "1.9.0", about: { security: true } });
	expect(() => unpackUpdate(file, home, current, { isSecurity: true })).toThrow(text.notNewer("1.9.0", current));
});

type Raw = { type: tar.HeaderData["type"]; name: string; linkpath?: string; mode?: number };

/** Adds an entry to the packed file, whatever its kind and name. */
function append({ type, name, linkpath, mode = 0o644 }: Raw): void {
	const entry = Buffer.alloc(512);
	new tar.Header({ type, path: name, linkpath, mode, size: 0, mtime: new Date(0) }).encode(entry);
	const packed = gunzipSync(readFileSync(file));
	writeFileSync(file, gzipSync(Buffer.concat([packed.subarray(0, -1024), entry, Buffer.alloc(1024)])));
}

/** Names that would stand for a package beside the listed one. */
const place = "school/program-2.1.0/node_modules/two";
const kinds: Raw[] = [
	...["../one", "../../node_modules/one", "/etc", "../../../../.."].map(
		(linkpath): Raw => ({ type: "SymbolicLink", name: place, linkpath }),
	),
	{ type: "SymbolicLink", name: `school/${listed}`, linkpath: "other.js" },
	// Node would load the other package from there.
	{ type: "SymbolicLink", name: "school/program-2.1.0/lib/node_modules/x", linkpath: "../../node_modules/one" },
	{ type: "Link", name: place, linkpath: `school/${listed}` },
	{ type: "Link", name: `school/${listed}`, linkpath: "school/school.js" },
	...(["CharacterDevice", "BlockDevice", "FIFO", "ContiguousFile"] as const).map(
		(type): Raw => ({ type, name: place }),
	),
	...[place, `${place}/`, `school/./${listed.replace("one", "One")}`, "school//two"].flatMap((name): Raw[] => [
		{ type: "File", name },
		{ type: "OldFile", name },
		{ type: "Directory", name },
	]),
	...["School/school.js", "/school/school.js", "schooled", "../school/x", "school/../../x", "school/../x"].map(
		(name): Raw => ({ type: "File", name }),
	),
];

test.each(kinds)("an entry that is not listed is refused: $type $name", async (entry) => {
	await pack();
	append(entry);
	expect(() => unpackUpdate(file, home, current)).toThrow(StartRefused);
	expect([existsSync(program(home)), existsSync(path.join(home, "two")), existsSync(path.join(home, "x"))]).toEqual([
		false,
		false,
		false,
	]);
});

test("a link that is there before it is signed is refused by who packs", async () => {
	await expect(pack({ before: (school) => symlinkSync("one", path.join(school, "two")) })).rejects.toThrow("two");
});

test("what may be done with a file does not come from the one that is sent", async () => {
	await pack({ after: (school) => chmodSync(path.join(school, listed), 0o4777) });
	unpackUpdate(file, home, current);
	expect(statSync(path.join(home, listed)).mode & 0o7022).toBe(0);
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
