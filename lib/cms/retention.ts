/** How long personal data is kept: for the cleanup (housekeeping.ts) and for what the public pages say of it. */
import { tokenLife } from "@/lib/auth/tokens";
import { keptBackups } from "./backup/folder";

const day = 24 * 60 * 60_000;

/** What staff have done. */
export const activityYears = 2;

/** Refused applications, from the decision. */
export const refusedYears = 2;

/** Tokens of logins and applications (contract.md, tokens). */
export const loginDays = tokenLife / day;

/** Texts that visitors have written below a page. */
export const feedbackDays = 180;

/** Backups of nights; the last copy of what is erased goes with the oldest. */
export const nightlyBackups = keptBackups.nightly;

/** @returns the time that many days ago, ISO 8601 */
export const daysAgo = (days: number): string => new Date(Date.now() - days * day).toISOString();

/** @returns the time that many years ago, ISO 8601 */
export const yearsAgo = (years: number): string => daysAgo(years * 365);
