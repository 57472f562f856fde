/** Writes files that can be imported: an empty template, and the rows of a file that were refused. */
import "server-only";
import { cellText } from "./cells";
import { isFormula } from "./escape";
import { headingsOf, type ListForm, labelOf } from "./form";
import { writeFileOf } from "./process";
import type { Cell } from "./spreadsheet";
import { importFileText } from "./text";

/** The values of a column's drop-down list. */
export type Choices<Column extends string> = readonly [column: Column, values: string[]];

/** @returns the empty file */
export function writeEmptyFile<Column extends string>(
	form: ListForm<Column>,
	lists: readonly Choices<Column>[],
): Promise<Buffer> {
	const longest = Math.max(...lists.map(([, values]) => values.length));
	const rangeOf = (index: number, count: number) => {
		const letter = String.fromCharCode(65 + index);
		return `'${importFileText.choices}'!$${letter}$2:$${letter}$${count + 1}`;
	};
	const choices = lists.flatMap(([column, values], index) =>
		values.length > 0 ? [{ column: form.columns.indexOf(column), from: rangeOf(index, values.length) }] : [],
	);
	return writeFileOf("xlsx", [
		{ name: form.sheet, rows: [headingsOf(form)], emptyRows: form.emptyRows, choices },
		{
			name: importFileText.choices,
			rows: [
				lists.map(([column]) => labelOf(form, column)),
				...Array.from({ length: longest }, (_, index) => lists.map(([, values]) => values[index] ?? "")),
			],
		},
	]);
}

/** @returns a cell as it came. A formula gets a space, not an apostrophe, which would make it acceptable text. */
function keptText(cell: Cell | undefined): string {
	const text = cellText(cell);
	return isFormula(text) ? ` ${text}` : text;
}

/** Only those of refused rows have reasons. */
type Judged = { line: number; reasons?: string[] };

/**
 * @param rows of the file
 * @param entries what the dry run says of them
 * @returns the refused rows as they were, and the reasons in a last column, which is not read when the file comes back
 */
export function writeRefusedRows<Column extends string>(
	form: ListForm<Column>,
	rows: readonly { line: number; cells: Partial<Record<Column, Cell>> }[],
	entries: readonly Judged[],
): Promise<Buffer> {
	const reasons = new Map(entries.flatMap(({ line, reasons: why }) => (why ? [[line, why]] : [])));
	const refused = rows.flatMap(({ line, cells }) => {
		const why = reasons.get(line);
		return why ? [[...form.columns.map((column) => keptText(cells[column])), why.join("; ")]] : [];
	});
	return writeFileOf("xlsx", [{ name: form.sheet, rows: [[...headingsOf(form), importFileText.reason], ...refused] }]);
}
