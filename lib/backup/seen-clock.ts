/**
 * Whether the clock stands where the site has seen it last (lib/upkeep/clock). While it does not, nothing is deleted by time:
 * neither what is old, nor backups of which others are of a later week or month.
 */
import { dayLength } from "@/lib/contract/days";

/** Key of the entry in Payload's key-value store. */
export const clockEntry = "clock";

/** SQL for both databases; its one column is the time that was seen last, without rows none was. */
export const seenQuery = `SELECT data ->> 'seen' FROM payload_kv WHERE key = '${clockEntry}'`;

/** Further than this the clock does not jump by itself. */
const furthest = 2 * dayLength;

/** @param seen in milliseconds since 1970 */
export const isJump = (seen: number): boolean => Math.abs(Date.now() - seen) > furthest;
