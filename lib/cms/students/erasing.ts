/** Erases the personal data of a student or an applicant, in the caller's transaction; see erasing-table.ts. */
import type { Payload, PayloadRequest } from "payload";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { type FrozenSheet, parseSheet } from "@/lib/contract/frozen-sheet";
import { rows, type SQL, sql } from "@/lib/data/sql";
import { environment } from "@/lib/machine/environment";
import { describeError } from "@/lib/machine/log";
import { erasingText } from "@/lib/office/erasing/text";
import { studentStaffText } from "@/lib/office/words/students";
import { keyColumns } from "../name-keys";
import { forgetCertificates } from "./certificates";
import { erased, requiredColumns } from "./erasing-table";
import { forgetCards } from "./identity-cards";
import { removePictureOnCommit } from "./picture-removal";

const { titles } = studentStaffText;

type Person = { code: number | string; name: string; picture: string | null };

/** Thrown while an import waits for confirmation or runs: its file may contain the data to be erased. */
export class ImportOpen extends Error {
	override name = "ImportOpen";
}

/**
 * Blocks other writers, so that no copy of the data is written during the transaction. With SQLite any write does this;
 * with PostgreSQL the tables are locked in the order of other operations, to avoid deadlocks.
 */
async function lock(req: PayloadRequest): Promise<void> {
	if (environment.DATABASE_URL)
		await rows(
			req.payload,
			sql`LOCK TABLE operations, students, enrolments, applications, results, tokens, activity, data_requests, circular_reads,
				circular_reached, certificates, identity_cards IN SHARE ROW EXCLUSIVE MODE`,
			req,
		);
	else await rows(req.payload, sql`UPDATE counters SET value = value WHERE name = 'code'`, req);
}

/**
 * @param id of the student's record
 * @param req request whose transaction it joins
 * @returns the student id, or null if there is no such student
 * @throws ImportOpen
 */
export async function eraseStudent(id: number, req: PayloadRequest): Promise<number | null> {
	await lock(req);
	const [student] = await rows<Person>(
		req.payload,
		sql`SELECT code, name, picture FROM students WHERE id = ${id}`,
		req,
	);
	if (!student) return null;
	const code = Number(student.code);
	await refuseWhileImporting(req);
	const applications = await rows<{ id: number }>(
		req.payload,
		sql`SELECT id FROM applications WHERE code = ${code}`,
		req,
	);
	for (const application of applications) await deleteApplication(application.id, req);
	await rows(req.payload, sql`DELETE FROM tokens WHERE student_id = ${id}`, req);
	for (const table of erased.circulars.tables)
		await rows(req.payload, sql`DELETE FROM ${sql.identifier(table)} WHERE student_id = ${id}`, req);
	await forgetRequests(code, req);
	await forgetCertificates(id, req);
	await forgetCards(id, req);
	await forgetInOperations(id, req);
	await forgetInActivity(code, sql`kind = 'students' AND record = ${id}`, req);
	await ((await isRegistered(id, req)) ? emptyStudent(id, code, student.name, req) : deleteStudent(id, req));
	await removePictureOnCommit(req, student.picture);
	return code;
}

/**
 * @param id record id of an application without a student (not admitted)
 * @param req request whose transaction it joins
 * @returns whether there is such an application
 * @throws ImportOpen
 */
export async function eraseApplicant(id: number, req: PayloadRequest): Promise<boolean> {
	await lock(req);
	const [application] = await rows<{ code: number | string }>(
		req.payload,
		sql`SELECT code FROM applications a WHERE id = ${id} AND NOT EXISTS (SELECT 1 FROM students s WHERE s.code = a.code)`,
		req,
	);
	if (!application) return false;
	await refuseWhileImporting(req);
	await deleteApplication(id, req);
	await forgetRequests(Number(application.code), req);
	await forgetInActivity(Number(application.code), sql`kind = 'applications' AND record = ${id}`, req);
	return true;
}

/**
 * @throws ImportOpen while an import waits for confirmation or is being applied: its stored rows may contain the data
 */
async function refuseWhileImporting(req: PayloadRequest): Promise<void> {
	const open = await rows(req.payload, sql`SELECT id FROM operations WHERE subject = 'import' AND open = 1`, req);
	if (open.length > 0) throw new ImportOpen();
}

/**
 * Whether the student has enrolments or results: then these and the identity are kept, as in the school's registers.
 */
async function isRegistered(id: number, req: PayloadRequest): Promise<boolean> {
	const found = await rows(
		req.payload,
		sql`SELECT id FROM enrolments WHERE student_id = ${id} UNION ALL SELECT id FROM results WHERE student_id = ${id} LIMIT 1`,
		req,
	);
	return found.length > 0;
}

const erasedColumns = Object.values(erased).flatMap((part) => ("columns" in part ? part.columns : []));

