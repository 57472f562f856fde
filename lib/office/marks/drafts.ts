/** Texts of a grid that are not saved yet. They are also kept in the browser's storage, and so survive a reload. */

/** A text that is not saved, the revision that it changes, and the paste that it belongs to. */
export type Draft = { text: string; base: number; paste?: number | undefined; reason?: string };

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
