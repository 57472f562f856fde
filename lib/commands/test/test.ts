/**
 * `npm test`: what a change of the product can break: lint, types, unit and data tests, browser tests.
 * `npm run test:machines`: what stands around it: several processes, kills, full disks, an S3 store.
 * `npm test -- e2e/calls` or `npm test -- lib/bengali` runs only matching tests.
 */
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import path from "node:path";
import { parseArgs } from "node:util";
import { ended, nextCommand, playwright, program, startNode } from "../run/child";
import { noteNotRun, notRun } from "./not-run";
import { objectStoreMissing } from "./object-store";

type Step = { name: string; run: () => Promise<number> };

const { values, positionals: filters } = parseArgs({
	allowPositionals: true,
	options: { machines: { type: "boolean", default: false } },
});
const node =
	(...args: string[]) =>
	() =>
		ended(startNode(args, { NODE_ENV: "test" }));

const jest = ["--experimental-vm-modules", "--no-warnings", "node_modules/jest/bin/jest.js", "--forceExit"];
/** @returns the projects of jest.config.js; on a machine without an S3 store without the one that needs it */
function jestProjects(): string[] {
	if (!values.machines) return ["units", "SQLite", "PostgreSQL"];
	const reason = objectStoreMissing();
	if (reason) noteNotRun(`machines, S3: ${reason}`);
	return ["machines, SQLite", "machines, PostgreSQL", ...(reason ? [] : ["machines, S3"])];
}

const lint: Step = { name: "lint", run: node("node_modules/@biomejs/biome/bin/biome", "ci") };
const lockFile: Step = { name: "package-lock.json", run: node(...program("complete-lock", "--check")) };
const routes: Step = { name: "route types", run: () => ended(startNode(nextCommand("typegen"))) };
const types: Step = { name: "types", run: node("node_modules/typescript/bin/tsc", "--noEmit") };
const units: Step = {
	name: "unit and data tests",
	run: () => node(...jest, "--selectProjects", ...jestProjects(), "--", ...filters)(),
};
const browser: Step = {
	name: "browser tests on a production build",
	// With a filter, skip the projects that the matching tests depend on.
	run: node(...playwright("e2e/playwright.config.ts", ...filters, ...(filters.length > 0 ? ["--no-deps"] : []))),
};

function chosen(): Step[] {
	if (filters.length === 0) return values.machines ? [units] : [lint, lockFile, routes, types, units, browser];
	return filters.every((filter) => filter.startsWith("e2e")) ? [browser] : [units];
}

/** For ./run.js, because tests start the same programs many times. Inside the project, to find its packages. */
function keepBundles(): void {
	const cache = path.resolve(".next/cache");
	mkdirSync(cache, { recursive: true });
	const folder = mkdtempSync(path.join(cache, "bundles-"));
	process.env.COMMAND_BUNDLES = folder;
	process.on("exit", () => rmSync(folder, { recursive: true, force: true }));
}

keepBundles();
const steps = chosen();
for (const [index, { name, run }] of steps.entries()) {
	const started = Date.now();
	console.log(`\n[${index + 1}/${steps.length}] ${name}`);
	const code = await run();
	const seconds = Math.round((Date.now() - started) / 1000);
	if (code !== 0) {
		console.error(`\nFAILED: ${name} (exit code ${code}, ${seconds} s)`);
		process.exit(1);
	}
	console.log(`passed: ${name} (${seconds} s)`);
}
console.log(`\nAll ${steps.length} steps passed.`);
for (const line of notRun()) console.log(`Not run: ${line}`);
