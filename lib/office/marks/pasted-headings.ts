/** Which columns of the grid the headings of a pasted block name. */
import { headingKey } from "@/lib/office/lists/form";
import { markFileText } from "./text";

/** A column of the grid that is shown: its subject and part, "" for the only one. */
export type GridColumn = { subject: string; part: string };

/** By columns of the block: indexes of the grid's columns. */
export type Headings = {
	columns: ReadonlyMap<number, number>;
	/** By columns of the block: headings that name nothing, as they are written. */
	unknown: ReadonlyMap<number, string>;
};

/** A subject's heading above several columns stands in the first of them alone, where Excel's cells are merged. */
function spread(row: readonly string[], subjects: ReadonlySet<string>, width: number): string[] {
	let above = "";
	return Array.from({ length: width }, (_, index) => {
		const text = row[index] ?? "";
		if (text !== "") above = subjects.has(headingKey(text)) ? text : "";
		return text === "" ? above : text;
	});
}

/** @returns the first index whose column fits, of those that no heading has named yet */
const firstFree = (
	columns: readonly GridColumn[],
	used: ReadonlySet<number>,
	fits: (column: GridColumn) => boolean,
): number => columns.findIndex((column, index) => !used.has(index) && fits(column));

/**
 * @param rows of headings: one with subjects, or subjects and below them parts
 * @param columns of the grid, in their order
 * @returns null if no heading names a column
 */
export function readHeadings(rows: readonly string[][], columns: readonly GridColumn[]): Headings | null {
	const subjects = new Set(columns.map(({ subject }) => headingKey(subject)));
	const width = Math.max(0, ...rows.map((row) => row.length));
	const [above = [], ...below] = rows.map((row) => spread(row, subjects, width));
	const found = new Map<number, number>();
	const unknown = new Map<number, string>();
	const used = new Set<number>();
	for (let index = 0; index < width; index += 1) {
		const texts = [...new Set([above, ...below].map((row) => row[index] ?? "").filter(Boolean))];
		const at = findColumn(texts.map(headingKey), columns, used);
		if (at >= 0) found.set(index, at);
		if (at >= 0) used.add(at);
		else if (texts.length > 0) unknown.set(index, texts.join(" "));
	}
	return found.size > 0 ? { columns: found, unknown } : null;
}

/** @param keys of the headings above a column, the uppermost first */
function findColumn(keys: readonly string[], columns: readonly GridColumn[], used: ReadonlySet<number>): number {
	const all = keys.join("");
	const whole = ({ subject, part }: GridColumn) => headingKey(markFileText.heading(subject, part, 0));
	const exact = firstFree(columns, used, (column) => whole(column) === all);
	if (exact >= 0 || all === "") return exact;
	// A subject of several parts without the parts' names: its columns in their order.
	const [first = ""] = keys;
	const ofSubject = firstFree(columns, used, ({ subject }) => keys.length === 1 && headingKey(subject) === first);
	if (ofSubject >= 0) return ofSubject;
	// A part alone, where one subject is shown.
	const isOne = new Set(columns.map(({ subject }) => subject)).size === 1;
	return isOne ? firstFree(columns, used, ({ part }) => part !== "" && headingKey(part) === all) : -1;
}
