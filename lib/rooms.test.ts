/**
 * The rooms of the code, from the top floor down, and whom each may import. A room imports what stands below it and
 * never back up, so that a reader knows from a file's folder what it can depend on. Tests and their helpers keep to the
 * same table, except that they may also use what sets up a school (`mayTest`).
 */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import path from "node:path";

/** What every room of the server may use: settings, log, child processes, what a folder or a port is. */
const common = "lib/machine";
const words = ["lib/contract", "lib/bengali"];
const below = [...words, common];
const stores = ["lib/upkeep", "lib/cms", "lib/search", "lib/backup", "lib/files", "lib/data", "lib/auth"];

/** The longest name that a file's path begins with is its room. */
const rooms: Record<string, string[]> = {
	"app/(staff)": ["app", "lib/http", "lib/office", "lib/cms", ...below],
	"app/(preview)": ["app", "components", "lib/office", "lib/cms", ...below],
	app: ["components", "lib/http", "lib/school", "lib/files", "lib/browser", ...below],
	components: ["lib/school", "lib/browser", ...below],
	"lib/browser": words,
	"lib/http": ["lib/office", "lib/school", "lib/upkeep", "lib/files", "lib/auth", "lib/framework", ...below],
	"lib/commands": [
		"package.json",
		"lib/framework",
		"lib/http",
		"lib/demo",
		"lib/office",
		"lib/school",
		"lib/grading",
		...stores,
		...below,
	],
	"lib/demo": ["lib/office", "lib/school", "lib/grading", ...stores, ...below],
	// Two houses beside the house: nothing of the product imports them (their README.md).
	"lib/hosting": [
		...[
			"package.json",
			"lib/commands",
			"lib/framework",
			"lib/http",
			"lib/office",
			"lib/upkeep",
			"lib/data",
			"lib/backup",
			"lib/files",
		],
		...below,
	],
	"lib/tools": ["lib/commands", "lib/demo", "lib/office", "lib/school", ...stores, ...below],
	// The whole back office: its views show what pages of the site do, and grade in the browser.
	"lib/office": ["components", "lib/browser", "lib/school", "lib/grading", "lib/bijoy", ...stores, ...below],
	"lib/school": ["lib/grading", ...stores, ...below],
	"lib/upkeep": ["lib/cms", "lib/search", "lib/backup", "lib/files", "lib/data", ...below],
	"lib/backup": ["lib/cms", "lib/files", "lib/data", ...below],
	"lib/cms": ["lib/search", "lib/files", "lib/data", "lib/grading", "lib/auth", "lib/framework", ...below],
	"lib/search": ["lib/bijoy", "lib/files", "lib/data", ...below],
	"lib/files": below,
	"lib/data": below,
	"lib/auth": below,
	"lib/grading": words,
	"lib/bijoy": [],
	"lib/contract": ["lib/bengali"],
	"lib/bengali": [],
	[common]: ["lib/bengali"],
	// Beside the floors: what stands on the insides of Next, Payload or Node. Used by the start (instrumentation.ts),
	// by next.config.js and the build (lib/commands), by the CMS, which expires Next's caches, and by the log of requests.
	"lib/framework": ["lib/contract", common],
};

/** Files that rooms below theirs use as well, because they are plain data: sentences, values, tables of subjects, types. */
const plain: [RegExp, room: string][] = [
	[/^lib\/office\/(words\/|[^/]+\/text(-[a-z-]+)?(\.ts)?$)/, "lib/bengali"],
	[/^lib\/office\/(values\/|(subjects|menu-entries|paths)(\.ts)?$)/, "lib/contract"],
	// Types alone, made of the collections.
	[/^lib\/cms\/payload-types(\.ts)?$/, "lib/contract"],
];

const testing = /\.test\.tsx?$|\/testing\//;
const names = Object.keys(rooms).sort((a, b) => b.length - a.length);
const folderOf = (file: string) => names.find((name) => file.startsWith(`${name}/`)) ?? file;
const roomOf = (file: string) => plain.find(([name]) => name.test(file))?.[1] ?? folderOf(file);

/** Specifiers of static and dynamic imports, of our own modules and of packages. */
const specifier = /(?:from|import)\s*\(?\s*"([^"]+)"/g;
const ofProject = /^(?:\.{1,2}\/|@\/|@payload-config$)/;

function targetOf(file: string, written: string): string {
	if (written === "@payload-config") return "lib/cms/config";
	return written.startsWith("@/") ? written.slice(2) : path.posix.join(path.posix.dirname(file), written);
}

const files = execFileSync("git", [
	"ls-files",
	"--cached",
	"--others",
	"--exclude-standard",
	"app",
	"components",
	"lib",
])
	.toString()
	.split("\n")
	.filter((file) => /\.(ts|tsx|js)$/.test(file) && !file.endsWith("importMap.js"));

