/** Longest text that is read as a block. */
const longestBlock = 200_000;

/**
 * @param text of the clipboard, copied from a spreadsheet
 * @returns rows of trimmed cells; Excel ends each row, also the last one, with a line break
 */
export const readBlock = (text: string): string[][] =>
	text
		.slice(0, longestBlock)
		.replace(/\r\n?/g, "\n")
		.replace(/\n$/, "")
		.split("\n")
		.map((line) => line.split("\t").map((cell) => cell.trim()));
