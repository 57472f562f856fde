/**
 * The marks of a grid in the browser: the values that the server has, and typed values that are not saved yet. Unsaved
 * cells are also in localStorage, so that they survive a reload; they are sent repeatedly until the server responds.
 */

import { FailedCall } from "@/lib/browser/call";
import type { MarkInput, MarksAnswer } from "./calls";
import { type Cell, cellKey } from "./cells";
import { type Draft, type DraftStorage, readDrafts, storeDrafts } from "./drafts";
import { cellsOfCall, type Mark, readMark } from "./shared";
import { Steps, type Text, type Undone } from "./steps";
import { markText } from "./text";

/** State of a cell: as the server has it, on its way, refused, or changed by somebody else. */
type CellState = "saved" | "waiting" | "wrong" | "taken";

/**
 * State of the grid: `opening` until unsaved cells of an earlier page are restored, `saved` if no cell is waiting or
 * wrong, `wrong` if no cell is waiting.
 */
type QueueState = "opening" | "saved" | "wrong" | "waiting" | "offline" | "signedOut" | "stopped";

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
	canUndo: boolean;
	/** Keys of the cells without a text, of subjects that the students take. */
	missing: string[];
	/** Keys of the cells with a text, of subjects that the students do not take any more. */
	left: string[];
};

export const openingSnapshot: Snapshot = {
	...{ state: "opening", waiting: 0, wrong: [], taken: [], message: "", canUndo: false, missing: [], left: [] },
};

/** `isTaken`: whether the student takes the subject; other cells can only be emptied. */
type QueuedCell = Cell & { full: number; saved: string; revision: number; isTaken: boolean };

type Options = {
	cells: readonly QueuedCell[];
	/** Sends right cells, either those of one paste or typed ones. @throws FailedCall */
	send: (cells: MarkInput[], isPaste: boolean) => Promise<MarksAnswer>;
	/** Name in the storage. */
	name: string;
	/** `localStorage`, or null where it is blocked. */
	storage: DraftStorage | null;
	/** Called with the keys of the cells whose appearance has changed. */
	onPaint: (keys: readonly string[]) => void;
};

/** Milliseconds between the last key and the call: marks are saved within two seconds. */
const pause = 600;
/** Milliseconds between two tries without a connection. */
const retryPause = 4000;

/** @returns the enrolment of a cell's key */
export const enrolmentOf = (key: string): number => Number(key.split("/")[0]);

/** @returns the subject of a cell's key */
export const subjectOf = (key: string): number => Number(key.split("/")[1]);

export class MarksQueue {
	readonly #cells: Map<string, QueuedCell>;
	readonly #drafts = new Map<string, Draft>();
	readonly #taken = new Map<string, Taken>();
	readonly #options: Options;
	readonly #listeners = new Set<() => void>();
	/** Texts that are on their way, by key. */
	#sent: ReadonlyMap<string, string> = new Map();
	readonly #steps = new Steps();
	#snapshot = openingSnapshot;
	#timer: ReturnType<typeof setTimeout> | undefined;
	#sending = false;
	#failure: "offline" | "signedOut" | "stopped" | null = null;
	#message = "";
	#closed = false;

	constructor(options: Options) {
		this.#options = options;
		this.#cells = new Map(options.cells.map((cell) => [cellKey(cell), cell]));
	}

