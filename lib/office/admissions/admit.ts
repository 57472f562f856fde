/** Decisions on applications. Of two decisions on one application at once, the first one wins. */
import "server-only";
import type { PayloadRequest } from "payload";
import { type Decision, findDecision } from "@/lib/school/applications";
import { notFoundError, SchoolError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { type FreshPassword, makePasswords, type NewPassword, replacePassword } from "../slips/passwords";
import { usesOfPlaces, usesOfStudents } from "../students/uses";
import { decisionText } from "./text";

/** Where a student is enrolled: year and section by their ids. */
export type Place = { year: number; section: number; roll: number };

/** The student created by an admission. */
type Admitted = NewPassword & { code: number; name: string };

/** An applicant's first password, not stored yet. `id` is that of the application. */
export type Prepared = FreshPassword;

/**
 * Makes the first passwords of applicants, which takes too long to do in a transaction: it would block other writers.
 * @param ids of the applications' records
 * @throws SchoolError "notFound"
 */
export async function prepareAdmissions(ids: readonly number[]): Promise<Prepared[]> {
	const applicants: { id: number; code: number }[] = [];
	for (const id of ids) applicants.push({ id, code: (await requireDecision(id)).code });
	return makePasswords(applicants);
}

/**
 * Admits an applicant: student, enrolment and first password.
 * @param by name of the staff member who decides
 * @param req request whose transaction it joins: all or nothing
 * @throws SchoolError "notFound", or "invalid" if the application has been decided meanwhile (the message names by whom);
 * Payload's ValidationError if the roll is taken
 */
export async function admitPrepared(
	{ id, code, password, hash }: Prepared,
	{ year, section, roll }: Place,
	by: string,
	req: PayloadRequest,
): Promise<Admitted> {
	await claim(id, by, req);
	// A hook of the collection creates the student (lib/cms/students/applications).
	await req.payload.update({ collection: "applications", id, data: { status: "admitted" }, depth: 0, req });
	const student = await findStudent(code, req);
	if (!student) throw new Error("The admission made no student.");
	// The class is derived from the section. One time for both, by which a later change is known.
	const at = new Date().toISOString();
	const data = { student: student.id, year, section, roll, createdAt: at, updatedAt: at } as never;
	await req.payload.create({ collection: "enrolments", data, depth: 0, req });
	return { ...student, code, password, ...(await replacePassword(student.id, code, hash, req)) };
}

async function findStudent(code: number, req: PayloadRequest): Promise<{ id: number; name: string } | undefined> {
	return (await query<{ id: number; name: string }>(sql`SELECT id, name FROM students WHERE code = ${code}`, req))[0];
}

/**
 * @param reason shown to the applicant
 * @param req request whose transaction it joins
 * @throws SchoolError "notFound", "invalid" if it is decided already
 */
export async function refuseApplicant(id: number, reason: string, by: string, req: PayloadRequest): Promise<void> {
	await claim(id, by, req);
	await query(sql`UPDATE applications SET status = 'refused', reason = ${reason} WHERE id = ${id}`, req);
}

/**
 * Takes a refusal back: the application waits again.
 * @param req request whose transaction it joins
 * @throws SchoolError "notFound", "invalid" if it is not refused (any more)
 */
export async function takeRefusalBack(id: number, req: PayloadRequest): Promise<void> {
	const [reopened] = await query(
		sql`UPDATE applications SET status = 'new', reason = NULL, decided_by = NULL, decided_at = NULL,
				updated_at = ${new Date().toISOString()}
			WHERE id = ${id} AND status = 'refused' RETURNING id`,
		req,
	);
	if (reopened) return;
	await requireDecision(id);
	throw new SchoolError("invalid", decisionText.notRefused);
}

/**
 * Whether an admission can be undone: no records refer to the student except those that the admission created, and
 * since then nobody has logged in with the password or changed the student.
 * @param id of the application's record
 */
export async function canUndoAdmission(id: number, req?: PayloadRequest): Promise<boolean> {
	const ofStudent = usesOfStudents.map(([, select]) => sql`s.id NOT IN (${select(sql`s.id`)})`);
	const places = sql`SELECT id FROM enrolments WHERE student_id = s.id`;
	const ofPlaces = usesOfPlaces().map(([, select]) => sql`s.id NOT IN (${select(places)})`);
	const [student] = await query(
		sql`SELECT s.id FROM applications a JOIN students s ON s.code = a.code
			WHERE a.id = ${id} AND a.status = 'admitted' AND s.password_version = 0
				AND (SELECT count(*) FROM enrolments WHERE student_id = s.id) <= 1
				AND ${sql.join([...ofStudent, ...ofPlaces], sql` AND `)}
				AND EXISTS (SELECT 1 FROM enrolments e WHERE e.student_id = s.id
					AND e.updated_at <= e.created_at AND s.updated_at <= e.created_at)`,
		req,
	);
	return student !== undefined;
}

/**
 * Deletes the student and the enrolment that an admission made; the application waits again.
 * @param req request whose transaction it joins
 * @throws SchoolError "invalid" if it cannot be undone (any more)
 */
export async function undoAdmission(id: number, req: PayloadRequest): Promise<void> {
	// Takes the row's lock before the check.
	await query(sql`UPDATE applications SET decided_at = decided_at WHERE id = ${id}`, req);
	if (!(await canUndoAdmission(id, req))) throw new SchoolError("invalid", decisionText.notUndone);
	const [application] = await query<{ code: number | string }>(
		sql`UPDATE applications SET status = 'new', decided_by = NULL, decided_at = NULL,
				updated_at = ${new Date().toISOString()}
			WHERE id = ${id} RETURNING code`,
		req,
	);
	const student = await findStudent(Number(application?.code), req);
	if (student) await req.payload.delete({ collection: "students", id: student.id, depth: 0, req });
}

async function requireDecision(id: number): Promise<Decision> {
	const decision = await findDecision(id);
	if (!decision) throw notFoundError();
	return decision;
}

/** Takes the row's lock; a concurrent decision waits for it, and then finds that the application is no longer new. */
async function claim(id: number, by: string, req: PayloadRequest): Promise<void> {
	const now = new Date().toISOString();
	const claimed = await query(
		sql`UPDATE applications SET decided_by = ${by}, decided_at = ${now}, updated_at = ${now}
			WHERE id = ${id} AND status = 'new' RETURNING id`,
		req,
	);
	if (claimed.length > 0) return;
	const { state, by: decider } = await requireDecision(id);
	throw new SchoolError("invalid", decisionText.decided(state, decider));
}
