/** Limits of imported files, and the error of one that is refused. */
import "server-only";
import { type FileFault, fileFaults } from "./text";

export const maxFileBytes = 10 * 1024 * 1024;

/** Bytes of a form with one file: its boundaries and headers too. */
export const maxFormBytes = maxFileBytes + 10_000;

/** Bytes of an unpacked .xlsx file. One of 10,000 rows has a tenth of that. */
export const maxUnpackedBytes = 100_000_000;

/** Rows with content below the headings. */
export const maxRows = 10_000;

/** Rows of the sheet, with and without content: Excel stores formatted rows that are empty. */
export const maxSheetRows = 100_000;

/** Cells of the sheet, with and without content. */
export const maxCells = 5_000_000;

/** Columns that are read; further ones are ignored. */
export const maxColumns = 100;

/** Characters of a cell that are read; longer text is refused in any column. */
export const maxCellCharacters = 1000;

/** Characters of all cells. */
export const maxCharacters = 10_000_000;

/** Limits of the process that reads or writes a spreadsheet. A file of 10,000 rows takes a tenth of each. */
export const processLimits = { milliseconds: 30_000, heapMegabytes: 256, megabytes: 480, outputBytes: 40_000_000 };

/** A file that is refused as a whole. The child process that reads files throws it too. */
export class FileRefused extends Error {
	override name = "FileRefused";

	/** @param detail names of headings that the fault is about */
	constructor(
		readonly fault: FileFault,
		readonly detail?: string,
	) {
		super(detail ? `${fileFaults[fault]}: ${detail}` : fileFaults[fault]);
	}
}
