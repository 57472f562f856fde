/** The register of identity cards. */
import "server-only";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { todayInDhaka } from "@/lib/contract/dates";
import { type Numeric, query, type SQL, sql } from "@/lib/school/query";
import { registerOf } from "../printing/register-file";
import { registerText } from "../printing/text";
import type { CardFacts, CardState } from "./schema";
import { cardsText as text } from "./text";
import { type CardKind, cardKinds } from "./text-kinds";

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

const readRows = (where: SQL, order: SQL) =>
	query<Row>(sql`
		SELECT c.id, c.kind, c.number, c.date, c.valid_until AS until, c.card, c.staff_name AS "by", c.state,
			c.cancelled_name AS "cancelledBy", c.cancel_reason AS reason,
			(SELECT s.restricted_at FROM students s WHERE s.id = c.student_id) AS restricted
		FROM identity_cards c WHERE ${where} ORDER BY ${order}`);

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

export const { listRegister, readRegister, readYears } = registerOf("identity_cards", cardKinds, {
	read: readRows,
	shown: registered,
});
