/** How a block that is pasted into a section's list is read: new rolls, or numbers, beside rolls that say whose they are. */

import { type Pasted, readInPlace, readPasted } from "../marks/pasted";
import { readRoll } from "../marks/pasted-rolls";
import type { Roster } from "./roster";
import { cellKey, rosterColumns } from "./shared";
import { sectionRosterText as text } from "./text";

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
