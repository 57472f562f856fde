/** Reads a file that the school has written, whatever its columns are. */
import { readSheet, type SheetRow } from "../spreadsheet";

/** @returns the rows of the first sheet that have a cell with content */
export async function sheetRows(bytes: Uint8Array): Promise<SheetRow[]> {
	const rows: SheetRow[] = [];
	for await (const row of readSheet(bytes)) if (row.cells.some((cell) => cell !== "")) rows.push(row);
	return rows;
}
