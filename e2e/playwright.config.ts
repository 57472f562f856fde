import { defineConfig } from "@playwright/test";
import { browserEnvironment, findBrowser, testArgs } from "../lib/commands/test/browser";
import "../lib/commands/test/cheap-hashes.js";
import { ownSites, sites, sitesFor } from "./sites";

process.env.E2E_BROWSER ??= findBrowser();

const inFolder = (name: string) => `**/e2e/${name}/**`;
const filters = process.argv.filter((argument) => argument.startsWith("e2e") && !argument.endsWith(".config.ts"));

/** File for the JSON report, from which `npm test` prints its last lines. */
const results = process.env.E2E_RESULTS;

export default defineConfig({
	testDir: ".",
	outputDir: "../test-results",
	// Three keep two cores busy: a test waits for a timeout, a disk or another process now and then.
	workers: 3,
	// On a busy machine a step can miss its time; the reporter lists tests that passed only later as flaky.
	retries: 2,
	// A build that is broken everywhere ends while somebody still waits for the answer.
	maxFailures: 25,
	forbidOnly: true,
	// For slow machines; a passing test does not wait longer.
	timeout: 480_000,
	expect: { timeout: 60_000 },
	reporter: [["list"], ...(results ? [["json", { outputFile: results }] as const] : [])],
	globalSetup: "./start-sites",
	metadata: { sites: sitesFor(filters) },
	projects: [
		...ownSites.map((name) => ({
			name,
			testMatch: inFolder(name),
			use: { baseURL: sites[name].url },
			// What changes the site for all visitors runs one after the other, and first, beside the rest.
			...(name === "changing" ? { workers: 1 } : {}),
		})),
		{ name: "demo", testIgnore: ["machines", ...ownSites].map(inFolder) },
	],
	use: {
		baseURL: sites.demo.url,
		browserName: "chromium",
		locale: "bn-BD",
		timezoneId: "Asia/Dhaka",
		// In each test's new context the first public page installs the worker, which fetches five pages and their files: half
		// of the requests to the server. What is read offline is in e2e/pages/offline.spec.ts, which allows it.
		serviceWorkers: "block",
		// An action on what never comes would else take the whole time of its test, three times.
		actionTimeout: 120_000,
		// What a failed test saw, in test-results; a test that passes at once records nothing.
		trace: "on-first-retry",
		launchOptions: { executablePath: process.env.E2E_BROWSER, args: testArgs, env: browserEnvironment },
	},
});
