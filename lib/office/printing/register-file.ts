/** The spreadsheet of a register, or of another list of persons. */
import "server-only";
import { recordDone } from "../activity/record";
import type { SignedIn } from "../guard";
import { writeFileOf } from "../lists/process";
import { registerText } from "../parts/text-registers";

type Content = {
	name: string;
	columns: readonly string[];
	/** Cells of each row, as people read them. */
	rows: readonly (readonly string[])[];
	/** Name of its sheet, by default the word for a register. */
	sheet?: string;
};

/** @returns it as an .xlsx file, as a call answers with it; that it was taken is in the list of acts */
export async function sendRegister({ name, columns, rows, sheet = registerText.sheet }: Content, who: SignedIn) {
	const cells = rows.map((row) => [...row]);
	const bytes = await writeFileOf("xlsx", [{ name: sheet, rows: [[...columns], ...cells] }]);
	await recordDone(who, { action: "export", kind: "students", title: name });
	return { bytes, name, type: "xlsx" as const, persons: rows.length };
}
