/** What a register of numbered papers reads, and its spreadsheet, or that of another list of persons. */
import "server-only";
import { query, type SQL, sql } from "@/lib/school/query";
import { recordDone } from "../activity/record";
import type { SignedIn } from "../guard";
import { writeFileOf } from "../lists/process";
import { registerPage } from "./registers";
import { registerText } from "./text";

/** Papers of a year, of one kind or of all. */
type RegisterFilter<Kind extends string> = { year: number; kind?: Kind | undefined };

/**
 * @param kinds in their order
 * @param read rows of the table, which is `c` in the condition and in the order
 */
export function registerOf<Kind extends string, Row extends { kind: Kind }, Shown>(
	table: "certificates" | "identity_cards",
	kinds: Readonly<Record<Kind, unknown>>,
	{ read, shown }: { read: (where: SQL, order: SQL) => Promise<Row[]>; shown: (row: Row) => Shown },
) {
	const from = sql`FROM ${sql.identifier(table)} c`;
	const inFilter = ({ year, kind }: RegisterFilter<Kind>) =>
		kind ? sql`c.year = ${year} AND c.kind = ${kind}` : sql`c.year = ${year}`;
	return {
		/** @param page from 1 @returns the newest first, and how many there are */
		async listRegister(filter: RegisterFilter<Kind>, page: number) {
			const [rows, [counted]] = await Promise.all([
				read(inFilter(filter), sql`c.id DESC LIMIT ${registerPage} OFFSET ${(page - 1) * registerPage}`),
				query<{ count: number | string }>(sql`SELECT count(*) AS count ${from} WHERE ${inFilter(filter)}`),
			]);
			return { rows: rows.map(shown), count: Number(counted?.count ?? 0) };
		},
		/** @returns all papers of the filter, by kind and number, as the bound register has them */
		async readRegister(filter: RegisterFilter<Kind>) {
			const order = Object.keys(kinds);
			const rows = await read(inFilter(filter), sql`c.number`);
			return rows.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)).map(shown);
		},
		/** @returns the years with papers, the newest first */
		async readYears() {
			const rows = await query<{ year: number | string }>(sql`SELECT DISTINCT year ${from} ORDER BY year DESC`);
			return rows.map(({ year }) => Number(year));
		},
	};
}

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
