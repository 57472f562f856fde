/**
 * Reads or writes one spreadsheet, for lib/office/import/process: `spreadsheet read students` (or `applicants`) takes
 * a file from the input and prints its rows as JSON; `spreadsheet write` takes sheets as JSON and prints a file.
 */
import { writeSync } from "node:fs";
import { buffer } from "node:stream/consumers";
import { FileRefused } from "@/lib/office/import/faults";
import type { Purpose } from "@/lib/office/import/headings";
import { readFileRows } from "@/lib/office/import/read";
import { writeText, writeWorkbook } from "@/lib/office/import/spreadsheet";

async function read(bytes: Uint8Array): Promise<Uint8Array> {
	const answer = await readFileRows(bytes, process.argv[3] as Purpose | undefined).catch((error: unknown) => {
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
const output = await (process.argv[2] === "write" ? write(input) : read(input));
for (let sent = 0; sent < output.length; ) {
	try {
		sent += writeSync(1, output, sent);
	} catch (error) {
		// A full pipe that does not block; the reader empties it.
		if ((error as { code?: string }).code !== "EAGAIN") throw error;
		await new Promise((resolve) => setTimeout(resolve, 5));
	}
}
