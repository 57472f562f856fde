/**
 * Reads and writes files of lists: the spreadsheet library runs in a child process with limits on time, memory and output.
 */
import "server-only";
import pLimit from "p-limit";
import { processWide } from "@/lib/machine/process-wide";
import { LimitExceeded, runLimited } from "@/lib/machine/run-command";
import { invalidError, type SchoolError } from "@/lib/school/errors";
import { cellText, isDateCell, plainDate } from "./cells";
import { escapeCell, isFormula } from "./escape";
import { headingsOf, type ListForm, labelOf } from "./form";
import { FileRefused, maxFileBytes, processLimits } from "./limits";
import type { FileContent } from "./read";
import type { Cell, SheetToWrite } from "./spreadsheet";
import { type FileFault, fileFaults, importFileText } from "./text";

/** One process at a time. */
const inTurn = processWide("spreadsheet-queue", () => pLimit(1));

/** @throws FileRefused "heavy" above a limit */
async function runSpreadsheet(task: string[], input: Uint8Array, signal?: AbortSignal): Promise<Buffer> {
	try {
		return await runLimited("spreadsheet", task, input, { limits: processLimits, signal });
	} catch (error) {
		if (error instanceof LimitExceeded) throw new FileRefused("heavy");
		throw error;
	}
}

/**
 * @param bytes of an uploaded file
 * @returns its rows
 * @throws FileRefused
 */
export async function readUpload<Column extends string>(
	form: ListForm<Column>,
	bytes: Uint8Array,
	signal?: AbortSignal,
): Promise<FileContent<Column>> {
	const task = ["read", JSON.stringify(form)];
	const answer = JSON.parse((await inTurn(() => runSpreadsheet(task, bytes, signal))).toString("utf8"));
	if (answer.fault) throw new FileRefused(answer.fault, answer.detail);
	return answer;
}

export type Format = "xlsx" | "csv";

/** @returns the file, in which no cell starts a formula; a CSV file has the first sheet */
export function writeFileOf(format: Format, sheets: SheetToWrite[]): Promise<Buffer> {
	const escaped = sheets.map((sheet) => ({ ...sheet, rows: sheet.rows.map((row) => row.map(escapeCell)) }));
	return inTurn(() => runSpreadsheet(["write"], Buffer.from(JSON.stringify({ format, sheets: escaped }))));
}

/** @param detail names of headings that the fault is about */
export function faultSentence(
	fault: FileFault,
	detail?: string | null,
	known: ListForm<string>["faults"] = {},
): string {
	const sentence = known[fault] ?? fileFaults[fault];
	return detail ? `${sentence}: ${detail}` : sentence;
}

export const refusedFile = (message: string): SchoolError => invalidError({ file: [message] });

/** @throws SchoolError "invalid" for a large or empty file */
export async function bytesOf(file: File, faults: ListForm<string>["faults"] = {}): Promise<Uint8Array> {
	if (file.size > maxFileBytes) throw refusedFile(faultSentence("large", null, faults));
	if (file.size === 0) throw refusedFile(faultSentence("empty", null, faults));
	return new Uint8Array(await file.arrayBuffer());
}

/** @throws SchoolError "invalid" for a file that cannot be used */
export async function openFile<Column extends string>(
	form: ListForm<Column>,
	file: File,
): Promise<FileContent<Column>> {
	const bytes = await bytesOf(file, form.faults);
	return readUpload(form, bytes).catch((error: unknown) => {
		throw error instanceof FileRefused ? refusedFile(faultSentence(error.fault, error.detail, form.faults)) : error;
	});
}

/** The values of a column's drop-down list. */
export type Choices<Column extends string> = readonly [column: Column, values: string[]];

/** @returns the empty file */
export function writeEmptyFile<Column extends string>(
	form: ListForm<Column>,
	lists: readonly Choices<Column>[],
): Promise<Buffer> {
	const longest = Math.max(...lists.map(([, values]) => values.length));
	const choices = lists.flatMap(([column, values], index) => {
		const letter = String.fromCharCode(65 + index);
		const from = `'${importFileText.choices}'!$${letter}$2:$${letter}$${values.length + 1}`;
		return values.length > 0 ? [{ column: form.columns.indexOf(column), from }] : [];
	});
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
function keptText(cell: Cell | undefined, isDay: boolean | undefined): string {
	const text = isDay && isDateCell(cell) ? plainDate(cellText(cell)) : cellText(cell);
	return isFormula(text) ? ` ${text}` : text;
}

/**
 * @param rows of the file
 * @param entries what the dry run says of them: only those of refused rows have reasons
 * @returns the refused rows as they were, and the reasons in a last column, which is not read when the file comes back
 */
export function writeRefusedRows<Column extends string>(
	form: ListForm<Column>,
	rows: readonly { line: number; cells: Partial<Record<Column, Cell>> }[],
	entries: readonly { line: number; reasons?: string[] }[],
): Promise<Buffer> {
	const reasons = new Map(entries.flatMap(({ line, reasons: why }) => (why ? [[line, why]] : [])));
	const refused = rows.flatMap(({ line, cells }) => {
		const why = reasons.get(line);
		return why
			? [[...form.columns.map((column) => keptText(cells[column], form.dates?.includes(column))), why.join("; ")]]
			: [];
	});
	return writeFileOf("xlsx", [{ name: form.sheet, rows: [[...headingsOf(form), importFileText.reason], ...refused] }]);
}
