/** Tokens of students and applicants. */
import "server-only";
import type { PayloadRequest } from "payload";
import { createToken, type TokenParts, tokenLife } from "@/lib/auth/tokens";
import { studentText } from "@/lib/bengali/students";
import { SchoolError } from "./errors";
import { query, sql } from "./query";

/**
 * Owner of a token: the number, and the ids of the student and of the application that it opens. A student's opens the
 * application that the student came of, if there was one.
 * @property only what alone the token still opens: `password`, while that is one from a slip, its replacement; `receipt`,
 * once the applicant is admitted, the application's state and sheet, since the facts that open it are known to neighbours
 */
export type TokenOwner = {
	code: number;
	student: number | null;
	application: number | null;
	only?: "password" | "receipt";
};

/** Record ids; `passwordVersion` as read when the password was checked. */
type Issue = { code: number; student: number; passwordVersion: number } | { code: number; application: number };

/** Tokens per student or application; issuing another revokes the oldest. */
const maxTokens = 10;

/**
 * @param req request whose transaction it joins
 * @returns a new token for the client; only its hash is stored
 * @throws SchoolError for an application whose student has replaced the admission's password: its tokens are dead then
 */
export async function issueToken({ code, ...owner }: Issue, req: PayloadRequest): Promise<string> {
	if ("application" in owner) {
		const changed = await query(sql`SELECT 1 AS one FROM students WHERE code = ${code} AND password_version > 0`, req);
		if (changed.length > 0) throw new SchoolError("forbidden", studentText.onlyReceipt);
	}
	const { token, hash } = createToken(code);
	const expiresAt = new Date(Date.now() + tokenLife).toISOString();
	const data = { hash, expiresAt, passwordVersion: 0, ...owner };
	await req.payload.create({ collection: "tokens", data, depth: 0, req });
	const own = "student" in owner ? sql`student_id = ${owner.student}` : sql`application_id = ${owner.application}`;
	await query(
		sql`DELETE FROM tokens WHERE ${own} AND id NOT IN (
			SELECT id FROM tokens WHERE ${own} ORDER BY id DESC LIMIT ${maxTokens})`,
		req,
	);
	return token;
}

/**
 * @returns the owner, or null if the token is unknown, expired, or older than the last password change of the
 * student, also of the one that the application's admission has created
 */
export async function findTokenOwner(token: TokenParts): Promise<TokenOwner | null> {
	type Row = Omit<TokenOwner, "code" | "only"> & {
		code: number | string | null;
		admitted: number | null;
		slip: string | null;
	};
	const [row] = await query<Row>(sql`
		SELECT coalesce(s.code, a.code) AS code, t.student_id AS student, a.id AS application,
			s.id AS admitted, s.slip_until AS slip
		FROM tokens t
		LEFT JOIN applications a ON a.id = coalesce(t.application_id, (
			SELECT x.id FROM applications x JOIN students y ON y.code = x.code WHERE y.id = t.student_id))
		LEFT JOIN students s ON s.id = coalesce(t.student_id, (SELECT id FROM students WHERE code = a.code))
		WHERE t.hash = ${token.hash} AND t.expires_at > ${new Date().toISOString()}
			AND (s.id IS NULL OR s.password_version = t.password_version)`);
	if (row?.code == null || Number(row.code) !== token.code) return null;
	const { student, application, admitted, slip } = row;
	const only = student === null ? admitted !== null && "receipt" : slip !== null && "password";
	return { code: token.code, student, application, ...(only && { only }) };
}

/** Revokes one token, for a logout. */
export async function endToken({ hash }: TokenParts): Promise<void> {
	await query(sql`DELETE FROM tokens WHERE hash = ${hash}`);
}
