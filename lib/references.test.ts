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
