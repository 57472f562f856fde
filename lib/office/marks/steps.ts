/** What is typed in a grid, and can be undone: each paste, and the typing in each cell. */

export type Text = readonly [key: string, text: string];

/** What one paste or the typing in one cell has changed. */
type Step = { key: string; from: string; to: string }[];

export type Undone = { keys: string[]; kept: number };

export class Steps {
	/** The newest last. */
	readonly #done: Step[] = [];
	readonly #undone: Step[] = [];
	/** Key of the cell whose typing still adds to the newest step. */
	#typing: string | null = null;

	canUndo = (): boolean => this.#done.length > 0;

	type(key: string, from: string, to: string): void {
		const last = this.#done.at(-1);
		if (this.#typing === key && last?.[0]) last[0].to = to;
		else this.#done.push([{ key, from, to }]);
		this.#typing = key;
		this.#undone.length = 0;
	}

	/** Ends the typing in a cell: what is typed there later is another step. */
	endTyping(): void {
		this.#typing = null;
	}

	paste(step: Step): void {
		this.endTyping();
		this.#done.push(step);
		this.#undone.length = 0;
	}

	/**
	 * @param stands whether a cell still has the text that the step gave it
	 * @returns the texts that revert the last step, and how many of its cells have changed since and are left as they
	 * are; null if there is none
	 */
	revert(way: "undo" | "redo", stands: (key: string, text: string) => boolean): { texts: Text[]; kept: number } | null {
		this.endTyping();
		const [steps, reverse] = way === "undo" ? [this.#done, this.#undone] : [this.#undone, this.#done];
		const step = steps.pop();
		if (!step) return null;
		const own = step.filter(({ key, to }) => stands(key, to));
		if (own.length > 0) reverse.push(own.map(({ key, from, to }) => ({ key, from: to, to: from })));
		return { texts: own.map(({ key, from }) => [key, from] as const), kept: step.length - own.length };
	}
}

/** The texts of a grid as they are typed, and who listens to them. What becomes of a text is up to the list. */
export abstract class TypedGrid<State> {
	readonly #onPaint: (keys: readonly string[]) => void;
	readonly #steps = new Steps();
	readonly #listeners = new Set<() => void>();
	#snapshot: State & { canUndo: boolean };

	/** @param onPaint called with the keys of the cells whose appearance has changed */
	constructor(opening: State, onPaint: (keys: readonly string[]) => void) {
		this.#snapshot = { ...opening, canUndo: false };
		this.#onPaint = onPaint;
	}

	abstract read(key: string): { text: string };
	/** @returns what the server has, as it is shown */
	protected abstract saved(key: string): string;
	/** @returns whether two texts of a cell are the same value, or the same wrong text */
	protected abstract isSame(key: string, one: string, other: string): boolean;
	/** Notes texts. Keys that the grid does not have are ignored. */
	protected abstract write(texts: readonly Text[], isPaste: boolean): void;

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	snapshot = (): State & { canUndo: boolean } => this.#snapshot;

	/** Notes a text that is typed in a cell. */
	type(key: string, text: string): void {
		this.#steps.type(key, this.read(key).text, text);
		this.write([[key, text]], false);
	}

	/** Ends the typing in a cell: what is typed there later is another step to undo. */
	endTyping(): void {
		this.#steps.endTyping();
	}

	/** Notes pasted texts, which are one step to undo. */
	paste(texts: readonly Text[]): void {
		this.#steps.paste(texts.map(([key, text]) => ({ key, from: this.read(key).text, to: text })));
		this.write(texts, true);
	}

	/** Replaces what is typed in a cell by what the server has. @returns that text */
	reset(key: string): string {
		const saved = this.saved(key);
		if (this.read(key).text !== saved) this.type(key, saved);
		return saved;
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
		const step = this.#steps.revert(way, (key, text) => this.isSame(key, this.read(key).text, text));
		if (!step) return null;
		this.write(step.texts, false);
		return { keys: step.texts.map(([key]) => key), kept: step.kept };
	}

	/** Tells what has changed. @param keys of the cells that look different */
	protected tell(state: State, keys: readonly string[]): void {
		this.#snapshot = { ...state, canUndo: this.#steps.canUndo() };
		this.#onPaint(keys);
		for (const listener of this.#listeners) listener();
	}
}
