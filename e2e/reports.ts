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

/** @returns the value in the middle, sorted by a number */
export function median<T>(values: readonly T[], numberOf: (value: T) => number = Number): T {
	const sorted = [...values].sort((one, other) => numberOf(one) - numberOf(other));
	return sorted[Math.floor(sorted.length / 2)] as T;
}
