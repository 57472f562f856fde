import { defineConfig } from "@playwright/test";
import { browserArgs, findBrowser } from "../lib/commands/browser";
import { sites, webServer } from "./sites";

process.env.E2E_BROWSER ??= findBrowser();

export default defineConfig({
	testDir: ".",
	outputDir: "../test-results",
	workers: 2,
	retries: 0,
	forbidOnly: true,
	reporter: "list",
	webServer: [webServer("demo"), webServer("proxied")],
	// What publishes comes last: the others count what is there.
	projects: [
		{ name: "reading", testIgnore: /publishing/ },
		{ name: "publishing", testMatch: /publishing/, dependencies: ["reading"] },
	],
	use: {
		baseURL: sites.demo.url,
		browserName: "chromium",
		locale: "bn-BD",
		timezoneId: "Asia/Dhaka",
		launchOptions: { executablePath: process.env.E2E_BROWSER, args: browserArgs },
	},
});
