/** Tests of operating the site (`npm run test:machines`). Each file starts the servers that it needs. */
import { defineConfig } from "@playwright/test";
import config from "../playwright.config";

const longest = ["**/schools.spec.ts", "**/update.spec.ts"];

export default defineConfig({
	...config,
	testDir: ".",
	outputDir: "../../test-results",
	// The longest begin first: one that begins last would run alone in the end.
	projects: [
		{ name: "machines, longest", testMatch: longest },
		{ name: "machines", testIgnore: longest },
	],
	globalSetup: "../start-sites",
	metadata: { sites: [] },
});
