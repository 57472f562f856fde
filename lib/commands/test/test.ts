/**
 * `npm test`: all that a change of the product can break: lint, types, unit and data tests, browser tests.
 * `npm run test:machines`: the operation of the site: several processes, kills, full disks, an S3 store, nginx in
 * front. `npm test -- e2e/calls` or `npm test -- lib/bengali` runs only matching tests.
 */
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { settings } from "@/lib/machine/environment";
import { ended, nextCommand, playwright, program, startNode } from "../run/child";
import { workInMemory } from "./in-memory";
import { objectStoreMissing } from "./object-store";
import {
	closingLine,
	jestResults,
	noteNotRun,
	notRun,
	oneCheck,
	playwrightResults,
	type Results,
	sumOf,
} from "./results";

type Step = { name: string; run: () => Promise<Results> };

const { values, positionals } = parseArgs({
	allowPositionals: true,
	options: { machines: { type: "boolean", default: false } },
});

/** Names of the files that are to be run, for each of the two runners. */
const filters = {
	jest: positionals.filter((name) => !name.startsWith("e2e")),
	browser: positionals.filter((name) => name.startsWith("e2e")),
};

/**
 * Creates a folder for bundles of commands (lib/commands/run.js), because tests start the same programs many times, and
 * for templates of schools (./site). It is inside the project, so that the bundles find its npm packages.
 */
function makeFolder(): string {
	const cache = path.resolve(".next/cache");
	mkdirSync(cache, { recursive: true });
	const made = mkdtempSync(path.join(cache, "bundles-"));
	process.env.COMMAND_BUNDLES = made;
	process.on("exit", () => rmSync(made, { recursive: true, force: true }));
	return made;
}

// What a machine is set to for its own site would change what tests expect.
for (const name of Object.keys(settings.shape)) delete process.env[name];
workInMemory();
const folder = makeFolder();
const inFolder = (name: string) => path.join(folder, name);

const check = (name: string, args: string[], NODE_ENV: string): Step => ({
	name,
	run: async () => oneCheck(name, (await ended(startNode(args, { NODE_ENV }))) === 0),
});

/** @param projects of jest.config.js */
const jest = (name: string, ...projects: string[]): Step => ({
	name,
	run: async () => {
		const report = inFolder("jest.json");
		const options = ["--forceExit", "--json", `--outputFile=${report}`, "--selectProjects", ...projects];
		const command = ["--experimental-vm-modules", "--no-warnings", "node_modules/jest/bin/jest.js"];
		const code = await ended(startNode([...command, ...options, "--", ...filters.jest], { NODE_ENV: "test" }));
		return jestResults(report, code);
	},
});

const browser = (name: string, config: string): Step => ({
	name,
	run: async () => {
		const E2E_RESULTS = inFolder("playwright.json");
		const code = await ended(startNode(playwright(config, ...filters.browser), { NODE_ENV: "test", E2E_RESULTS }));
		return playwrightResults(E2E_RESULTS, code);
	},
});

const checks = [
	check("lint", ["node_modules/@biomejs/biome/bin/biome", "ci"], "test"),
	check("package-lock.json", program("complete-lock", "--check"), "test"),
	check("route types", nextCommand("typegen"), "production"),
	check("types", ["node_modules/typescript/bin/tsc", "--noEmit"], "test"),
	check("size of the house", program("house"), "test"),
];
// A step of its own, to see how long it takes; the browser tests then find the build up to date.
const compile = check("production build", program("build", "--when-changed"), "production");

const product = {
	checks,
	jest: [jest("unit and data tests", "units", "SQLite", "PostgreSQL")],
	browser: [compile, browser("browser tests", "e2e/playwright.config.ts")],
};
/** @returns the projects of jest.config.js; on a machine without an S3 store without the one that needs it */
function machineProjects(): string[] {
	const reason = values.machines ? objectStoreMissing() : undefined;
	if (reason) noteNotRun(`machines, S3: ${reason}`);
	return ["machines, SQLite", "machines, PostgreSQL", ...(reason ? [] : ["machines, S3"])];
}

const machines: typeof product = {
	checks: [],
	jest: [jest("data tests with kills, full disks and S3", ...machineProjects())],
	browser: [compile, browser("several processes, restarts and the front", "e2e/machines/playwright.config.ts")],
};

function chosen(): Step[] {
	const all = values.machines ? machines : product;
	if (positionals.length === 0) return [...all.checks, ...all.jest, ...all.browser];
	return [...(filters.jest.length > 0 ? all.jest : []), ...(filters.browser.length > 0 ? all.browser : [])];
}

const steps = chosen();
const done: { name: string; seconds: number; results: Results }[] = [];
for (const [index, { name, run }] of steps.entries()) {
	const started = Date.now();
	console.log(`\n[${index + 1}/${steps.length}] ${name}`);
	const results = await run();
	const seconds = Math.round((Date.now() - started) / 1000);
	console.log(`${name}: ${closingLine(results)} (${seconds} s)`);
	done.push({ name, seconds, results });
}

const row = (seconds: number, name: string, rest = "") =>
	console.log(`${String(Math.round(seconds)).padStart(6)} s  ${name}${rest}`);
const all = sumOf(done.map(({ results }) => results));
if (positionals.length === 0) {
	console.log("\nThe slowest files, which run beside each other:");
	const slowest = all.files.toSorted((a, b) => b.seconds - a.seconds);
	for (const { name, seconds } of slowest.slice(0, 20)) row(seconds, name);
	console.log("\nSteps:");
	for (const { name, seconds, results } of done) row(seconds, name, `: ${closingLine(results)}`);
}

/** File with the results of the test commands that `.ci/run` ran before, whose sum and failures are printed at the end. */
const { TEST_TOTALS } = process.env;
const before: Results[] = TEST_TOTALS && existsSync(TEST_TOTALS) ? JSON.parse(readFileSync(TEST_TOTALS, "utf8")) : [];
const total = [...before, { ...all, files: [] }];
if (TEST_TOTALS) writeFileSync(TEST_TOTALS, JSON.stringify(total));
console.log("");
for (const line of notRun()) console.log(`Not run here: ${line}`);
const sum = sumOf(total);
for (const name of sum.failures) console.log(`Failed: ${name}`);
console.log(closingLine(sum));
process.exit(all.failed > 0 ? 1 : 0);
