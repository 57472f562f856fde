/** Sends the marks of a grid that are typed in the browser (./drafts), repeatedly until the server responds. */

import { FailedCall } from "@/lib/browser/call";
import type { MarkInput, MarksAnswer } from "./calls";
import { type DraftStorage, Drafts, type StoredCell, type Unsettled } from "./drafts";
import { cellKey, cellsOfCall } from "./shared";
import { type Text, TypedGrid } from "./steps";
import type { GridStore } from "./use-grid";

/** State of a cell: as the server has it, on its way, refused, or changed by somebody else. */
type CellState = "saved" | "waiting" | "wrong" | "taken";

/**
 * State of the grid: `opening` until unsaved cells of an earlier page are restored, `saved` if no cell is waiting or
 * wrong, `wrong` if no cell is waiting.
 */
type QueueState = "opening" | "saved" | "wrong" | "waiting" | "offline" | "signedOut" | "stopped";

/** A cell that somebody else has changed: theirs is kept. */
type Taken = { key: string; by: string; theirs: string; yours: string };

type State = Unsettled & {
	state: QueueState;
	/** Cells that are right but not saved. */
	waiting: number;
	wrong: { key: string; reason: string }[];
	taken: Taken[];
	/** Why the server refused a whole call; for the state "stopped". */
	message: string;
};
export type Snapshot = State & { canUndo: boolean };

export const openingSnapshot: Snapshot = {
	...{ state: "opening", waiting: 0, wrong: [], taken: [], message: "", canUndo: false, missing: [], left: [] },
};

type Options = {
	cells: readonly StoredCell[];
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

export class MarksQueue extends TypedGrid<State> implements GridStore {
	readonly #drafts: Drafts;
	readonly #taken = new Map<string, Taken>();
	readonly #send: Options["send"];
	/** Texts that are on their way, by key. */
	#sent: ReadonlyMap<string, string> = new Map();
	#timer: ReturnType<typeof setTimeout> | undefined;
	#sending = false;
	#failure: "offline" | "signedOut" | "stopped" | null = null;
	#message = "";
	#closed = false;

	constructor({ cells, send, name, storage, onPaint }: Options) {
		super(openingSnapshot, onPaint);
		this.#send = send;
		this.#drafts = new Drafts(cells, storage, name);
	}

	/** Restores cells that an earlier page could not save, and starts sending. */
	open(): void {
		this.#closed = false;
		this.#changed(this.#drafts.restore());
		this.#schedule(0);
	}

	/** Stops sending; what is not saved stays in the storage. */
	close(): void {
		this.#closed = true;
		clearTimeout(this.#timer);
	}

	/** @returns how many cells with a text would get another mark */
	countOverwritten(texts: readonly Text[]): number {
		return texts.filter(([key, text]) => {
			const now = this.read(key).text;
			return now.trim() !== "" && !this.isSame(key, now, text);
		}).length;
	}

	protected isSame(key: string, a: string, b: string): boolean {
		return this.#drafts.isSame(key, a, b);
	}

	protected saved(key: string): string {
		return this.#drafts.cells.get(key)?.saved ?? "";
	}

	/** Sends typed texts soon, and those of a paste together. */
	protected write(texts: readonly Text[], isPaste: boolean): void {
		const paste = isPaste ? Date.now() : undefined;
		for (const [key, text] of texts) {
			this.#taken.delete(key);
			this.#drafts.note(key, text, { ...this.#drafts.get(key), paste }, this.#sent.has(key));
		}
		this.#drafts.store();
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
		return { text: this.saved(key), state: this.#taken.has(key) ? "taken" : "saved", reason: "" };
	}

	/** The cells of the next call: those that were typed, or those of one paste. */
	#next(): { cells: MarkInput[]; isPaste: boolean } {
		const right = this.#drafts.right();
		const paste = right[0]?.[1].paste;
		const cells = right.flatMap(([key, { text, base, paste: pasted }]) => {
			const cell = pasted === paste && this.#drafts.cells.get(key);
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
			const answer = await this.#send(cells, isPaste);
			this.#sent = new Map();
			this.#receive(sent, answer);
			this.#failure = null;
		} catch (error) {
			this.#sent = new Map();
			this.#fail(sent, error);
		}
		this.#sending = false;
		this.#drafts.store();
		this.#changed([...sent.keys()]);
		if (this.#failure === "stopped" || this.#drafts.right().length === 0) return;
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
		for (const one of saved) this.#drafts.settle(one, sent.get(cellKey(one)));
		for (const one of taken) {
			const key = cellKey(one);
			const { text = "", unsure = [] } = this.#drafts.get(key) ?? {};
			// An earlier call has arrived whose answer was lost: what was to replace its mark is sent again.
			const isOwn = unsure.some((lost) => this.isSame(key, lost, one.text));
			if (!isOwn) this.#taken.set(key, { key, by: one.by, theirs: one.text, yours: text });
			this.#drafts.settle(one, isOwn ? undefined : text);
		}
		for (const one of refused) {
			const draft = this.#drafts.get(cellKey(one));
			if (draft && draft.text === sent.get(cellKey(one))) draft.reason = one.reason;
		}
	}

	#changed(keys: readonly string[]): void {
		const waiting = this.#drafts.right().length;
		const wrong = this.#drafts.wrong();
		const settled = wrong.length > 0 ? "wrong" : "saved";
		const state = waiting === 0 ? settled : (this.#failure ?? "waiting");
		const taken = [...this.#taken.values()];
		this.tell({ state, waiting, wrong, taken, message: this.#message, ...this.#drafts.unsettled() }, keys);
	}
}
