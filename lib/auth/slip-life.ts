/** How long a password from a slip can be used, a student's and a staff account's. */
import { dayLength } from "@/lib/contract/days";

/** Milliseconds until its first login. */
export const slipLife = 14 * dayLength;

/**
 * Milliseconds that it logs in after the first login: on a bad network the response may have been lost, and without a
 * retry the owner would need another slip.
 */
const usedSlipLife = 15 * 60_000;

/** @returns when a slip that is made now ends, ISO 8601 */
export const endOfSlip = (now = new Date()): string => new Date(now.getTime() + slipLife).toISOString();

/** @returns the latest end of a slip that is used now, ISO 8601 */
export const endOfUsedSlip = (now = new Date()): string => new Date(now.getTime() + usedSlipLife).toISOString();
