/** The enrolments that transfer certificates close, and cancelling papers, which opens them again. */
import "server-only";
import type { PayloadRequest } from "payload";
import { addEntry } from "@/lib/cms/activity/entries";
import { expireOnCommit } from "@/lib/cms/expire";
import { notLeft } from "@/lib/cms/students/leaving";
import { notFoundError } from "@/lib/school/errors";
import { inTransaction, listOf, type Numeric, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { lockRecords } from "../import/changes";
import { Held, type Hold, type Writing } from "../operations/operation";
import { registerText } from "../printing/text";
import { type Facts, readDay } from "./certificate-text";
import type { CertificateFacts } from "./facts";
import { certificatesText as text } from "./text";
import type { CertificateKind } from "./text-kinds";

/** `enrolment` is the one that was closed, `later` those of years to come that were closed with it. */
export type MadePaper = { certificate: number; enrolment: number | null; later?: number[] };

const closedBy = ({ enrolment, later = [] }: MadePaper): number[] => (enrolment === null ? [] : [enrolment, ...later]);

/** Versions that made one paper at a time have stored it alone. */
export type Changes = { papers: MadePaper[] } | MadePaper;

export const papersOf = (changes: Changes): MadePaper[] => ("papers" in changes ? changes.papers : [changes]);

/** @returns the enrolments that were closed, of the student's place and, after a promotion, of the next one */
export async function closePlaces(
	{ student, place }: CertificateFacts,
	facts: Facts,
	{ req, at }: Writing,
): Promise<number[]> {
	if (!place) return [];
	const leftOn = (readDay(facts.leftOn ?? "") ?? "").split("-").reverse().join("-");
	const closed = await query<{ id: number }>(
		sql`UPDATE enrolments SET left_on = ${leftOn}, left_reason = ${facts.reason ?? ""}, updated_at = ${at}
			WHERE student_id = ${student.id} AND ${notLeft("enrolments")}
				AND year_id IN (SELECT id FROM years WHERE year >= ${place.year}) RETURNING id`,
		req,
	);
	await expireOnCommit(req, ["enrolments"]);
	return [...new Set([place.enrolment, ...closed.map(({ id }) => id)])];
}

/**
 * Cancels one of the papers that an operation has made; the others hold.
 * @param changes what the operation has stored
 * @throws Held if its enrolment cannot be opened again
 */
export async function cancelOne(id: number, changes: string, reason: string, by: SignedIn): Promise<void> {
	const papers = papersOf(JSON.parse(changes)).filter(({ certificate }) => certificate === id);
	await inTransaction(async (req) => {
		const holds = await cancelPapers(papers, { req, by }, reason);
		if (holds.length > 0) throw new Held(holds);
		const [row] = await query<{ kind: CertificateKind; number: Numeric; year: Numeric }>(
			sql`SELECT kind, number, year FROM certificates WHERE id = ${id}`,
			req,
		);
		if (!row) throw notFoundError();
		const title = text.activityUndone(text.of(row.kind, Number(row.number), Number(row.year)));
		await addEntry(req, by, { action: "restore", kind: "students", detail: title });
	});
}

type Cancelling = Pick<Writing, "req" | "by">;

/** @returns what prevents it, in which case nothing was written; papers that were cancelled already are left as they are */
export async function cancelPapers(papers: readonly MadePaper[], writing: Cancelling, reason: string): Promise<Hold[]> {
	const { req } = writing;
	const valid: MadePaper[] = [];
	for (const paper of papers) {
		// Locks the row, so that nobody cancels it meanwhile.
		const [row] = await query(
			sql`UPDATE certificates SET state = state WHERE id = ${paper.certificate} AND state = 'valid' RETURNING id`,
			req,
		);
		if (row) valid.push(paper);
	}
	const holds: Hold[] = [];
	for (const paper of valid) if (paper.enrolment !== null) holds.push(...(await findHolds(paper, req)));
	if (holds.length > 0) return holds;
	for (const paper of valid) await cancelPaper(paper, writing, reason);
	return [];
}

async function cancelPaper(paper: MadePaper, { req, by }: Cancelling, reason: string) {
	const now = new Date().toISOString();
	// What was written about an erased person is not written again.
	await query(
		sql`UPDATE certificates SET state = 'cancelled', cancelled_at = ${now}, cancelled_name = ${by?.name ?? ""},
				cancel_reason = CASE WHEN student_id IS NULL THEN NULL ELSE ${reason} END
			WHERE id = ${paper.certificate}`,
		req,
	);
	if (paper.enrolment === null) return;
	await query(
		sql`UPDATE enrolments SET left_on = NULL, left_reason = NULL, updated_at = ${now}
			WHERE id IN (${listOf(closedBy(paper))})`,
		req,
	);
	await expireOnCommit(req, ["enrolments"]);
}

/** What hangs on closed enrolments. */
async function findHolds(paper: MadePaper, req: PayloadRequest): Promise<Hold[]> {
	await lockRecords(req);
	type Row = {
		title: string | null;
		restricted: string | null;
		place: number | null;
		left: string | null;
		later: number;
	};
	const [row] = await query<Row>(
		sql`SELECT s.title, s.restricted_at AS restricted, e.id AS place, e.left_on AS "left",
				(SELECT count(*) FROM enrolments l JOIN years ly ON ly.id = l.year_id
					WHERE l.student_id = c.student_id AND ly.year > y.year AND l.id NOT IN (${listOf(closedBy(paper))})) AS later
			FROM certificates c LEFT JOIN students s ON s.id = c.student_id
				LEFT JOIN enrolments e ON e.id = ${paper.enrolment} LEFT JOIN years y ON y.id = e.year_id
			WHERE c.id = ${paper.certificate}`,
		req,
	);
	const { forgotten, moved, later } = text.faults;
	if (!row?.title || row.restricted) return [{ title: registerText.nobody, reason: forgotten }];
	if (row.place === null || row.left === null) return [{ title: row.title, reason: moved }];
	return Number(row.later) > 0 ? [{ title: row.title, reason: later }] : [];
}
