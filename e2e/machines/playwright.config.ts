/** Tests of operating the site (`npm run test:machines`). Each file starts the servers that it needs. */
import { defineConfig } from "@playwright/test";
import config from "../playwright.config";

export default defineConfig({
	...config,
	testDir: ".",
	outputDir: "../../test-results",
	// One after the other: each has several servers, a database and load of its own.
	workers: 1,
	projects: [{ name: "machines" }],
	globalSetup: "../start-sites",
	metadata: { sites: [] },
});
