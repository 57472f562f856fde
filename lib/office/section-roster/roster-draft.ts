/** The cells of a section's list in the browser: what is stored, and what is typed and not saved yet. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import { type Pasted, readInPlace, readPasted } from "../marks/pasted";
import { readRoll } from "../marks/pasted-columns";
import { type Text, TypedGrid } from "../marks/steps";
import type { GridStore } from "../marks/use-grid";
import type { RosterInput } from "./calls";
import type { Roster } from "./roster";
import { cellKey, type RosterColumn, readCell, rosterColumns } from "./shared";
import { sectionRosterText as text } from "./text";

/** @property stored as the server has it */
type Cell = { enrolment: number; column: RosterColumn; stored: string };

type RosterState = {
	/** Number of cells that differ from what is stored. */
	changed: number;
	wrong: { key: string; reason: string }[];
};

/** @returns a stored value as it is shown */
const shown = (stored: string) => toBengaliDigits(stored);

export class RosterDraft extends TypedGrid<RosterState> implements GridStore {
	readonly #cells: ReadonlyMap<string, Cell>;
	readonly #hidden: ReadonlySet<string>;
	readonly #typed = new Map<string, string>();
	/** What the server has refused, until another text is typed there. */
	readonly #refused = new Map<string, { text: string; reason: string }>();
	#reasons: ReadonlyMap<string, string> = new Map();

	/** @param onPaint called with the keys of the cells whose appearance has changed */
	constructor({ rows, hidden }: Roster, onPaint: (keys: readonly string[]) => void) {
		super({ changed: 0, wrong: [] }, onPaint);
		this.#cells = new Map(
			rows.flatMap(({ enrolment, values }) =>
				rosterColumns.map((column) => [cellKey(enrolment, column), { enrolment, column, stored: values[column] }]),
			),
		);
		this.#hidden = new Set(hidden.map(String));
	}

	read(key: string): { text: string; state: "saved" | "waiting" | "wrong"; reason: string } {
		const typed = this.#typed.get(key);
		const reason = this.#reasons.get(key) ?? "";
		const state = reason ? "wrong" : typed === undefined ? "saved" : "waiting";
		return { text: typed ?? this.saved(key), state, reason };
	}

	/** Nothing is overwritten before it is saved, which is asked for by a button. */
	countOverwritten(): number {
		return 0;
	}

	protected saved(key: string): string {
		return shown(this.#cells.get(key)?.stored ?? "");
	}

	protected isSame(key: string, a: string, b: string): boolean {
		return this.#valueOf(key, a) === this.#valueOf(key, b);
	}

	/** @returns what a text would be stored as, or the text itself if it is wrong */
	#valueOf(key: string, typed: string): string {
		const read = readCell(this.#cells.get(key)?.column ?? "roll", typed);
		return "value" in read ? read.value : typed;
	}

	protected write(texts: readonly Text[]): void {
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
		const wrong = [...this.#reasons].map(([key, reason]) => ({ key, reason }));
		// A roll can make another one right or wrong.
		this.tell({ changed: this.#typed.size, wrong }, [...keys, ...before.keys(), ...this.#reasons.keys()]);
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
