/** What can be undone in a grid: each paste, and the typing in each cell. */

export type Text = readonly [key: string, text: string];

/** What one paste or the typing in one cell has changed. */
export type Step = { key: string; from: string; to: string }[];

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
