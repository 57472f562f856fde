/**
 * The check of a certificate or an identity card by its QR code or its short code: whether it holds, and nothing of what it
 * says.
 */
import "server-only";
import { restrictedAt } from "@/lib/cms/students/restriction";
import { initialsOf } from "@/lib/contract/certificate-codes";
import { todayInDhaka } from "@/lib/contract/dates";
import type { CardKind, CertificateKind } from "@/lib/office/certificates/text-kinds";
import { query, sql } from "./query";

/** What stays in the register for ever, and what the signature of the QR code is about. */
export type NumberedPaper = {
	id: number;
	kind: CertificateKind | CardKind;
	number: number;
	year: number;
	date: string;
};

export type CheckedPaper = Omit<NumberedPaper, "id"> & {
	state: "valid" | "cancelled" | "expired";
	/** Initials and class; null of a person who was erased or is restricted, and the class of staff. */
	initials: string | null;
	class: string | null;
};

type Row = NumberedPaper & {
	state: "valid" | "cancelled";
	/** What is printed, as JSON; null of a person who was erased. */
	paper: string | null;
	restricted: string | Date | null;
};

type Card = Row & {
	until: string;
	/** Null of staff, and of a student who was erased; the place also after it was deleted. */
	student: number | null;
	enrolment: number | null;
	/** When the student has left with a transfer certificate. */
	left: string | null;
	/** The teacher or employee, unless deleted or in the trash. */
	teacher: number | null;
};

/** The id, or the short code (lib/contract/certificate-codes). */
type By = { id: number } | { code: string };

type Found = CheckedPaper & { id: number };

const named = (by: By) => ("id" in by ? sql`c.id = ${by.id}` : sql`c.code = ${by.code}`);

const numbered = ({ id, kind, date, ...row }: Row) => {
	const [number, year] = [Number(row.number), Number(row.year)];
	return { id, kind, number, year, date };
};

const printed = ({ paper, restricted }: Row) => (paper === null || restricted ? null : JSON.parse(paper));

/** @returns null without such a certificate */
export async function findCertificate(by: By): Promise<Found | null> {
	const [row] = await query<Row>(sql`
		SELECT c.id, c.kind, c.number, c.year, c.date, c.state, c.paper, ${restrictedAt} AS restricted
		FROM certificates c WHERE ${named(by)}`);
	if (!row) return null;
	const person = printed(row)?.person;
	return { ...numbered(row), state: row.state, initials: person?.initials ?? null, class: person?.class || null };
}

/** @returns null without such a card */
export async function findCard(by: By): Promise<Found | null> {
	const [row] = await query<Card>(sql`
		SELECT c.id, c.kind, c.number, c.year, c.date, c.state, c.valid_until AS until, c.card AS paper,
			${restrictedAt} AS restricted, c.student_id AS student, e.id AS enrolment, e.left_on AS "left", t.id AS teacher
		FROM identity_cards c LEFT JOIN enrolments e ON e.id = c.enrolment_id
			LEFT JOIN teachers t ON t.id = c.teacher_id AND t.deleted_at IS NULL
		WHERE ${named(by)}`);
	if (!row) return null;
	const person = printed(row);
	const initials = person && initialsOf(person.name);
	return { ...numbered(row), state: stateOf(row), initials, class: person?.class || null };
}

/** The card of who has left holds no longer, nor that of a place that was deleted. */
function stateOf({ kind, state, student, enrolment, left, teacher, until }: Card): CheckedPaper["state"] {
	const isHere = kind === "staff" ? teacher !== null : left === null && (student === null || enrolment !== null);
	if (state === "cancelled" || !isHere) return "cancelled";
	return until < todayInDhaka() ? "expired" : "valid";
}
