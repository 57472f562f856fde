/**
 * The cells of a grid of marks in the browser: the texts that the server has, and typed ones that are not saved yet. These
 * are also kept in the browser's storage, and so survive a reload.
 */
import { type Cell, cellKey, type Mark, readMark } from "./shared";
import { markText } from "./text";

/** `isTaken`: whether the student takes the subject; other cells can only be emptied. */
export type StoredCell = Cell & { full: number; saved: string; revision: number; isTaken: boolean };

/** A text that is not saved, and the revision that it changes. */
type Draft = {
	text: string;
	base: number;
	/** The paste that it belongs to. */
	paste?: number | undefined;
	/** Texts that were sent for the same revision without an answer: the server may have saved one of them. */
	unsure?: readonly string[] | undefined;
	/** Why it is no mark. */
	reason?: string;
};

export type DraftStorage = Pick<Storage, "getItem" | "setItem" | "removeItem">;

export type Unsettled = {
	/** Keys of the cells without a text, of subjects that the students take. */
	missing: string[];
	/** Keys of the cells with a text, of subjects that the students do not take any more. */
	left: string[];
};

export class Drafts {
	readonly cells: ReadonlyMap<string, StoredCell>;
	readonly #drafts = new Map<string, Draft>();
	readonly #storage: DraftStorage | null;
	readonly #name: string;

	/**
	 * @param storage `localStorage`, or null where it is blocked
	 * @param name of the grid in the storage
	 */
	constructor(cells: readonly StoredCell[], storage: DraftStorage | null, name: string) {
		this.cells = new Map(cells.map((cell) => [cellKey(cell), cell]));
		this.#storage = storage;
		this.#name = name;
	}

	get = (key: string): Draft | undefined => this.#drafts.get(key);

	/** @returns the drafts that can be sent */
	right = (): [key: string, draft: Draft][] => [...this.#drafts].filter(([, { reason }]) => !reason);

	wrong = (): { key: string; reason: string }[] =>
		[...this.#drafts].flatMap(([key, { reason }]) => (reason ? [{ key, reason }] : []));

	/** Notes a text. A key that the grid does not have is ignored. @param isSent whether another text is on its way */
	note(key: string, text: string, { base, paste, unsure }: Partial<Draft>, isSent = false): void {
		const cell = this.cells.get(key);
		if (!cell) return;
		const read = readCell(text, cell);
		const isSaved = text === cell.saved || ("mark" in read && isStored(read.mark, cell));
		// While the server may get or have another text, the saved one is a change too.
		if (isSaved && !isSent && !unsure) this.#drafts.delete(key);
		else {
			const draft = { text, base: base ?? cell.revision, paste, unsure };
			this.#drafts.set(key, "reason" in read ? { ...draft, reason: read.reason } : draft);
		}
	}

	/** Notes what the server has. @param done the text that is settled by it; another one stays a draft, on the new revision */
	settle(stored: Cell & { text: string; revision: number }, done: string | undefined): void {
		const key = cellKey(stored);
		const cell = this.cells.get(key);
		if (!cell) return;
		Object.assign(cell, { saved: stored.text, revision: stored.revision });
		const draft = this.#drafts.get(key);
		this.#drafts.delete(key);
		if (draft && draft.text !== done) this.note(key, draft.text, { paste: draft.paste });
	}

	/** @returns whether two texts of a cell are the same mark, or the same wrong text */
	isSame(key: string, a: string, b: string): boolean {
		const full = this.cells.get(key)?.full ?? 0;
		const [read, otherRead] = [readMark(a, full), readMark(b, full)];
		return "mark" in read && "mark" in otherRead ? read.mark === otherRead.mark : a === b;
	}

	/** @returns the cells without a text that need one, and those with a text that must not have one */
	unsettled(): Unsettled {
		const found: Unsettled = { missing: [], left: [] };
		for (const [key, { isTaken, saved }] of this.cells) {
			const isEmpty = (this.get(key)?.text ?? saved).trim() === "";
			if (isEmpty === isTaken) found[isTaken ? "missing" : "left"].push(key);
		}
		return found;
	}

	/** Notes what an earlier page could not save. @returns the keys */
	restore(): string[] {
		let kept: Record<string, Draft> = {};
		try {
			kept = JSON.parse(this.#storage?.getItem(this.#name) ?? "{}");
		} catch {
			// Storage is blocked.
		}
		for (const [key, { text, ...draft }] of Object.entries(kept)) this.note(key, text, draft);
		return Object.keys(kept);
	}

	/** Replaces what is stored. */
	store(): void {
		const kept = [...this.#drafts].map(([key, { reason: _reason, ...draft }]) => [key, draft]);
		try {
			if (kept.length === 0) this.#storage?.removeItem(this.#name);
			else this.#storage?.setItem(this.#name, JSON.stringify(Object.fromEntries(kept)));
		} catch {
			// Storage is full or blocked: the cells are still sent from this page.
		}
	}
}

/** @returns the mark of a cell; in a subject that the student does not take only what is there already, or none */
function readCell(text: string, cell: StoredCell): ReturnType<typeof readMark> {
	const read = readMark(text, cell.full);
	const isAllowed = cell.isTaken || !("mark" in read) || read.mark === null || isStored(read.mark, cell);
	return isAllowed ? read : { reason: markText.onlyEmpty };
}

/** @returns whether the server has this mark already */
function isStored(mark: Mark, { saved, full }: StoredCell): boolean {
	const stored = readMark(saved, full);
	return "mark" in stored && stored.mark === mark;
}