	/** Restores cells that an earlier page could not save, and starts sending. */
	open(): void {
		this.#closed = false;
		const kept = readDrafts(this.#options.storage, this.#options.name);
		for (const [key, { text, ...draft }] of Object.entries(kept)) this.#note(key, text, draft);
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

	/** Notes a text that is typed in a cell, and sends it soon. A key that the grid does not have is ignored. */
	type(key: string, text: string): void {
		this.#steps.type(key, this.read(key).text, text);
		this.#write([[key, text]]);
	}

	/** Ends the typing in a cell: what is typed there later is another step to undo. */
	endTyping(): void {
		this.#steps.endTyping();
	}

	/** Notes pasted texts, which are sent together. Keys that the grid does not have are ignored. */
	paste(texts: readonly Text[]): void {
		this.#steps.paste(texts.map(([key, text]) => ({ key, from: this.read(key).text, to: text })));
		this.#write(texts, Date.now());
	}

	/** @returns how many cells with a text would get another mark */
	countOverwritten(texts: readonly Text[]): number {
		return texts.filter(([key, text]) => {
			const now = this.read(key).text;
			return now.trim() !== "" && !this.#isSameText(key, now, text);
		}).length;
	}

	/**
	 * Gives the cells of the last paste or edit their former texts, also if it is saved. Cells that have changed since are
	 * left as they are.
	 * @returns the keys of the cells that were changed, and how many were left; null if there is nothing to undo
	 */
	undo = (): Undone | null => this.#revert("undo");

	/** The same for the last {@link undo}. */
	redo = (): Undone | null => this.#revert("redo");

	#revert(way: "undo" | "redo"): Undone | null {
		const step = this.#steps.revert(way, (key, text) => this.#isSameText(key, this.read(key).text, text));
		if (!step) return null;
		this.#write(step.texts);
		return { keys: step.texts.map(([key]) => key), kept: step.kept };
	}

	/** @returns whether two texts of a cell are the same mark, or the same wrong text */
	#isSameText(key: string, one: string, other: string): boolean {
		const full = this.#cells.get(key)?.full ?? 0;
		const [read, otherRead] = [readMark(one, full), readMark(other, full)];
		return "mark" in read && "mark" in otherRead ? read.mark === otherRead.mark : one === other;
	}

