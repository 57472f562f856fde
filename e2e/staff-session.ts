/** The staff account of the demo site, for reports. */
import type { Page } from "@playwright/test";
import { sites } from "./sites";

/** URL of the site that reports use: a running one, or the demo site that they start. */
export const reportUrl = process.env.WEIGH_URL || sites.demo.url;

/** Signs in with STAFF_EMAIL and STAFF_PASSWORD. */
export async function signInStaff(page: Page): Promise<void> {
	const { STAFF_EMAIL = "", STAFF_PASSWORD = "" } = process.env;
	await page.goto(`${reportUrl}/admin`);
	await page.locator("#field-username").fill(STAFF_EMAIL);
	await page.locator("#field-password").fill(STAFF_PASSWORD);
	await page.locator("button[type=submit]").click();
	await page.waitForURL(`${reportUrl}/admin`);
}
