/**
 * Reads or writes one spreadsheet, for lib/office/lists/files: `spreadsheet read FORM` takes a file from the input and
 * prints the rows of that form (ListForm, as JSON); `spreadsheet write` takes sheets as JSON and prints a file.
 */
import { buffer } from "node:stream/consumers";
import { FileRefused } from "@/lib/office/lists/limits";
import { readFileRows } from "@/lib/office/lists/read";
import { writeText, writeWorkbook } from "@/lib/office/lists/spreadsheet";

async function read(bytes: Uint8Array, form: string): Promise<string> {
	const answer = await readFileRows(JSON.parse(form), bytes).catch((error: unknown) => {
		if (!(error instanceof FileRefused)) throw error;
		return { fault: error.fault, detail: error.detail };
	});
	return JSON.stringify(answer);
}

async function write(bytes: Buffer): Promise<Uint8Array> {
	const { format, sheets } = JSON.parse(bytes.toString("utf8"));
	return format === "csv" ? writeText(sheets[0].rows) : await writeWorkbook(sheets);
}

const input = await buffer(process.stdin);
const [, , task, form = ""] = process.argv;
process.stdout.write(await (task === "read" ? read(input, form) : write(input)));
