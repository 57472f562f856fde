/** Reads the students' rows of a file, without judging what stands in them. */
import "server-only";
import type { ImportColumn } from "@/lib/bengali/office/import-file";
import { FileRefused } from "./faults";
import { checkHeadings, findHeadings, type Headings, type Purpose } from "./headings";
import { maxRows } from "./limits";
import { type Cell, readSheet } from "./spreadsheet";

/** A row of a file: only recognised columns; columns that the file does not have are left out. */
export type FileRow = { line: number; cells: Partial<Record<ImportColumn, Cell>> };

export type FileContent = { rows: FileRow[]; ignored: string[] };

/** Rows in which the headings are looked for. */
const firstRows = 20;

const isBlank = (cell: Cell | undefined) => cell === undefined || (typeof cell === "string" && cell.trim() === "");

function cellsOf(cells: readonly Cell[], { columns }: Headings): FileRow["cells"] {
	return Object.fromEntries(columns.flatMap((column, index) => (column ? [[column, cells[index] ?? ""]] : [])));
}

/**
 * @param bytes of an .xlsx or CSV file
 * @throws FileRefused
 */
export async function readFileRows(bytes: Uint8Array, purpose?: Purpose): Promise<FileContent> {
	let headings: Headings | null = null;
	let seen = 0;
	const rows: FileRow[] = [];
	for await (const { line, cells } of readSheet(bytes)) {
		if (!headings) {
			headings = findHeadings(cells);
			if (headings) checkHeadings(headings, purpose);
			seen += 1;
			if (!headings && seen >= firstRows) throw new FileRefused("headings");
			continue;
		}
		const row = { line, cells: cellsOf(cells, headings) };
		if (Object.values(row.cells).every(isBlank)) continue;
		if (rows.length >= maxRows) throw new FileRefused("rows");
		rows.push(row);
	}
	if (!headings) throw new FileRefused("headings");
	if (rows.length === 0) throw new FileRefused("empty");
	return { rows, ignored: headings.ignored };
}
