/**
 * The marks of a grid in the browser: the values that the server has, and typed values that are not saved yet. Unsaved
 * cells are also in localStorage, so that they survive a reload; they are sent repeatedly until the server responds.
 */

import { FailedCall } from "@/lib/browser/call";
import { type Mark, type MarkInput, type MarksAnswer, mostCells, readMark } from "@/lib/office/marks/schema";

export type CellId = { enrolment: number; subject: number; paper: string; part: string };

/** State of a cell: as the server has it, on its way, refused, or changed by somebody else. */
export type CellState = "saved" | "waiting" | "wrong" | "taken";

export type QueueState = "saved" | "waiting" | "offline" | "signedOut" | "stopped";

/** A cell that somebody else has changed: theirs is kept. */
export type Taken = { key: string; by: string; theirs: string; yours: string };

export type Snapshot = {
	state: QueueState;
	/** Cells that are right but not saved. */
	waiting: number;
	wrong: { key: string; reason: string }[];
	taken: Taken[];
	/** Why the server refused a whole call; for the state "stopped". */
	message: string;
};

type Cell = CellId & { full: number; saved: string; revision: number };

/** A text that is not saved, and the revision that it changes. */
type Draft = { text: string; base: number; reason?: string };

type Options = {
	cells: readonly Cell[];
	/** Sends right cells. @throws FailedCall */
	send: (cells: MarkInput[]) => Promise<MarksAnswer>;
	/** Name in the storage. */
	name: string;
	/** `localStorage`, or null where it is blocked. */
	storage: Pick<Storage, "getItem" | "setItem" | "removeItem"> | null;
	/** Called with the keys of the cells whose appearance has changed. */
	onPaint: (keys: readonly string[]) => void;
};

/** Milliseconds between the last key and the call: marks are saved within two seconds. */
const pause = 600;
/** Milliseconds between two tries without a connection. */
const retryPause = 4000;

export const keyOf = ({ enrolment, subject, paper, part }: CellId): string =>
	`${enrolment}/${subject}/${paper}/${part}`;

export class MarksQueue {
	readonly #cells: Map<string, Cell>;
	readonly #drafts = new Map<string, Draft>();
	readonly #taken = new Map<string, Taken>();
	readonly #options: Options;
	readonly #listeners = new Set<() => void>();
	#snapshot: Snapshot = { state: "saved", waiting: 0, wrong: [], taken: [], message: "" };
	#timer: ReturnType<typeof setTimeout> | undefined;
	#sending = false;
	#failure: Exclude<QueueState, "saved" | "waiting"> | null = null;
	#message = "";
	#closed = false;

	constructor(options: Options) {
		this.#options = options;
		this.#cells = new Map(options.cells.map((cell) => [keyOf(cell), cell]));
	}

	/** Restores cells that an earlier page could not save, and starts sending. */
	open(): void {
		this.#closed = false;
		const kept = this.#stored();
		for (const [key, { text, base }] of Object.entries(kept)) this.#note(key, text, base);
		this.#changed(Object.keys(kept));
		this.#schedule(0);
	}

