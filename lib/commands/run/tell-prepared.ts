import type { Payload } from "payload";
import { dayLength } from "@/lib/contract/days";
import { readDataState } from "@/lib/upkeep/data-state";
import { findDueDates } from "@/lib/upkeep/dates";
import type { Prepared } from "./kept-pages";

/** Milliseconds: no site runs as long with the pages of one start. */
const century = 100 * 365 * dayLength;

/** Tells the start, which waits for this process, from which state of the database it makes the pages. */
export async function tellPrepared(payload: Payload): Promise<void> {
	if (!process.send) return;
	const at = Date.now();
	const state = await readDataState();
	const prepared: Prepared = { at, state, dates: await findDueDates(payload, at, at + century) };
	await new Promise((sent) => process.send?.(prepared, undefined, undefined, sent));
}
