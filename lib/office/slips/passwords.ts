/** New random passwords that the school hands out on paper. */
import "server-only";
import type { PayloadRequest } from "payload";
import { hashPassword } from "@/lib/auth/passwords";
import { endOfSlip } from "@/lib/auth/slip-life";
import { createSlipPassword } from "@/lib/auth/slip-password";
import { clearGuesses } from "@/lib/school/limit-store";
import { inTransaction, query, sql } from "@/lib/school/query";

export type NewPassword = { id: number; password: string } & Stored;

/** What is stored with the hash. @property until ISO 8601, when the password from the slip ends */
type Stored = { passwordVersion: number; until: string };

type Student = { id: number; code: number };

/** A password that is not stored yet. */
export type FreshPassword = Student & { password: string; hash: string };

/**
 * Gives each student a new random password: all of them or, after an error, none. Ends all of a student's logins, and
 * lets them log in at once even if they failed before. Only the hashes are stored, so the passwords returned here can't
 * be shown again.
 * @param within further writes of the same transaction
 * @throws Error if one of the students was deleted meanwhile
 */
export async function setRandomPasswords(
	students: readonly Student[],
	within?: (req: PayloadRequest) => Promise<void>,
): Promise<NewPassword[]> {
	const fresh = await makePasswords(students);
	return inTransaction(async (req) => {
		const set = await storePasswords(fresh, req);
		await within?.(req);
		return set;
	});
}

/** @returns a random password for each student, not stored yet: hashing takes too long to do in a transaction */
export async function makePasswords(students: readonly Student[]): Promise<FreshPassword[]> {
	const fresh: FreshPassword[] = [];
	// One at a time, so that students who log in meanwhile don't wait for a whole section.
	for (const { id, code } of students) {
		const password = createSlipPassword(code);
		fresh.push({ id, code, password, hash: await hashPassword(password) });
	}
	return fresh;
}

/** @throws Error if one of the students was deleted meanwhile */
export async function storePasswords(fresh: readonly FreshPassword[], req: PayloadRequest): Promise<NewPassword[]> {
	const set: NewPassword[] = [];
	for (const { id, code, password, hash } of fresh)
		set.push({ id, password, ...(await replacePassword(id, code, hash, req)) });
	return set;
}

/**
 * Sets a password from a slip, and ends the former one and all logins of the student. The student must replace it by an
 * own one at its first login (lib/school/students).
 * @param id of the student
 * @param req request whose transaction it joins
 * @returns the password's version and end; setting the first password does not invalidate the application's token
 * @throws Error if there is no such student
 */
export async function replacePassword(id: number, code: number, hash: string, req: PayloadRequest): Promise<Stored> {
	const until = endOfSlip();
	const [row] = await query<{ version: number | string }>(
		sql`UPDATE students SET password_hash = ${hash}, slip_until = ${until},
				password_version = password_version + CASE WHEN password_hash IS NULL THEN 0 ELSE 1 END
			WHERE id = ${id} RETURNING password_version AS version`,
		req,
	);
	if (!row) throw new Error("The student was deleted.");
	await query(sql`DELETE FROM tokens WHERE student_id = ${id}`, req);
	await clearGuesses(code, req);
	return { passwordVersion: Number(row.version), until };
}
