/** Students and what they may do with their own record. Nothing of it is cached. */
import "server-only";
import { checkPassword, hashPassword, passwordFault } from "@/lib/auth/passwords";
import { studentText } from "@/lib/bengali/students";
import type { Student } from "@/lib/contract/students";
import { removePicture } from "@/lib/pictures/student-files";
import { notFoundError } from "./errors";
import { personOf } from "./person";
import { query, sql } from "./query";
import { records } from "./records";
import { withPicture } from "./student-pictures";
import { issueToken, type TokenOwner } from "./tokens";

/** @returns the student's record; the present class is that of the last year with an enrolment, where there is one */
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

/** @returns a token, or null when there is no such student or the password is wrong: nobody can tell which */
export async function login(code: number, password: string): Promise<string | null> {
	const student = await secretsOf(code);
	const right = await checkPassword(student?.hash, password);
	if (!right || !student) return null;
	return issueToken({ code, student: student.id, passwordVersion: student.version });
}

type PasswordChange = { current_password: string; new_password: string; confirm_password: string };

type PasswordOutcome = {
	success: boolean;
	/** The sentence that says that it is done, or why not. */
	message: string;
	/** Whether the current password was wrong: such a try is a guess. */
	wrong: boolean;
};

/** Sets a new password and ends every token of the student. */
export async function changePassword({ code }: TokenOwner, change: PasswordChange): Promise<PasswordOutcome> {
	const student = await secretsOf(code);
	if (!student) throw notFoundError();
	const refused = (message: string) => ({ success: false, message, wrong: message === texts.wrong });
	const texts = studentText.password;
	if (!(await checkPassword(student.hash, change.current_password))) return refused(texts.wrong);
	const fault = passwordFault(change.new_password, code);
	if (fault) return refused(fault);
	if (change.new_password !== change.confirm_password) return refused(texts.mismatch);
	if (change.new_password === change.current_password) return refused(texts.unchanged);
	const hash = await hashPassword(change.new_password);
	// Of two changes at once, the second finds its version gone: the password it knew is no longer the present one.
	const changed = await query(sql`
		UPDATE students SET password_hash = ${hash}, password_version = password_version + 1
		WHERE id = ${student.id} AND password_version = ${student.version} RETURNING id`);
	if (changed.length === 0) return refused(texts.wrong);
	await query(sql`DELETE FROM tokens WHERE student_id = ${student.id}`);
	return { success: true, message: texts.changed, wrong: false };
}

/**
 * @param sent a file or a data URL
 * @returns the new picture's file name; the old file is gone
 */
export async function changePicture({ student }: TokenOwner, sent: File | string): Promise<string> {
	if (student === null) throw notFoundError();
	return withPicture(sent, async (picture) => {
		// The application that the student came of may show the same file.
		const [old] = await query<{ picture: string | null }>(sql`
			SELECT picture FROM students WHERE id = ${student}
				AND NOT EXISTS (SELECT 1 FROM applications a WHERE a.picture = students.picture)`);
		const payload = await records();
		await payload.update({ collection: "students", id: student, data: { picture }, depth: 0 });
		await removePicture(old?.picture);
		return picture ?? "";
	});
}

async function secretsOf(code: number) {
	type Row = { id: number; hash: string | null; version: number | string };
	const [row] = await query<Row>(sql`
		SELECT id, password_hash AS hash, password_version AS version FROM students WHERE code = ${code}`);
	return row && { ...row, version: Number(row.version) };
}
