/** What the bar at the foot of the back office offers to undo, kept for this tab: pages are left after acts. */
import { keepInTab, readFromTab } from "../parts/kept";

/** How long it is offered; the list of acts undoes later. */
export const offerSeconds = 60;

/**
 * Without a schema, which would bring zod into every page of the back office; lib/office/activity/calls has it.
 * @property at when it was done, ISO 8601
 * @property text what has happened, in words
 * @property undo entries of the activity and operations, newest first; several records that were deleted at once are
 * restored at once
 * @property path where what was changed is seen, below `/admin`; null if no one page shows it
 */
export type Offer = {
	at: string;
	text: string;
	undo: ({ entry: number } | { operation: number })[];
	path: string | null;
};

const entry = "undo-offer";

/**
 * @property account that has acted
 * @property until milliseconds since the epoch
 * @property isAsked from an act until the server has said what can be undone
 * @property done the sentence that it was undone
 */
export type KeptOffer = {
	account: number | string;
	until: number;
	offer: Offer | null;
	isAsked?: boolean;
	done?: string;
};

/** Where storage is blocked, the bar is gone with the page; the list of acts undoes as well. */
export const keepOffer = (kept: KeptOffer | null): void => keepInTab(entry, kept);

/** @returns what was kept for this account and is not over yet, or null */
export function readOffer(account: number | string): KeptOffer | null {
	const kept = readFromTab<KeptOffer>(entry);
	return kept?.account === account && kept.until > Date.now() ? kept : null;
}
