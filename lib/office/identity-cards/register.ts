/** The register of identity cards. */
import "server-only";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { todayInDhaka } from "@/lib/contract/dates";
import { query, type SQL, sql } from "@/lib/school/query";
import { registerText } from "../parts/text-registers";
import { registerPage } from "../printing/registers";
import type { CardFacts, CardState } from "./schema";
import { cardsText as text } from "./text";
import { type CardKind, cardKinds } from "./text-kinds";

type Numeric = number | string;

type Row = {
	id: number;
	kind: CardKind;
	number: Numeric;
	date: string;
	until: string;
	card: string | null;
	restricted: string | Date | null;
	by: string;
	state: "valid" | "cancelled";
	cancelledBy: string | null;
	reason: string | null;
};

/** As people read them; `state` tells cancelled cards apart, `cells` are in the order of the register's columns. */
export type RegisterRow = { id: number; state: CardState; cells: string[] };

/** Cards of a year, of one kind or of both. */
export type RegisterFilter = { year: number; kind?: CardKind | undefined };

const inFilter = ({ year, kind }: RegisterFilter): SQL =>
	kind ? sql`c.year = ${year} AND c.kind = ${kind}` : sql`c.year = ${year}`;

const readRows = (filter: RegisterFilter, order: SQL) =>
	query<Row>(sql`
		SELECT c.id, c.kind, c.number, c.date, c.valid_until AS until, c.card, c.staff_name AS "by", c.state,
			c.cancelled_name AS "cancelledBy", c.cancel_reason AS reason,
			(SELECT s.restricted_at FROM students s WHERE s.id = c.student_id) AS restricted
		FROM identity_cards c WHERE ${inFilter(filter)} ORDER BY ${order}`);

/** For whom; a word instead for a person who was erased or is restricted. */
function personOf({ card, restricted }: Row): string {
	if (restricted) return registerText.restricted;
	if (card === null) return registerText.nobody;
	const { name, code, class: of, section, roll, post }: CardFacts = JSON.parse(card);
	return text.register.person({ name, code, place: [of, section].filter(Boolean).join(" "), roll, post });
}

function registered(row: Row): RegisterRow {
	const { id, kind, date, until, by, cancelledBy, reason, restricted } = row;
	const state = row.state === "valid" && until < todayInDhaka() ? "expired" : row.state;
	const how = [restricted ? "" : (reason ?? ""), cancelledBy ?? ""];
	return {
		...{ id, state },
		cells: [
			...[toBengaliDigits(row.number), cardKinds[kind], personOf(row), formatDate(date), formatDate(until), by],
			text.state(state, ...how),
		],
	};
}

/** @param page from 1 @returns the newest first, and how many there are */
export async function listRegister(filter: RegisterFilter, page: number) {
	const [rows, [counted]] = await Promise.all([
		readRows(filter, sql`c.id DESC LIMIT ${registerPage} OFFSET ${(page - 1) * registerPage}`),
		query<{ count: Numeric }>(sql`SELECT count(*) AS count FROM identity_cards c WHERE ${inFilter(filter)}`),
	]);
	return { rows: rows.map(registered), count: Number(counted?.count ?? 0) };
}

/** @returns all cards of the filter, by kind and number */
export const readRegister = async (filter: RegisterFilter): Promise<RegisterRow[]> =>
	(await readRows(filter, sql`c.kind DESC, c.number`)).map(registered);

/** @returns the years with cards, the newest first */
export async function readYears(): Promise<number[]> {
	const rows = await query<{ year: Numeric }>(sql`SELECT DISTINCT year FROM identity_cards ORDER BY year DESC`);
	return rows.map(({ year }) => Number(year));
}
