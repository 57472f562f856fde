/** The check of an identity card by its QR code or its short code: whether it holds, and nothing of what it says. */
import "server-only";
import { restrictedAt } from "@/lib/cms/students/restriction";
import { initialsOf } from "@/lib/contract/certificate-codes";
import { todayInDhaka } from "@/lib/contract/dates";
import type { CardKind } from "@/lib/office/identity-cards/text-kinds";
import { query, type SQL, sql } from "./query";

/** What stays in the register for ever, and what the signature of the QR code is about. */
export type NumberedCard = { id: number; kind: CardKind; number: number; year: number; date: string };

export type CheckedCard = Omit<NumberedCard, "id"> & {
	state: "valid" | "cancelled" | "expired";
	/** Initials and class; null of a person who was erased or is restricted, and the class of staff. */
	initials: string | null;
	class: string | null;
};

type Row = NumberedCard & {
	state: "valid" | "cancelled";
	until: string;
	card: string | null;
	restricted: string | Date | null;
	/** When the student has left with a transfer certificate. */
	left: string | null;
};

/** @param where condition on the card `c` @returns null without such a card */
async function find(where: SQL): Promise<(CheckedCard & { id: number }) | null> {
	const [row] = await query<Row>(sql`
		SELECT c.id, c.kind, c.number, c.year, c.date, c.state, c.valid_until AS until, c.card,
			${restrictedAt} AS restricted, (SELECT e.left_on FROM enrolments e WHERE e.id = c.enrolment_id) AS "left"
		FROM identity_cards c WHERE ${where}`);
	if (!row) return null;
	const { id, kind, date, card, restricted } = row;
	const person = card === null || restricted ? null : JSON.parse(card);
	return {
		...{ id, kind, date, number: Number(row.number), year: Number(row.year), state: stateOf(row) },
		...{ initials: person && initialsOf(person.name), class: person?.class || null },
	};
}

/** The card of a student who has left holds no longer. */
function stateOf({ state, left, until }: Row): CheckedCard["state"] {
	if (state === "cancelled" || left !== null) return "cancelled";
	return until < todayInDhaka() ? "expired" : "valid";
}

export const findCard = (id: number) => find(sql`c.id = ${id}`);

/** @param code see lib/contract/certificate-codes */
export const findCardByCode = (code: string) => find(sql`c.code = ${code}`);
