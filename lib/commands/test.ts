/**
 * `npm test`: everything that has to be right before a change counts.
 * `npm test -- e2e/calls` or `npm test -- lib/bengali` runs the tests of that name alone.
 */

import { randomBytes } from "node:crypto";
import { findBrowser } from "./browser";
import { ended, nextCommand, startNode } from "./child";
import { startSite } from "./site";

type Step = { name: string; run: () => Promise<number> };

const filters = process.argv.slice(2);
const node =
	(...args: string[]) =>
	() =>
		ended(startNode(args, { NODE_ENV: "test" }));

async function browserTests(): Promise<number> {
	const browser = await findBrowser();
	const staff = { STAFF_EMAIL: "staff@example.com", STAFF_PASSWORD: randomBytes(12).toString("base64url") };
	const site = await startSite(staff);
	try {
		const args = ["node_modules/@playwright/test/cli.js", "test", "--config", "e2e/playwright.config.ts", ...filters];
		return await ended(startNode(args, { ...staff, E2E_URL: site.url, E2E_BROWSER: browser, NODE_ENV: "test" }));
	} finally {
		await site.stop();
	}
}

const jest = ["--experimental-vm-modules", "--no-warnings", "node_modules/jest/bin/jest.js", "--forceExit"];
const lint: Step = { name: "lint", run: node("node_modules/@biomejs/biome/bin/biome", "ci") };
const routes: Step = { name: "route types", run: () => ended(startNode(nextCommand("typegen"))) };
const types: Step = { name: "types", run: node("node_modules/typescript/bin/tsc", "--noEmit") };
const units: Step = { name: "unit and data tests", run: node(...jest, ...filters) };
const browser: Step = { name: "browser tests on a production build", run: browserTests };

function chosen(): Step[] {
	if (filters.length === 0) return [lint, routes, types, units, browser];
	return filters.every((filter) => filter.startsWith("e2e")) ? [browser] : [units];
}

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
