/** For reports. */
import type { Page } from "@playwright/test";
import { sites } from "./sites";
import { openOffice } from "./staff/own-school";

/** URL of the site that reports use: a running one, or the demo site that they start. */
export const reportUrl = process.env.WEIGH_URL || sites.demo.url;

/** Signs in with STAFF_EMAIL and STAFF_PASSWORD. */
export function signInStaff(page: Page): Promise<void> {
	const { STAFF_EMAIL = "", STAFF_PASSWORD = "" } = process.env;
	return openOffice(page, { url: reportUrl }, { email: STAFF_EMAIL, password: STAFF_PASSWORD });
}
