/** Reads a file that the school has written, whatever its columns are. */
import { openSheet, type SheetRow } from "../spreadsheet";

/** @returns the rows of the first sheet that have a cell with content */
export async function sheetRows(bytes: Uint8Array): Promise<SheetRow[]> {
	const rows: SheetRow[] = [];
	for await (const row of openSheet(bytes).rows) if (row.cells.some((cell) => cell !== "")) rows.push(row);
	return rows;
}
