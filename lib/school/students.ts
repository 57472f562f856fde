/** A student's own record: login, password, picture. Never cached. */
import "server-only";
import type { PayloadRequest } from "payload";
import { checkPassword, hashPassword, passwordFault } from "@/lib/auth/passwords";
import { endOfUsedSlip } from "@/lib/auth/slip-life";
import { studentText } from "@/lib/bengali/students";
import { removePictureOnCommit } from "@/lib/cms/students/picture-removal";
import type { Student } from "@/lib/contract/students";
import { notFoundError } from "./errors";
import { personOf } from "./person";
import { inTransaction, query, records, sql } from "./query";
import { getSettings } from "./settings";
import { withPicture } from "./student-pictures";
import { issueToken, type TokenOwner } from "./tokens";

/** @returns the student's record; the present class is taken from the latest enrolment, if any */
export async function getStudent(id: number): Promise<Student> {
	const payload = await records();
	const [student, enrolled] = await Promise.all([
		payload.findByID({ collection: "students", id, depth: 0 }),
		query<{ class: number }>(sql`
			SELECT e.class_id AS class FROM enrolments e JOIN years y ON y.id = e.year_id
			WHERE e.student_id = ${id} ORDER BY y.year DESC LIMIT 1`),
	]);
	const person = personOf(student);
	return { ...person, present_class: enrolled[0]?.class ?? person.present_class };
}

/** @property mustChange whether the password is one from a slip, to be replaced before anything else */
export type Login = { token: string; mustChange: boolean };

/**
 * @returns the login; null for an unknown or erased student or a wrong password, indistinguishably; "ended" for the right
 * password from a slip that is too old or was used
 */
export async function login(code: number, password: string): Promise<Login | "ended" | null> {
	const student = await credentialsOf(code);
	const right = await checkPassword(student?.hash, password);
	if (!right || !student) return null;
	const { id, version, isFromSlip } = student;
	return inTransaction(async (req) => {
		if (isFromSlip && !(await consumeSlip(id, version, req))) return "ended";
		const token = await issueToken({ code, student: id, passwordVersion: version }, req);
		return { token, mustChange: isFromSlip };
	});
}

/**
 * A login with a password from a slip: the first one ends it, but for retries (lib/auth/slip-life).
 * @param id of the student
 * @param version of the password that was checked
 * @param req request whose transaction it joins
 * @returns false if the password has ended, or was replaced meanwhile
 */
async function consumeSlip(id: number, version: number, req: PayloadRequest): Promise<boolean> {
	const now = new Date();
	const end = endOfUsedSlip(now);
	const used = await query(
		sql`UPDATE students SET slip_until = CASE WHEN slip_until > ${end} THEN ${end} ELSE slip_until END
			WHERE id = ${id} AND password_version = ${version} AND slip_until > ${now.toISOString()}
			RETURNING id`,
		req,
	);
	return used.length > 0;
}

type PasswordChange = { current_password: string; new_password: string; confirm_password: string };

type PasswordOutcome = {
	success: boolean;
	/** Bengali sentence: confirmation or reason for refusal. */
	message: string;
	/** Whether the current password was wrong, which counts as a failed attempt (lib/http/limits). */
	wrong: boolean;
};

/** Sets a new password and revokes all tokens of the student. */
export async function changePassword({ code }: TokenOwner, change: PasswordChange): Promise<PasswordOutcome> {
	const student = await credentialsOf(code);
	if (!student) throw notFoundError();
	const refused = (message: string) => ({ success: false, message, wrong: message === texts.wrong });
	const texts = studentText.password;
	if (!(await checkPassword(student.hash, change.current_password))) return refused(texts.wrong);
	const fault = passwordFault(change.new_password, code, [(await getSettings()).school_name]);
	if (fault) return refused(fault);
	if (change.new_password !== change.confirm_password) return refused(texts.mismatch);
	if (change.new_password === change.current_password) return refused(texts.unchanged);
	const hash = await hashPassword(change.new_password);
	const changed = await inTransaction((req) => replaceHash(student, hash, req));
	if (!changed) return refused(texts.wrong);
	return { success: true, message: texts.changed, wrong: false };
}

/** @returns false if the password was changed concurrently */
async function replaceHash({ id, version }: { id: number; version: number }, hash: string, req: PayloadRequest) {
	// Optimistic lock: of two concurrent changes, the second no longer matches the version.
	const changed = await query(
		sql`UPDATE students SET password_hash = ${hash}, password_version = password_version + 1, slip_until = NULL
			WHERE id = ${id} AND password_version = ${version} RETURNING id`,
		req,
	);
	if (changed.length > 0) await query(sql`DELETE FROM tokens WHERE student_id = ${id}`, req);
	return changed.length > 0;
}

/**
 * @param sent a file or a data URL
 * @returns the new picture's file name; the old file is removed
 */
export async function changePicture({ student }: TokenOwner, sent: File | string): Promise<string> {
	if (student === null) throw notFoundError();
	return setPicture(student, sent);
}

/**
 * Like {@link changePicture}, for a change by staff.
 * @param id of a student that exists
 */
export async function setPicture(id: number, sent: File | string): Promise<string> {
	return withPicture(sent, async (picture) => {
		await inTransaction((req) => replacePicture(id, picture, req));
		return picture ?? "";
	});
}

async function replacePicture(id: number, picture: string | null, req: PayloadRequest): Promise<void> {
	// Takes the row lock, so that of two concurrent changes the second removes the first one's picture.
	await query(sql`UPDATE students SET picture = picture WHERE id = ${id}`, req);
	const [old] = await query<{ picture: string | null }>(
		sql`SELECT picture FROM students WHERE id = ${id} AND erased_at IS NULL`,
		req,
	);
	if (!old) throw notFoundError();
	await req.payload.update({ collection: "students", id, data: { picture }, depth: 0, req });
	await removePictureOnCommit(req, old.picture);
}

async function credentialsOf(code: number) {
	type Row = { id: number; hash: string | null; version: number | string; until: string | Date | null };
	const [row] = await query<Row>(sql`
		SELECT id, password_hash AS hash, password_version AS version, slip_until AS until
		FROM students WHERE code = ${code} AND erased_at IS NULL`);
	return row && { ...row, version: Number(row.version), isFromSlip: row.until !== null };
}
