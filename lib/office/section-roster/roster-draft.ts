/** The cells of a section's list in the browser: what is stored, and what is typed and not saved yet. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import { type Pasted, readInPlace, readPasted } from "../marks/pasted";
import { readRoll } from "../marks/pasted-rolls";
import { Steps, type Text, type Undone } from "../marks/steps";
import type { GridStore } from "../marks/use-grid";
import type { RosterInput } from "./calls";
import type { Roster } from "./roster";
import { cellKey, type RosterColumn, readCell, rosterColumns } from "./shared";
import { sectionRosterText as text } from "./text";

/** @property stored as the server has it */
type Cell = { enrolment: number; column: RosterColumn; stored: string };

type RosterSnapshot = {
	/** Number of cells that differ from what is stored. */
	changed: number;
	wrong: { key: string; reason: string }[];
	canUndo: boolean;
};

const nothingTyped: RosterSnapshot = { changed: 0, wrong: [], canUndo: false };

/** @returns a stored value as it is shown */
const shown = (stored: string) => toBengaliDigits(stored);

export class RosterDraft implements GridStore {
	readonly #cells: ReadonlyMap<string, Cell>;
	readonly #hidden: ReadonlySet<string>;
	readonly #typed = new Map<string, string>();
	/** What the server has refused, until another text is typed there. */
	readonly #refused = new Map<string, { text: string; reason: string }>();
	readonly #steps = new Steps();
	readonly #listeners = new Set<() => void>();
	readonly #onPaint: (keys: readonly string[]) => void;
	#reasons: ReadonlyMap<string, string> = new Map();
	#snapshot = nothingTyped;

