/** A register of numbered papers: what it reads, and its spreadsheet, or that of another list of persons. */
import "server-only";
import { z } from "zod";
import { wholeNumber } from "@/lib/contract/input";
import { query, type SQL, sql } from "@/lib/school/query";
import { recordDone } from "../activity/record";
import { fileCall } from "../calls";
import type { SignedIn } from "../guard";
import { writeFileOf } from "../lists/files";
import { registerText } from "./text";

/** Papers on a page of a register. */
export const registerPage = 50;

const yearField = z.string().trim().pipe(wholeNumber(9999));
const wholePage = z.string().trim().pipe(wholeNumber(100_000));

/** Papers of a year, of one kind or of all. */
type RegisterFilter<Kind extends string> = { year: number; kind?: Kind | undefined };

/** What is written around a register. */
export type RegisterWords = {
	title: string;
	/** The word for the kinds, and for all of them. */
	kind: string;
	allKinds: string;
	none: string;
	columns: readonly string[];
	count: (count: number) => string;
	fileName: (year: number) => string;
};

export type RegisterRow = {
	id: number;
	state: string;
	/** The first is the number, the second heads the row. */
	cells: readonly string[];
	/** Where the paper is. */
	path?: string;
};

/**
 * @property kinds their names, in their order
 * @property read rows of the table, which is `c` in the condition and in the order
 */
type Register<Kind extends string, Row, Shown> = {
	table: "certificates" | "identity_cards";
	kinds: Readonly<Record<Kind, string>>;
	words: RegisterWords;
	read: (where: SQL, order: SQL) => Promise<Row[]>;
	shown: (row: Row) => Shown;
	rowOf: (shown: Shown) => RegisterRow;
};

export function registerOf<Kind extends string, Row extends { kind: Kind }, Shown>({
	table,
	read,
	shown,
	...looks
}: Register<Kind, Row, Shown>) {
	const { kinds, rowOf, words } = looks;
	const order = Object.keys(kinds) as Kind[];
	const kind = z.enum(order as [Kind, ...Kind[]]).optional();
	const from = sql`FROM ${sql.identifier(table)} c`;
	const inFilter = ({ year, kind }: RegisterFilter<Kind>) =>
		kind ? sql`c.year = ${year} AND c.kind = ${kind}` : sql`c.year = ${year}`;

	/** @returns all papers of the filter, by kind and number, as the bound register has them */
	async function readRegister(filter: RegisterFilter<Kind>) {
		const rows = await read(inFilter(filter), sql`c.number`);
		return rows.sort((a, b) => order.indexOf(a.kind) - order.indexOf(b.kind)).map(shown);
	}
	return {
		...looks,
		readRegister,
		/** The register's address: what is not understood is left out. */
		address: z.object({
			year: yearField.optional().catch(undefined),
			kind: kind.catch(undefined),
			page: wholePage.catch(1),
			print: z.literal("1").optional().catch(undefined),
		}),
		/** The call that answers with the spreadsheet. */
		file: fileCall({
			method: "GET",
			input: z.object({ year: yearField, kind }),
			run: async ({ input, who }) => {
				const rows = (await readRegister(input)).map((paper) => rowOf(paper).cells);
				return sendRegister({ name: words.fileName(input.year), columns: words.columns, rows }, who);
			},
		}),
		/** @param page from 1 @returns the newest first, and how many there are */
		async listRegister(filter: RegisterFilter<Kind>, page: number) {
			const [rows, [counted]] = await Promise.all([
				read(inFilter(filter), sql`c.id DESC LIMIT ${registerPage} OFFSET ${(page - 1) * registerPage}`),
				query<{ count: number | string }>(sql`SELECT count(*) AS count ${from} WHERE ${inFilter(filter)}`),
			]);
			return { rows: rows.map(shown), count: Number(counted?.count ?? 0) };
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
