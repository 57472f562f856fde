/** Tests of operating the site (`npm run test:machines`). Each file starts the servers that it needs. */
import { defineConfig } from "@playwright/test";
import config from "../playwright.config";

export default defineConfig({
	...config,
	testDir: ".",
	outputDir: "../../test-results",
	// Half of their time is waiting: for starts, drains, and the next look at what is due.
	workers: 2,
	projects: [{ name: "machines" }],
	globalSetup: "../start-sites",
	metadata: { sites: [] },
});
