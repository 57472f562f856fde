/** Restricting a student's data, and lifting that (lib/cms/students/restriction). */
import "server-only";
import { addEntry } from "@/lib/cms/activity/entries";
import { expireOnCommit } from "@/lib/cms/expire";
import { faultOfUse } from "@/lib/cms/students/restriction";
import { notFoundError, SchoolError } from "@/lib/school/errors";
import { inTransaction, query, records, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import type { Restrict } from "./calls";
import { mostRequests } from "./requests";
import { dataRequestsOfficeText as text } from "./text";

/**
 * Restricts a student, or lifts the restriction. It counts as a change of the student and of the places in classes, so
 * that an import or a promotion of before is not taken back meanwhile.
 * @throws SchoolError "notFound"; "invalid" if it is so already: somebody else was faster
 */
export async function restrict({ id, restricted }: Restrict, by: SignedIn): Promise<void> {
	await inTransaction(async (req) => {
		const [found] = await query<{ title: string }>(sql`SELECT title FROM students WHERE id = ${id}`, req);
		if (!found) throw notFoundError();
		const now = new Date().toISOString();
		const change = restricted
			? sql`restricted_at = ${now}, updated_at = ${now} WHERE id = ${id} AND restricted_at IS NULL`
			: sql`restricted_at = NULL, updated_at = ${now} WHERE id = ${id} AND restricted_at IS NOT NULL`;
		const changed = await query(sql`UPDATE students SET ${change} RETURNING id`, req);
		if (changed.length === 0) throw new SchoolError("invalid", text.restriction.changed);
		await query(sql`UPDATE enrolments SET updated_at = ${now} WHERE student_id = ${id}`, req);
		const detail = restricted ? text.restriction.done : text.restriction.lifted;
		await addEntry(req, by, { action: "update", kind: "students", record: id, title: found.title, detail });
		await expireOnCommit(req, ["students", "enrolments"]);
	});
}

/** `since` is ISO 8601. */
export type Restricted = { id: number; name: string; since: string };

/** @returns the restricted students, at most {@link mostRequests}, the longest restricted first */
export async function listRestricted(): Promise<Restricted[]> {
	type Row = { id: number; name: string; since: string | Date };
	const found = await query<Row>(sql`
		SELECT id, name, restricted_at AS since FROM students WHERE restricted_at IS NOT NULL
		ORDER BY restricted_at, id LIMIT ${mostRequests}`);
	return found.map((row) => ({ ...row, since: new Date(row.since).toISOString() }));
}

/** @returns since when the student is restricted, ISO 8601; null if not */
export async function restrictedSince(id: number): Promise<string | null> {
	const [found] = await query<{ since: string | Date | null }>(
		sql`SELECT restricted_at AS since FROM students WHERE id = ${id}`,
	);
	return found?.since ? new Date(found.since).toISOString() : null;
}

/** @throws SchoolError "invalid" for a restricted or erased student, on whom staff do not act */
export async function requireInUse(id: number): Promise<void> {
	const fault = await faultOfUse(id, await records());
	if (fault) throw new SchoolError("invalid", fault);
}