	#write(texts: readonly Text[], paste?: number): void {
		for (const [key, text] of texts) {
			this.#taken.delete(key);
			this.#note(key, text, { ...this.#drafts.get(key), paste });
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

	/** @returns what {@link paste} would make of a text: nothing new, a change, or a wrong mark */
	judge(key: string, text: string): "same" | "changed" | "wrong" {
		const cell = this.#cells.get(key);
		if (!cell) return "same";
		const read = readMark(text, cell.full);
		if ("reason" in read) return "wrong";
		return isSame(read.mark, cell) ? "same" : "changed";
	}

	/** Replaces what is typed in a cell by what the server has. @returns that text */
	reset(key: string): string {
		const saved = this.#cells.get(key)?.saved ?? "";
		if (this.#drafts.has(key)) this.type(key, saved);
		return saved;
	}

	#note(key: string, text: string, { base, paste, unsure }: Partial<Draft>): void {
		const cell = this.#cells.get(key);
		if (!cell) return;
		const read = readCell(text, cell);
		const draft = { text, base: base ?? cell.revision, paste, unsure };
		const isSaved = text === cell.saved || ("mark" in read && isSame(read.mark, cell));
		// While the server may get or have another text, the saved one is a change too.
		if (isSaved && !this.#sent.has(key) && !unsure) this.#drafts.delete(key);
		else this.#drafts.set(key, "reason" in read ? { ...draft, reason: read.reason } : draft);
	}

	#right = () => [...this.#drafts].filter(([, { reason }]) => !reason);

	/** The cells of the next call: those that were typed, or those of one paste. */
	#next(): { cells: MarkInput[]; isPaste: boolean } {
		const right = this.#right();
		const paste = right[0]?.[1].paste;
		const cells = right.flatMap(([key, { text, base, paste: of }]) => {
			const cell = of === paste && this.#cells.get(key);
			if (!cell) return [];
			const { enrolment, subject, paper, part } = cell;
			return [{ enrolment, subject, paper, part, text, base }];
		});
		return { cells: cellsOfCall(cells), isPaste: paste !== undefined };
	}

	#schedule(wait: number): void {
		clearTimeout(this.#timer);
		if (!this.#closed) this.#timer = setTimeout(() => void this.#flush(), wait);
	}

	async #flush(): Promise<void> {
		const { cells, isPaste } = this.#next();
		if (this.#sending || cells.length === 0) return;
		this.#sending = true;
		const sent = new Map(cells.map((cell) => [cellKey(cell), cell.text]));
		this.#sent = sent;
		try {
			const answer = await this.#options.send(cells, isPaste);
			this.#sent = new Map();
			this.#receive(sent, answer);
			this.#failure = null;
		} catch (error) {
			this.#sent = new Map();
			this.#fail(sent, error);
		}
		this.#sending = false;
		this.#store();
		this.#changed([...sent.keys()]);
		if (this.#failure === "stopped" || this.#right().length === 0) return;
		this.#schedule(this.#failure ? retryPause : 0);
	}

	#fail(sent: ReadonlyMap<string, string>, error: unknown): void {
		const { status, message } = error instanceof FailedCall ? error : { status: 0, message: "" };
		const isUnsure = status === 0 || status >= 500;
		this.#message = message;
		this.#failure = status === 401 ? "signedOut" : isUnsure || status === 429 ? "offline" : "stopped";
		for (const [key, text] of sent) {
			const draft = this.#drafts.get(key);
			if (draft && isUnsure) draft.unsure = [...new Set(draft.unsure).add(text)];
		}
	}

	#receive(sent: ReadonlyMap<string, string>, { saved, taken, refused }: MarksAnswer): void {
		/** A text that is to be sent still stays a draft, on the new revision. */
		const settle = (key: string, text: string, revision: number, isLeft = false) => {
			const cell = this.#cells.get(key);
			if (!cell) return;
			Object.assign(cell, { saved: text, revision });
			const draft = this.#drafts.get(key);
			if (!draft || (draft.text === sent.get(key) && !isLeft)) this.#drafts.delete(key);
			else this.#note(key, draft.text, { paste: draft.paste, base: revision });
		};
		for (const one of saved) settle(cellKey(one), one.text, one.revision);
		for (const one of taken) {
			const key = cellKey(one);
			const { text = "", unsure = [] } = this.#drafts.get(key) ?? {};
			// An earlier call has arrived whose answer was lost.
			const isOwn = unsure.some((lost) => this.#isSameText(key, lost, one.text));
			if (!isOwn) {
				this.#taken.set(key, { key, by: one.by, theirs: one.text, yours: text });
				this.#drafts.delete(key);
			}
			settle(key, one.text, one.revision, isOwn);
		}
		for (const one of refused) {
			const draft = this.#drafts.get(cellKey(one));
			if (draft && draft.text === sent.get(cellKey(one))) draft.reason = one.reason;
		}
	}

	#changed(keys: readonly string[]): void {
		const waiting = this.#right().length;
		const wrong = [...this.#drafts].flatMap(([key, { reason }]) => (reason ? [{ key, reason }] : []));
		const settled = wrong.length > 0 ? "wrong" : "saved";
		this.#snapshot = {
			state: waiting === 0 ? settled : (this.#failure ?? "waiting"),
			...{ waiting, wrong, taken: [...this.#taken.values()], message: this.#message },
			canUndo: this.#steps.canUndo(),
			...this.#unsettled(),
		};
		this.#options.onPaint(keys);
		for (const listener of this.#listeners) listener();
	}

	/** @returns the cells without a text that need one, and those with a text that must not have one */
	#unsettled(): Pick<Snapshot, "missing" | "left"> {
		const found: Pick<Snapshot, "missing" | "left"> = { missing: [], left: [] };
		for (const [key, { isTaken, saved }] of this.#cells) {
			const isEmpty = (this.#drafts.get(key)?.text ?? saved).trim() === "";
			if (isEmpty === isTaken) found[isTaken ? "missing" : "left"].push(key);
		}
		return found;
	}

	#store(): void {
		storeDrafts(this.#options.storage, this.#options.name, this.#drafts);
	}
}

/** @returns the mark of a cell; in a subject that the student does not take only what is there already, or none */
function readCell(text: string, cell: QueuedCell): ReturnType<typeof readMark> {
	const read = readMark(text, cell.full);
	const isAllowed = cell.isTaken || !("mark" in read) || read.mark === null || isSame(read.mark, cell);
	return isAllowed ? read : { reason: markText.onlyEmpty };
}

/** @returns whether the server has this mark already */
function isSame(mark: Mark, { saved, full }: QueuedCell): boolean {
	const stored = readMark(saved, full);
	return "mark" in stored && stored.mark === mark;
}