/** What every file imports; of types alone nothing is compiled. */
const statements = files.flatMap((file) => {
	const source = readFileSync(file, "utf8");
	return [...source.matchAll(specifier)].map(({ 0: statement, 1: written = "", index }) => ({
		file,
		written,
		isLazy: statement.includes("("),
		isType: /import type [^;]*$/.test(source.slice(0, index)),
	}));
});

/** Every import of another room, as `file → room`. */
const imports = statements.flatMap(({ file, written, isType }) => {
	if (!ofProject.test(written)) return [];
	const [room, to] = [roomOf(file), roomOf(targetOf(file, written))];
	return to === room ? [] : [{ file, room, to, written, isType }];
});

test("no room imports what stands above it", () => {
	const mayTest = ["lib/cms", "lib/commands", "lib/data", "lib/upkeep", "lib/backup"];
	const refused = imports.filter(
		({ file, room, to }) => !rooms[room]?.includes(to) && !(testing.test(file) && mayTest.includes(to)),
	);
	expect(refused.map(({ file, to }) => `${file} → ${to}`)).toEqual([]);
});

test("another room is imported by its full path", () => {
	const plainNode = /\.js$/;
	const relative = imports.filter(
		({ file, written }) =>
			written.startsWith(".") && folderOf(targetOf(file, written)) !== folderOf(file) && !plainNode.test(file),
	);
	expect(relative.map(({ file, written }) => `${file}: ${written}`)).toEqual([]);
});

test("no modules import each other in a circle, but for types", () => {
	const next = new Map(files.map((file): [string, string[]] => [file, []]));
	for (const { file, written, isType, isLazy } of statements)
		if (!isType && !isLazy) next.get(file)?.push(moduleOf(file, written));
	/** Leaves, again and again: what remains leads into a circle. */
	for (let left = Infinity; next.size < left; ) {
		left = next.size;
		for (const [file, imported] of next) if (!imported.some((target) => next.has(target))) next.delete(file);
	}
	expect([...next.keys()]).toEqual([]);
});

const isClient = (file: string) => readFileSync(file, "utf8").startsWith('"use client"');

const endings = [".ts", ".tsx", "", "/index.ts"];

/** @returns a file of ours by its path, a package by its name */
function moduleOf(file: string, written: string): string {
	if (!ofProject.test(written)) return written;
	const target = targetOf(file, written);
	return endings.map((ending) => target + ending).find((name) => files.includes(name)) ?? target;
}

/** Every module that client components lead to, with the way there. What is imported when needed is a script of its own. */
const inBrowser = new Map(files.filter(isClient).map((file) => [file, file]));
for (const [reached, way] of inBrowser)
	for (const { file, written, isType, isLazy } of statements) {
		if (file !== reached || isType || isLazy) continue;
		const next = moduleOf(file, written);
		if (!inBrowser.has(next)) inBrowser.set(next, `${way} → ${next}`);
	}

const waysTo = (name: RegExp) => [...inBrowser].filter(([file]) => name.test(file)).map(([, way]) => way);

test("no client component leads to a module of the server", () => {
	expect(inBrowser.size).toBeGreaterThan(300);
	expect(
		waysTo(/^(server-only|node:|payload$|next\/headers|@payload-config|lib\/(cms|data|http|backup|school)\/)/),
	).toEqual([]);
});

test("schemas stay on the server: no client component leads to zod, which is a tenth of the office's scripts", () => {
	expect(waysTo(/^zod(\/|$)/)).toEqual([]);
});

test("a client component of a subject has the sentences of that subject, and of what several share", () => {
	// Papers of several subjects are signed; a list from a file has the sentences of whose it is; the menu's forms are of two kinds.
	const shared = /^(parts|lists|operations|signature)$/;
	const known = [
		...["applicant-list", "date-list", "marks", "old-results"].map(
			(subject) => `lib/office/lists/list-file.tsx → lib/office/${subject}/text`,
		),
		"lib/office/site-menu/line-fields.tsx → lib/office/publishing/text",
		"lib/office/student-data/data-acts.tsx → lib/office/erasing/text",
	];
	const subjectOf = (file: string) => /^lib\/office\/([^/]+)\//.exec(file)?.[1] ?? "";
	const strange = statements.flatMap(({ file, written, isType }) => {
		const target = targetOf(file, written);
		if (isType || !/\/text(-[a-z-]+)?$/.test(target) || !isClient(file)) return [];
		const [own, other] = [subjectOf(file), subjectOf(target)];
		return own === other || shared.test(other) ? [] : [`${file} → ${target}`];
	});
	expect(strange).toEqual(known);
});
