/** Finds the row of headings, and which column holds what. */
import "server-only";
import { headingKey } from "@/lib/bengali/heading-key";
import { FileRefused } from "./faults";
import { isRequired, type ListForm, labelOf } from "./form";
import type { Cell } from "./spreadsheet";

/** Columns by their index in the sheet. */
export type Headings<Column extends string> = {
	columns: (Column | undefined)[];
	/** Headings that are not recognised, as written. */
	ignored: string[];
};

/** @returns a function that finds the headings in a row of cells; null if it is another row */
export function headingFinder<Column extends string>(
	form: ListForm<Column>,
): (cells: readonly Cell[]) => Headings<Column> | null {
	const known = new Map(
		form.columns.flatMap((column) =>
			[form.headings[column], ...form.synonyms[column]].map((text) => [headingKey(text), column] as const),
		),
	);
	const { headings: again, columns: inTurn } = form.repeated ?? { headings: [], columns: [] };
	const repeated = new Set(again.map(headingKey));
	return (cells) => {
		let times = 0;
		const columns = cells.map((cell) => {
			const key = headingKey(String(cell));
			if (!repeated.has(key)) return known.get(key);
			times += 1;
			return inTurn[times - 1];
		});
		if (columns.filter(Boolean).length < form.fewestHeadings) return null;
		const ignored = cells.filter((cell, index) => !columns[index] && headingKey(String(cell)) !== "").map(String);
		return { columns, ignored: ignored.map((text) => text.slice(0, 60)) };
	};
}

/** @throws FileRefused if a required column is missing or any stands twice */
export function checkHeadings<Column extends string>(form: ListForm<Column>, { columns }: Headings<Column>): void {
	const missing = form.columns.filter((column) => isRequired(form, column) && !columns.includes(column));
	const labels = (list: readonly Column[]) => list.map((column) => labelOf(form, column)).join(", ");
	if (missing.length > 0) throw new FileRefused("missing", labels(missing));
	const twice = form.columns.filter((column) => columns.indexOf(column) !== columns.lastIndexOf(column));
	if (twice.length > 0) throw new FileRefused("twice", labels(twice));
}
