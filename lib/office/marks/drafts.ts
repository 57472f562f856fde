/** Texts of a grid that are not saved yet. They are also kept in the browser's storage, and so survive a reload. */

/** A text that is not saved, and the revision that it changes. */
export type Draft = {
	text: string;
	base: number;
	/** The paste that it belongs to. */
	paste?: number | undefined;
	/** Texts that were sent for the same revision without an answer: the server may have saved one of them. */
	unsure?: readonly string[] | undefined;
	/** Why it is no mark. */
	reason?: string;
};

type KeptDraft = Omit<Draft, "reason">;

export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

/**
 * @param storage `localStorage`, or null where it is blocked
 * @param name of the grid in the storage
 */
export function readDrafts(storage: DraftStorage | null, name: string): Record<string, KeptDraft> {
	try {
		return JSON.parse(storage?.getItem(name) ?? "{}");
	} catch {
		return {};
	}
}

/** Replaces what is stored; see {@link readDrafts}. */
export function storeDrafts(storage: DraftStorage | null, name: string, drafts: ReadonlyMap<string, Draft>): void {
	const kept = [...drafts].map(([key, { reason: _reason, ...draft }]) => [key, draft]);
	try {
		if (kept.length === 0) storage?.removeItem(name);
		else storage?.setItem(name, JSON.stringify(Object.fromEntries(kept)));
	} catch {
		// Storage is full or blocked: the cells are still sent from this page.
	}
}
