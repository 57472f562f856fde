import { defineConfig } from "@playwright/test";
import { browserArgs } from "../lib/commands/browser";
import { browserPath, siteUrl } from "./environment";

export default defineConfig({
	testDir: ".",
	outputDir: "../test-results",
	workers: 2,
	retries: 0,
	forbidOnly: true,
	reporter: "list",
	// What publishes comes last: the others count what is there.
	projects: [
		{ name: "reading", testIgnore: /publishing/ },
		{ name: "publishing", testMatch: /publishing/, dependencies: ["reading"] },
	],
	use: {
		baseURL: siteUrl,
		browserName: "chromium",
		locale: "bn-BD",
		timezoneId: "Asia/Dhaka",
		launchOptions: { executablePath: browserPath, args: browserArgs },
	},
});
