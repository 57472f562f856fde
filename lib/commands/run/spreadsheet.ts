/**
 * Reads or writes one spreadsheet, for lib/office/lists/process: `spreadsheet read FORM` takes a file from the input and prints the
 * rows of that form (ListForm, as JSON), `spreadsheet cells` its rows as they are; `spreadsheet write`
 * takes sheets as JSON and prints a file.
 */
import { buffer } from "node:stream/consumers";
import { FileRefused } from "@/lib/office/lists/faults";
import type { ListForm } from "@/lib/office/lists/form";
import { maxRows } from "@/lib/office/lists/limits";
import { readFileRows } from "@/lib/office/lists/read";
import { readSheet, type SheetRow, writeText, writeWorkbook } from "@/lib/office/lists/spreadsheet";
import { printBytes } from "./print-bytes";

async function readRows(bytes: Uint8Array): Promise<SheetRow[]> {
	const rows: SheetRow[] = [];
	for await (const row of readSheet(bytes)) {
		if (rows.length >= maxRows) throw new FileRefused("rows");
		if (row.cells.some((cell) => cell !== "")) rows.push(row);
	}
	return rows;
}

async function read<T>(work: Promise<T>): Promise<Uint8Array> {
	const answer = await work.catch((error: unknown) => {
		if (!(error instanceof FileRefused)) throw error;
		return { fault: error.fault, detail: error.detail };
	});
	return Buffer.from(JSON.stringify(answer));
}

async function write(bytes: Buffer): Promise<Uint8Array> {
	const { format, sheets } = JSON.parse(bytes.toString("utf8"));
	return format === "csv" ? writeText(sheets[0].rows) : await writeWorkbook(sheets);
}

const input = await buffer(process.stdin);
const [, , task, form = "{}"] = process.argv;
const reading = {
	read: () => read(readFileRows(JSON.parse(form) as ListForm<string>, input)),
	cells: () => read(readRows(input)),
};
const output = await (task === "cells" || task === "read" ? reading[task]() : write(input));
await printBytes(output);
