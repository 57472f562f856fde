/** The check of an identity card by its QR code or its short code: whether it holds, and nothing of what it says. */
import "server-only";
import { restrictedAt } from "@/lib/cms/students/restriction";
import { initialsOf } from "@/lib/contract/certificate-codes";
import { todayInDhaka } from "@/lib/contract/dates";
import type { CardKind } from "@/lib/office/identity-cards/text-kinds";
import { query, sql } from "./query";

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
	/** The teacher or employee, unless deleted or in the trash. */
	teacher: number | null;
};

/** @param by the id, or the short code (lib/contract/certificate-codes) @returns null without such a card */
export async function findCard(by: { id: number } | { code: string }): Promise<(CheckedCard & { id: number }) | null> {
	const [row] = await query<Row>(sql`
		SELECT c.id, c.kind, c.number, c.year, c.date, c.state, c.valid_until AS until, c.card,
			${restrictedAt} AS restricted, e.left_on AS "left", t.id AS teacher
		FROM identity_cards c LEFT JOIN enrolments e ON e.id = c.enrolment_id
			LEFT JOIN teachers t ON t.id = c.teacher_id AND t.deleted_at IS NULL
		WHERE ${"id" in by ? sql`c.id = ${by.id}` : sql`c.code = ${by.code}`}`);
	if (!row) return null;
	const { id, kind, date, card, restricted } = row;
	const person = card === null || restricted ? null : JSON.parse(card);
	return {
		...{ id, kind, date, number: Number(row.number), year: Number(row.year), state: stateOf(row) },
		...{ initials: person && initialsOf(person.name), class: person?.class || null },
	};
}

/** The card of who has left holds no longer. */
function stateOf({ kind, state, left, teacher, until }: Row): CheckedCard["state"] {
	const isHere = kind === "staff" ? teacher !== null : left === null;
	if (state === "cancelled" || !isHere) return "cancelled";
	return until < todayInDhaka() ? "expired" : "valid";
}