async function emptyStudent(id: number, code: number, name: string, req: PayloadRequest): Promise<void> {
	const now = new Date().toISOString();
	const emptied = erasedColumns.map(
		(column) => sql`${sql.identifier(column)} = ${requiredColumns.includes(column) ? sql`''` : sql`NULL`}`,
	);
	const title = titles.student(name, code);
	const { title_key: key } = keyColumns({ title });
	await rows(
		req.payload,
		sql`UPDATE students SET ${sql.join(emptied, sql`, `)}, title = ${title}, title_key = ${key},
			password_version = password_version + 1, erased_at = ${now}, updated_at = ${now} WHERE id = ${id}`,
		req,
	);
	await forgetParentsInResults(id, req);
}

/** The parents' names on released sheets: the one change of them, since the law demands it. */
async function forgetParentsInResults(id: number, req: PayloadRequest): Promise<void> {
	const results = await rows<{ id: number; sheet: string }>(
		req.payload,
		sql`SELECT id, sheet FROM results WHERE student_id = ${id}`,
		req,
	);
	for (const result of results) {
		const sheet = parseSheet(result.sheet);
		const emptied: FrozenSheet = { ...sheet, student: { ...sheet.student, father: "", mother: "" } };
		await rows(req.payload, sql`UPDATE results SET sheet = ${JSON.stringify(emptied)} WHERE id = ${result.id}`, req);
	}
}

const deleteStudent = (id: number, req: PayloadRequest) =>
	rows(req.payload, sql`DELETE FROM students WHERE id = ${id}`, req);

async function deleteApplication(id: number, req: PayloadRequest): Promise<void> {
	await rows(req.payload, sql`DELETE FROM tokens WHERE application_id = ${id}`, req);
	await forgetEntries(sql`kind = 'applications' AND record = ${id}`, req);
	const [application] = await rows<{ picture: string | null }>(
		req.payload,
		sql`DELETE FROM applications WHERE id = ${id} RETURNING picture`,
		req,
	);
	await removePictureOnCommit(req, application?.picture);
}

/** What the family has asked of the school about its data, above all to erase it. */
const forgetRequests = (code: number, req: PayloadRequest) =>
	rows(req.payload, sql`DELETE FROM data_requests WHERE code = ${code}`, req);

type Part = { id?: number; student?: number }[];
type Changes = { student?: number } & Partial<Record<"students" | "enrolments" | "cells", Part>>;

/**
 * Removes what is stored of the student for taking operations back: former values of imports, former numbers of changes of
 * a section's list, names in a correction of the own results. Taking one back then leaves this student unchanged.
 */
async function forgetInOperations(id: number, req: PayloadRequest): Promise<void> {
	const found = await rows<{ id: number; changes: string }>(
		req.payload,
		sql`SELECT id, changes FROM operations
			WHERE subject IN ('import', 'section-roster', 'result-names') AND changes IS NOT NULL`,
		req,
	);
	const ofOthers = (part?: Part) => part?.filter((row) => (row.student ?? row.id) !== id);
	for (const run of found) {
		const all: Changes = JSON.parse(run.changes);
		const [students, enrolments, cells] = [all.students, all.enrolments, all.cells].map(ofOthers);
		const left = all.student === id ? null : JSON.stringify({ ...all, students, enrolments, cells });
		if (left !== run.changes)
			await rows(req.payload, sql`UPDATE operations SET changes = ${left} WHERE id = ${run.id}`, req);
	}
}

/**
 * Replaces the names in the activity: in entries of the person's record, and in those of marks, enrolments and results,
 * even deleted ones, whose titles contain the student id (titles.ts).
 */
async function forgetInActivity(code: number, ownRows: SQL, req: PayloadRequest): Promise<void> {
	const number = toBengaliDigits(code);
	await forgetEntries(sql`${ownRows} OR title LIKE ${`% · ${number} · %`} OR title LIKE ${`% · ${number}`}`, req);
}

const forgetEntries = (where: SQL, req: PayloadRequest) =>
	rows(req.payload, sql`UPDATE activity SET title = ${erasingText.nobody} WHERE ${where}`, req);

/**
 * Must be called after the commit. With SQLite the write-ahead log still contains the former contents until it is
 * checkpointed and truncated. Never throws: if a reader prevents it, the next erasing or the next start does it.
 */
export async function overwriteErased(payload: Payload): Promise<void> {
	if (environment.DATABASE_URL) return;
	await rows(payload, sql`PRAGMA wal_checkpoint(TRUNCATE)`).catch((error: unknown) =>
		console.error(describeError(error)),
	);
}

/** Erases refused applications decided before that time (ISO 8601), at most 100; none while an import is open. */
export async function eraseOldRefusals(before: string, req: PayloadRequest): Promise<void> {
	const refused = await rows<{ id: number }>(
		req.payload,
		sql`SELECT a.id FROM applications a WHERE NOT EXISTS (SELECT 1 FROM operations WHERE subject = 'import' AND open = 1) AND a.status = 'refused' AND a.decided_at < ${before} AND NOT EXISTS (
			SELECT 1 FROM students s WHERE s.code = a.code) LIMIT 100`,
		req,
	);
	for (const { id } of refused) await eraseApplicant(id, req);
}
