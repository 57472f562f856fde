/** Runs the spreadsheet library in a child process with limits on time, memory and output. */
import "server-only";
import pLimit from "p-limit";
import { processWide } from "@/lib/machine/process-wide";
import { LimitExceeded, runLimited } from "@/lib/machine/run-command";
import { escapeCell } from "./escape";
import { FileRefused } from "./faults";
import type { ListForm } from "./form";
import { processLimits } from "./limits";
import type { FileContent } from "./read";
import type { SheetToWrite } from "./spreadsheet";

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
