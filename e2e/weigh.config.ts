/** `npm run weigh` and `npm run paint`: the same site and browser, but no test. WEIGH_URL names a site that runs already. */
import { defineConfig } from "@playwright/test";
import config from "./playwright.config";
import { webServer } from "./sites";

const running = process.env.WEIGH_URL;

export default defineConfig({
	...config,
	projects: ["weigh", "paint"].map((name) => ({ name, testMatch: `**/${name}.report.ts` })),
	webServer: running ? undefined : webServer("demo"),
	use: { ...config.use, ...(running && { baseURL: running }) },
});