	/** @param onPaint called with the keys of the cells whose appearance has changed */
	constructor({ rows, hidden }: Roster, onPaint: (keys: readonly string[]) => void) {
		this.#cells = new Map(
			rows.flatMap(({ enrolment, values }) =>
				rosterColumns.map((column) => [cellKey(enrolment, column), { enrolment, column, stored: values[column] }]),
			),
		);
		this.#hidden = new Set(hidden.map(String));
		this.#onPaint = onPaint;
	}

	subscribe = (listener: () => void): (() => void) => {
		this.#listeners.add(listener);
		return () => this.#listeners.delete(listener);
	};

	snapshot = (): RosterSnapshot => this.#snapshot;

	read(key: string): { text: string; state: "saved" | "waiting" | "wrong"; reason: string } {
		const cell = this.#cells.get(key);
		const typed = this.#typed.get(key);
		const reason = this.#reasons.get(key) ?? "";
		const state = reason ? "wrong" : typed === undefined ? "saved" : "waiting";
		return { text: typed ?? shown(cell?.stored ?? ""), state, reason };
	}

	type(key: string, typed: string): void {
		this.#steps.type(key, this.read(key).text, typed);
		this.#write([[key, typed]]);
	}

	endTyping(): void {
		this.#steps.endTyping();
	}

	paste(texts: readonly Text[]): void {
		this.#steps.paste(texts.map(([key, typed]) => ({ key, from: this.read(key).text, to: typed })));
		this.#write(texts);
	}

	/** Nothing is overwritten before it is saved, which is asked for by a button. */
	countOverwritten(): number {
		return 0;
	}

	reset(key: string): string {
		const stored = shown(this.#cells.get(key)?.stored ?? "");
		if (this.#typed.has(key)) this.type(key, stored);
		return stored;
	}

	undo = (): Undone | null => this.#revert("undo");
	redo = (): Undone | null => this.#revert("redo");

	#revert(way: "undo" | "redo"): Undone | null {
		const step = this.#steps.revert(way, (key, typed) => this.#isSame(key, typed));
		if (!step) return null;
		this.#write(step.texts);
		return { keys: step.texts.map(([key]) => key), kept: step.kept };
	}

	/** @returns whether a cell has that text, or another one with the same value */
	#isSame(key: string, typed: string): boolean {
		const now = this.read(key).text;
		return now === typed || this.#valueOf(key, now) === this.#valueOf(key, typed);
	}

	/** @returns what a text would be stored as, or the text itself if it is wrong */
	#valueOf(key: string, typed: string): string {
		const read = readCell(this.#cells.get(key)?.column ?? "roll", typed);
		return "value" in read ? read.value : typed;
	}

	#write(texts: readonly Text[]): void {
		for (const [key, typed] of texts) {
			const cell = this.#cells.get(key);
			if (!cell) continue;
			if (this.#valueOf(key, typed) === cell.stored) this.#typed.delete(key);
			else this.#typed.set(key, typed);
		}
		this.#changed(texts.map(([key]) => key));
	}

	/** @returns the changed cells, as the call takes them */
	cells(): RosterInput["cells"] {
		return [...this.#typed].flatMap(([key, typed]) => {
			const cell = this.#cells.get(key);
			return cell ? [{ enrolment: cell.enrolment, column: cell.column, text: typed, before: cell.stored }] : [];
		});
	}

	/** Notes why the server has refused cells. @param errors messages by key */
	refuse(errors: Record<string, string[] | undefined>): void {
		for (const [key, [reason] = []] of Object.entries(errors))
			if (reason && this.#cells.has(key)) this.#refused.set(key, { text: this.read(key).text, reason });
		this.#changed([]);
	}

	#changed(keys: readonly string[]): void {
		const before = this.#reasons;
		this.#reasons = this.#findReasons();
		this.#snapshot = {
			changed: this.#typed.size,
			wrong: [...this.#reasons].map(([key, reason]) => ({ key, reason })),
			canUndo: this.#steps.canUndo(),
		};
		// A roll can make another one right or wrong.
		this.#onPaint([...new Set([...keys, ...before.keys(), ...this.#reasons.keys()])]);
		for (const listener of this.#listeners) listener();
	}

	/** @returns why typed cells cannot be saved, by key */
	#findReasons(): Map<string, string> {
		const holders = new Map<string, number>();
		for (const [key, { column }] of this.#cells) {
			if (column !== "roll") continue;
			const roll = this.#valueOf(key, this.read(key).text);
			holders.set(roll, (holders.get(roll) ?? 0) + 1);
		}
		const reasons = new Map<string, string>();
		for (const [key, typed] of this.#typed) {
			const { column = "roll" } = this.#cells.get(key) ?? {};
			const read = readCell(column, typed);
			const refused = this.#refused.get(key);
			if ("reason" in read) reasons.set(key, read.reason);
			else if (column === "roll" && ((holders.get(read.value) ?? 0) > 1 || this.#hidden.has(read.value)))
				reasons.set(key, text.errors.twice);
			else if (refused?.text === typed) reasons.set(key, refused.reason);
		}
		return reasons;
	}
}

const heads = rosterColumns.map((column) => ({ subject: text.columns[column], part: "" }));

/** Rolls that stand beside numbers are not written: a heading of theirs alone says nothing about the numbers. */
const named = heads.map((head, index) => (index === 0 ? { subject: "", part: "" } : head));

/** No mobile number is as short as a roll. */
const canBeMobile = (typed: string) => Number.isNaN(readRoll(typed));

/** @param key of the cell that the block is pasted at */
export function readRosterPaste({ rows }: Pick<Roster, "rows">, key: string, pasted: string): Pasted {
	const grid = rows.map(({ enrolment, name, values }) => ({
		...{ roll: Number(values.roll), name },
		keys: rosterColumns.map((column) => cellKey(enrolment, column)),
	}));
	const row = grid.findIndex(({ keys }) => keys.includes(key));
	const column = grid[row]?.keys.indexOf(key) ?? 0;
	if (column > 0) return readPasted(pasted, grid, named, { row, column }, canBeMobile);
	const { inPlace } = readInPlace(pasted, grid, heads, { row, column });
	const { byRoll } = readPasted(pasted, grid, named, { row, column: 1 }, canBeMobile);
	const own = new Map(grid.map(({ keys: [cell = ""], roll }) => [cell, roll]));
	const isRenumbering = inPlace?.texts.some(([cell, typed]) => own.has(cell) && own.get(cell) !== readRoll(typed));
	// A column of rolls alone is new rolls.
	return { byRoll: byRoll && byRoll.texts.length > 0 && isRenumbering ? byRoll : null, inPlace };
}
