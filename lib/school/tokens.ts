/** Tokens of students and applicants (contract.md, tokens). */
import "server-only";
import { unauthorisedError } from "@/lib/security/call-error";
import { makeToken, readToken, tokenLife } from "@/lib/security/tokens";
import { query, sql } from "./query";
import { records } from "./records";

/** Whose token a request brings: one number, and the records of that number that exist. */
export type Holder = { code: number; student: number | null; application: number | null };

/** Ids of records; the version is the student's at the moment when the password was checked. */
type Owner = { code: number; student: number; passwordVersion: number } | { code: number; application: number };

/** @returns a new token for its browser: the database keeps its hash alone */
export async function issueToken({ code, ...owner }: Owner): Promise<string> {
	const payload = await records();
	const { token, hash } = makeToken(code);
	const now = Date.now();
	await query(sql`DELETE FROM tokens WHERE expires_at < ${new Date(now).toISOString()}`);
	const expiresAt = new Date(now + tokenLife).toISOString();
	await payload.create({ collection: "tokens", data: { hash, expiresAt, passwordVersion: 0, ...owner }, depth: 0 });
	return token;
}

/**
 * @returns who sent the request. An application's token also holds the student who came of it
 * @throws CallError 401 when the token is missing, unknown, expired, or older than the last change of password
 */
export async function holderOf(request: Request): Promise<Holder> {
	const token = readToken(request);
	if (!token) throw unauthorisedError();
	type Row = { code: number | string | null; student: number | null; application: number | null };
	const [row] = await query<Row>(sql`
		SELECT coalesce(s.code, a.code) AS code, s.id AS student, a.id AS application
		FROM tokens t
		LEFT JOIN applications a ON a.id = t.application_id
		LEFT JOIN students s ON s.id = coalesce(t.student_id, (SELECT id FROM students WHERE code = a.code))
		WHERE t.hash = ${token.hash} AND t.expires_at > ${new Date().toISOString()}
			AND (s.id IS NULL OR s.password_version = t.password_version)`);
	if (row?.code == null || Number(row.code) !== token.code) throw unauthorisedError();
	return { code: token.code, student: row.student, application: row.application };
}
