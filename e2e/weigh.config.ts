/** `npm run weigh`: the same site and browser, but no test. WEIGH_URL names a site that runs already. */
import { defineConfig } from "@playwright/test";
import config from "./playwright.config";

const running = process.env.WEIGH_URL;

export default defineConfig({
	...config,
	projects: [{ name: "weigh", testMatch: /weigh\.report\.ts/ }],
	webServer: running ? undefined : config.webServer,
	use: { ...config.use, ...(running && { baseURL: running }) },
});
