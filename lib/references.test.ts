/** Comments and documents refer only to files and npm scripts that exist. */
import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";

const list = ["ls-files", "--cached", "--others", "--exclude-standard"];
const files = execFileSync("git", list).toString().split("\n").filter(existsSync);
const texts = files
	.filter((file) => /\.(ts|tsx|js|cjs|css|md|sh|conf|service|socket|yaml|env)$|Dockerfile$/.test(file))
	.filter((file) => !file.endsWith("importMap.js") && !file.includes("/migrations/"));

/** @returns the comments of a source file, or the whole text of a document */
function proseOf(file: string): string {
	const text = readFileSync(file, "utf8");
	if (/\.(md|sh|conf|service|socket|yaml|env)$|Dockerfile$/.test(file)) return text;
	return [...text.matchAll(/\/\*[\s\S]*?\*\/|(?<![:"'`])\/\/ .*/g)].map(([comment]) => comment).join("\n");
}

const manifest: { scripts: Record<string, string> } = JSON.parse(readFileSync("package.json", "utf8"));
const known = new Set(files);
const folders = new Set(files.flatMap((file) => file.split("/").map((_, end, parts) => parts.slice(0, end).join("/"))));
const endings = ["", ".ts", ".tsx", ".js", ".spec.ts", ".data.test.ts"];

/** `lib/http/call`, `e2e/pages`, `docs/api.md`; without what stands for a name: `lib/office/<subject>`, `lib/…`. */
const ofRepository =
	/(?<![\w./@-])(?:lib|app|components|e2e|docs|deploy|public)\/(?:[\w./[\]-]|\(\w+\))*(?:[\w\]]|\(\w+\))(?![\w<…*])/g;
const documents = /(?<![\w/.-])[\w-]+\.md\b/g;
const scripts = /npm run (?:--silent )?([a-z][\w:-]*)/g;

const isThere = (name: string) => endings.some((ending) => known.has(name + ending)) || folders.has(name);

test("files and folders", () => {
	const lost = texts.flatMap((file) =>
		[...proseOf(file).matchAll(ofRepository)]
			.filter(({ 0: name, index, input }) => !isThere(name) && !/^\/?[<*{…]/.test(input.slice(index + name.length)))
			.map(([name]) => `${file}: ${name}`),
	);
	expect(lost).toEqual([]);
});

test("documents, from wherever they are named", () => {
	const here = new Set([...readdirSync("docs"), ...files.filter((file) => !file.includes("/"))]);
	const lost = texts.flatMap((file) =>
		[...proseOf(file).matchAll(documents)]
			.filter(([name]) => !here.has(name) && !known.has(path.posix.join(path.posix.dirname(file), name)))
			.map(([name]) => `${file}: ${name}`),
	);
	expect(lost).toEqual([]);
});

test("npm scripts", () => {
	const lost = texts.flatMap((file) =>
		[...proseOf(file).matchAll(scripts)]
			.filter(([, name = ""]) => !(name in manifest.scripts))
			.map(([, name]) => `${file}: ${name}`),
	);
	expect(lost).toEqual([]);
});

describe("docs/security.md", () => {
	const cells = (line: string) => line.split("|").map((cell) => cell.trim());
	const rows = readFileSync("docs/security.md", "utf8")
		.split("\n")
		.filter((line) => /^\| \d/.test(line))
		.map(cells);
	const namedTest = /`([^`]*(?:\.(?:test|spec)\.ts|-suite\.ts|-tests\.ts)|deploy\/try-[^`]*|e2e\/[\w/]+)`/g;
	const testsOf = (how = "") => [...how.matchAll(namedTest)].map(([, name = ""]) => name);

	test("each row that is met names the test that fails when it is untrue, or says that there is none", () => {
		expect(rows.length).toBeGreaterThan(130);
		const silent = rows.filter(
			([, , state, how = ""]) =>
				/met|partly/.test(state ?? "") && testsOf(how).length === 0 && !how.includes("No test"),
		);
		expect(silent.map(([, requirement]) => requirement)).toEqual([]);
	});

	test("each named test is one that there is", () => {
		const fits = (name: string) =>
			files.filter((file) => `/${file}`.endsWith(`/${name}`)).length === 1 || folders.has(name);
		const lost = rows.flatMap(([, requirement, , how]) =>
			testsOf(how)
				.filter((name) => !fits(name))
				.map((name) => `${requirement}: ${name}`),
		);
		expect(lost).toEqual([]);
	});
});