	/** Stops sending; what is not saved stays in the storage. */
	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
	}

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	snapshot = (): Snapshot => this.#snapshot;

	/** Notes typed or pasted texts, and sends them soon. Cells that the grid does not have are ignored. */
	type(texts: readonly (readonly [key: string, text: string])[]): void {
		for (const [key, text] of texts) {
			this.#taken.delete(key);
			this.#note(key, text, this.#drafts.get(key)?.base);
		}
		this.#store();
		this.#changed(texts.map(([key]) => key));
		this.#schedule(this.#failure === "offline" ? retryPause : pause);
	}

	/**
	 * Sends at once instead of after the retry pause: to be called when the connection is back or the window gets focus.
	 */
	retry(): void {
		if (this.#failure) this.#schedule(0);
	}

	/** @returns the text of a cell, its state, and the reason for the state "wrong" */
	read(key: string): { text: string; state: CellState; reason: string } {
		const draft = this.#drafts.get(key);
		if (draft) return { text: draft.text, state: draft.reason ? "wrong" : "waiting", reason: draft.reason ?? "" };
		return { text: this.#cells.get(key)?.saved ?? "", state: this.#taken.has(key) ? "taken" : "saved", reason: "" };
	}

	/** @returns what {@link type} would make of a text: nothing new, a change, or a wrong mark */
	judge(key: string, text: string): "same" | "changed" | "wrong" {
		const cell = this.#cells.get(key);
		if (!cell) return "same";
		const read = readMark(text, cell.full);
		if ("reason" in read) return "wrong";
		return isSame(read.mark, cell) ? "same" : "changed";
	}

	/** Forgets what is typed in a cell. @returns the text that the server has */
	reset(key: string): string {
		this.#drafts.delete(key);
		this.#store();
		this.#changed([key]);
		return this.#cells.get(key)?.saved ?? "";
	}

	#note(key: string, text: string, base?: number): void {
		const cell = this.#cells.get(key);
		if (!cell) return;
		const read = readMark(text, cell.full);
		if ("reason" in read) this.#drafts.set(key, { text, base: base ?? cell.revision, reason: read.reason });
		else if (isSame(read.mark, cell)) this.#drafts.delete(key);
		else this.#drafts.set(key, { text, base: base ?? cell.revision });
	}

	#right = () => [...this.#drafts].filter(([, { reason }]) => !reason);

	#schedule(wait: number): void {
		clearTimeout(this.#timer);
		if (!this.#closed) this.#timer = setTimeout(() => void this.#flush(), wait);
	}

	async #flush(): Promise<void> {
		const right = this.#right().slice(0, mostCells);
		if (this.#sending || right.length === 0) return;
		this.#sending = true;
		const cells = right.flatMap(([key, { text, base }]) => {
			const cell = this.#cells.get(key);
			if (!cell) return [];
			const { enrolment, subject, paper, part } = cell;
			return [{ enrolment, subject, paper, part, text, base }];
		});
		try {
			this.#receive(cells, await this.#options.send(cells));
			this.#failure = null;
		} catch (error) {
			this.#fail(error);
		}
		this.#sending = false;
		this.#store();
		this.#changed(right.map(([key]) => key));
		if (this.#failure === "stopped" || this.#right().length === 0) return;
		this.#schedule(this.#failure ? retryPause : 0);
	}

	#fail(error: unknown): void {
		const { status, message } = error instanceof FailedCall ? error : { status: 0, message: "" };
		this.#message = message;
		this.#failure =
			status === 401 ? "signedOut" : status === 0 || status >= 500 || status === 429 ? "offline" : "stopped";
	}

	#receive(sent: readonly MarkInput[], { saved, taken, refused }: MarksAnswer): void {
		const sentTexts = new Map(sent.map((cell) => [keyOf(cell), cell.text]));
		/** What was typed while the call was on its way stays a draft, on the new revision. */
		const settle = (key: string, text: string, revision: number) => {
			const cell = this.#cells.get(key);
			if (!cell) return;
			Object.assign(cell, { saved: text, revision });
			const draft = this.#drafts.get(key);
			if (!draft || draft.text === sentTexts.get(key)) this.#drafts.delete(key);
			else this.#note(key, draft.text, revision);
		};
		for (const one of saved) settle(keyOf(one), one.text, one.revision);
		for (const one of taken) {
			const key = keyOf(one);
			const yours = sentTexts.get(key) ?? "";
			this.#taken.set(key, { key, by: one.by, theirs: one.text, yours });
			settle(key, one.text, one.revision);
		}
		for (const one of refused) {
			const draft = this.#drafts.get(keyOf(one));
			if (draft && draft.text === sentTexts.get(keyOf(one))) draft.reason = one.reason;
		}
	}

	#changed(keys: readonly string[]): void {
		const waiting = this.#right().length;
		const state = waiting === 0 ? "saved" : (this.#failure ?? "waiting");
		const wrong = [...this.#drafts].flatMap(([key, { reason }]) => (reason ? [{ key, reason }] : []));
		this.#snapshot = { state, waiting, wrong, taken: [...this.#taken.values()], message: this.#message };
		this.#options.onPaint(keys);
		for (const listener of this.#listeners) listener();
	}

	#stored(): Record<string, { text: string; base: number }> {
		try {
			return JSON.parse(this.#options.storage?.getItem(this.#options.name) ?? "{}");
		} catch {
			return {};
		}
	}

	#store(): void {
		const { name, storage } = this.#options;
		try {
			if (this.#drafts.size === 0) storage?.removeItem(name);
			else
				storage?.setItem(
					name,
					JSON.stringify(Object.fromEntries([...this.#drafts].map(([key, { text, base }]) => [key, { text, base }]))),
				);
		} catch {
			// Storage is full or blocked: the cells are still sent from this page.
		}
	}
}

/** @returns whether the server has this mark already */
function isSame(mark: Mark, { saved, full }: Cell): boolean {
	const stored = readMark(saved, full);
	return "mark" in stored && stored.mark === mark;
}
