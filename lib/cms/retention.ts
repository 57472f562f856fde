/** How long personal data is kept: for the cleanup (housekeeping.ts) and for what the public pages say of it. */

import { slipLife } from "@/lib/auth/slip-life";
import { tokenLife } from "@/lib/auth/tokens";
import { dayLength } from "@/lib/contract/days";

/** Activity of staff. */
export const activityYears = 2;

/** Refused applications, from the decision. */
export const refusedYears = 2;

/** Tokens of logins and applications. */
export const loginDays = tokenLife / dayLength;

/** Passwords from slips, until their first login. */
export const slipDays = slipLife / dayLength;

/** Texts that visitors have written below a page. */
export const feedbackDays = 180;

/** Number of backups to keep: the last of each kind, and the last nightly one of each of the last weeks and months. */
export const keptBackups = { nightly: 7, weekly: 4, monthly: 6, manual: 3, update: 2 } as const;

/** Months for which the last nightly backup of each is kept. Erased data is finally gone when the oldest of them is deleted. */
export const backupMonths = keptBackups.monthly;

/** @returns the time that many days ago, ISO 8601 */
export const daysAgo = (days: number): string => new Date(Date.now() - days * dayLength).toISOString();

/** @returns the time that many years ago, ISO 8601 */
export const yearsAgo = (years: number): string => daysAgo(years * 365);
