/**
 * @param headings of the columns by their names
 * @param rows cells by column
 * @param used names of the columns in the file, in order
 * @returns a list as CSV, each cell in quotes
 */
export function listCsv<Column extends string>(
	headings: Readonly<Record<Column, string>>,
	rows: readonly Partial<Record<Column, string>>[],
	used: readonly Column[],
): string {
	const lines = [used.map((column) => headings[column]), ...rows.map((row) => used.map((column) => row[column] ?? ""))];
	return lines.map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(",")).join("\r\n");
}
