/** Longest text that is read as a block. */
const longestBlock = 200_000;

/** A cell with lines of its own: programs write it in quotation marks. */
const inQuotes = /(^|[\t\n])"((?:[^"]|"")*)"(?=[\t\n]|$)/g;

/**
 * @param text of the clipboard, copied from a spreadsheet
 * @returns rows of trimmed cells, each in one line; Excel ends each row, also the last one, with a line break
 */
export const readBlock = (text: string): string[][] =>
	text
		.slice(0, longestBlock)
		.replace(/\r\n?/g, "\n")
		.replace(inQuotes, (_, before, cell) => before + cell.replaceAll('""', '"').replace(/[\t\n]+/g, " "))
		.replace(/\n$/, "")
		.split("\n")
		.map((line) => line.split("\t").map((cell) => cell.trim()));
