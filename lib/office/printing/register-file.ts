/** The spreadsheet of a register. */
import "server-only";
import { recordDone } from "../activity/record";
import type { SignedIn } from "../guard";
import { writeFileOf } from "../lists/process";
import { registerText } from "../parts/text-registers";

type Content = {
	/** Name of the file. */
	name: string;
	columns: readonly string[];
	/** Cells of each row, as people read them. */
	rows: readonly (readonly string[])[];
};

/** @returns the register as an .xlsx file, as a call answers with it; that it was taken is in the list of acts */
export async function sendRegister({ name, columns, rows }: Content, who: SignedIn) {
	const cells = rows.map((row) => [...row]);
	const bytes = await writeFileOf("xlsx", [{ name: registerText.sheet, rows: [[...columns], ...cells] }]);
	await recordDone(who, { action: "export", kind: "students", title: name });
	return { bytes, name, type: "xlsx" as const };
}
