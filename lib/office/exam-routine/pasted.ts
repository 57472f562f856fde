/**
 * Rows of a routine in a pasted text: a list with one subject a row, or a table with a column for each class and a row for
 * each day. What stands in no column that is known is named, not dropped.
 */
import "server-only";
import { machineText } from "@/lib/bengali/digits";
import { nameKey } from "../lists/cells";
import { readBlock } from "../parts/read-block";
import { readDay } from "./rows";
import { type Cells, columns, emptyRow } from "./shared";
import { headingWords } from "./text";

type Heading = keyof typeof headingWords;
/** What a column of the text has; the text of its own is the class of a table's column. */
type Target = Heading | { class: string } | null;

const headings = new Map(
	Object.entries(headingWords).flatMap(([heading, list]) => list.map((word) => [nameKey(word), heading as Heading])),
);
const headingOf = (cell: string) => headings.get(nameKey(cell.replace(/\s*[:：]\s*$/, "")));

/** @returns the cells of a line that was not copied from a spreadsheet; a year after a comma belongs to its date */
function splitLine(line: string): string[] {
	const cells: string[] = [];
	for (const part of line.split(/[|;।]|,\s*/).map((part) => part.trim())) {
		const last = cells.at(-1);
		if (last !== undefined && /^\d{4}$/.test(machineText(part)) && "fault" in readDay(last))
			cells.push(`${cells.pop()} ${part}`);
		else cells.push(part);
	}
	return cells;
}

/** @returns the row with the headings, and what each column has; -1 without headings, in the order of the form */
function readHeadings(
	block: readonly string[][],
	isClass: (cell: string) => boolean,
): { at: number; targets: readonly Target[] } {
	const at = block.findIndex((row) => {
		const found = row.filter((cell) => headingOf(cell)).length;
		const isTable = row.some((cell) => ["date", "weekday"].includes(headingOf(cell) ?? ""));
		return found > 1 || (isTable && row.some(isClass));
	});
	const targetOf = (cell: string): Target => headingOf(cell) ?? (isClass(cell) ? { class: cell } : null);
	return { at, targets: at < 0 ? columns : (block[at] ?? []).map(targetOf) };
}

/** @returns the texts of a row by its columns; a date has its weekday, and a time its end */
function cellsOfRow(row: readonly string[], targets: readonly Target[]): Cells {
	const of = (heading: Heading) => row[targets.indexOf(heading)] ?? "";
	return {
		...{ class: of("class"), subject: of("subject"), hall: of("hall") },
		date: of("date") ? `${of("date")} ${of("weekday")}`.trim() : of("weekday"),
		time: [of("time"), of("ends")].filter(Boolean).join(" - "),
	};
}

/** Cells of a table that say that a class has no exam. */
const isNone = (cell: string) => /^(?:\p{Pd}+|[x×]|নেই|বন্ধ)?$/iu.test(cell);

/**
 * @param text cells of a spreadsheet, or lines
 * @param isClass whether a text names a class of the school
 * @returns rows of the form, a class or date that stands above several rows in each of them; and texts that were not taken
 */
export function readPasted(text: string, isClass: (cell: string) => boolean): { rows: Cells[]; ignored: string[] } {
	const isSheet = text.includes("\t");
	const block = (isSheet ? readBlock(text) : text.split(/\r?\n/).map(splitLine)).filter((row) => row.some(Boolean));
	const { at, targets } = readHeadings(block, isClass);
	const ignored = block.slice(0, Math.max(0, at)).map((row) => row.filter(Boolean).join(" "));
	const rows: Cells[] = [];
	let last = emptyRow;
	for (const row of block.slice(at + 1)) {
		const cells = cellsOfRow(row, targets);
		const isSameDay = cells.date === "" && last.date !== "";
		last = {
			...cells,
			class: cells.class || last.class,
			...(isSameDay && { date: last.date, time: cells.time || last.time }),
		};
		const ofClasses = targets.flatMap((target, index) =>
			target !== null && typeof target === "object" && !isNone(row[index] ?? "")
				? [{ ...last, class: target.class, subject: row[index] ?? "" }]
				: [],
		);
		const isTable = targets.some((target) => target !== null && typeof target === "object");
		rows.push(...(isTable ? ofClasses : [last]));
		row.forEach((cell, index) => {
			if (cell && (targets[index] ?? null) === null) ignored.push(cell);
		});
	}
	return { rows, ignored: [...new Set(ignored)] };
}
