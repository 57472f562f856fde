/** Texts of a list from a spreadsheet that is added as a whole (components/office/lists/list-file). */

export type ListFileText = {
	refusedName: string;
	file: string;
	choose: string;
	chooseOther: string;
	of: (file: string) => string;
	reading: string;
	adding: string;
	counts: (fresh: number, same: number, refused: number) => string;
	ignored: (headings: readonly string[]) => string;
	nothing: string;
	confirm: (count: number) => string;
	undoHint: string;
	queue: string;
	columns: { line: string; name: string; reasons: string };
	more: (count: number) => string;
	refused: string;
};
