/**
 * Prints the size of the house, TypeScript and CSS without tests, migrations and generated files, and fails beyond a limit.
 */
import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";

const tracked = execFileSync("git", ["ls-files", "app", "components", "lib", "*.ts", "*.js"]).toString().split("\n");
const notProduct = /\.(test|spec)\.|\.d\.ts$|\/(testing|migrations)\/|^e2e\/|payload-types|importMap/;
const product = [...new Set(tracked)].filter((file) => /\.(tsx?|css|scss)$/.test(file) && !notProduct.test(file));

const linesOf = (files: string[]) =>
	files.reduce((sum, file) => sum + readFileSync(file, "utf8").split("\n").length - 1, 0);

/** What a reader opens who wants to know the website: pages, calls, components, and what they read and say. */
const website = /^(app\/(?!\((staff|preview)\))|components\/|lib\/(school|http(?!\/staff)|contract|browser|bengali)\/)/;

/** Rooms beside the product, which nothing of it imports. */
const beside = /^lib\/(hosting|tools)\//;

const docs = readdirSync("docs").filter((name) => name.endsWith(".md") && !["api.md", "office.md"].includes(name));
/** Strokes of tables are none. */
const isWord = (text: string) => /[\p{L}\p{N}]/u.test(text);
const words = docs.flatMap((name) => readFileSync(`docs/${name}`, "utf8").split(/\s+/).filter(isWord)).length;

const architecture = readFileSync("docs/architecture.md", "utf8");
const caches = /\n## Caches\n[\s\S]*?\n## /.exec(architecture)?.[0].match(/^\| (?!What|-)/gm)?.length ?? 0;

const { scripts }: { scripts: object } = JSON.parse(readFileSync("package.json", "utf8"));
const [byHand = ""] = readFileSync("lib/machine/environment.ts", "utf8").split("const handedOver");
const settings = byHand.match(/^\t[A-Z][A-Z0-9_]+:/gm)?.length ?? 0;

/** What is measured, what was found, and the most that it may be. */
const rows: [name: string, now: number, most: number][] = [
	["lines in all", linesOf(product), 107_660],
	["lines without lib/hosting and lib/tools", linesOf(product.filter((file) => !beside.test(file))), 100_696],
	["lines of the website", linesOf(product.filter((file) => website.test(file))), 25_517],
	["files", product.length, 1_398],
	["files of 15 lines or less", product.filter((file) => linesOf([file]) <= 15).length, 145],
	["caches in docs/architecture.md", caches, 10],
	["settings that a person sets", settings, 40],
	["npm scripts", Object.keys(scripts).length, 16],
	["words in docs without api.md, office.md", words, 19_000],
];

for (const [name, now, most] of rows) console.log(`${now > most ? "✘" : "✓"} ${name}: ${now} (at most ${most})`);
const isGrown = rows.some(([, now, most]) => now > most);
if (isGrown) console.log("A new capability raises a limit in lib/commands/test/house.ts, and says why in its commit.");
process.exitCode = isGrown ? 1 : 0;
