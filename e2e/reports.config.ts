/** Reports, one project each: the tests' site and browser. WEIGH_URL is the URL of a site that is already running. */
import { defineConfig } from "@playwright/test";
import { browserArgs } from "../lib/commands/test/browser";
import config from "./playwright.config";

const running = process.env.WEIGH_URL;

export default defineConfig({
	...config,
	projects: ["weigh", "paint", "against", "lighthouse", "pictures", "staff-lists", "marks-grid", "measure-cards"].map(
		(name) => ({
			name,
			testMatch: `**/${name}.report.ts`,
		}),
	),
	metadata: { sites: running ? [] : ["demo"] },
	use: {
		...config.use,
		launchOptions: { ...config.use?.launchOptions, args: browserArgs },
		...(running && { baseURL: running }),
	},
});
