/** Sessions of staff. Payload stores a row for each and rejects tokens without one. */
import "server-only";
import { addEntry } from "@/lib/cms/activity/entries";
import { idleSeconds } from "@/lib/cms/logins/refresh";
import { notFoundError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";

/**
 * @property begun ISO 8601, as `used`, which is exact to a few minutes
 * @property device null for a session of before devices were noted
 */
export type Session = {
	id: string;
	begun: string;
	used: string;
	device: string | null;
	address: string | null;
	isThis: boolean;
};

/** @returns name and sessions of an account, newest first; of another account for a head alone, otherwise null */
export async function getSessions(
	account: number,
	{ id: own, role, _sid }: SignedIn,
): Promise<{ name: string; sessions: Session[] } | null> {
	if (account !== own && role !== "head") return null;
	const [found] = await query<{ name: string }>(sql`SELECT name FROM staff WHERE id = ${account}`);
	if (!found) return null;
	type Row = Omit<Session, "begun" | "used" | "isThis"> & { created_at: string | Date; expires_at: string | Date };
	const stored = await query<Row>(
		sql`SELECT s.id, s.created_at, s.expires_at, d.device, d.address
			FROM staff_sessions s LEFT JOIN staff_devices d ON d.session = s.id
			WHERE s._parent_id = ${account} AND s.expires_at > ${new Date().toISOString()} ORDER BY s.created_at DESC`,
	);
	const sessions = stored.map(({ id, created_at, expires_at, device, address }) => ({
		...{ id, device, address, isThis: id === _sid },
		begun: new Date(created_at).toISOString(),
		used: new Date(new Date(expires_at).getTime() - idleSeconds * 1000).toISOString(),
	}));
	return { name: found.name, sessions };
}

/**
 * Ends a session of the own account, or, for a head, of any.
 * @throws SchoolError "notFound"
 */
export const endSession = (id: string, by: SignedIn): Promise<void> =>
	inTransaction(async (req) => {
		const owner = by.role === "head" ? sql`` : sql` AND _parent_id = ${by.id}`;
		const [ended] = await query<{ staff: number; name: string }>(
			sql`DELETE FROM staff_sessions WHERE id = ${id}${owner}
				RETURNING _parent_id AS staff, (SELECT name FROM staff WHERE id = _parent_id) AS name`,
			req,
		);
		if (!ended) throw notFoundError();
		await addEntry(req, by, { action: "logout", kind: "staff", record: ended.staff, title: ended.name });
	});

/** Ends the session in which the account is signed in, because another one takes its place in the same browser. */
export const endFormerSession = (former: SignedIn): Promise<void> =>
	inTransaction(async (req) => {
		const { id, name, _sid: session = "" } = former;
		const ended = await query(sql`DELETE FROM staff_sessions WHERE id = ${session} RETURNING id`, req);
		if (ended.length > 0) await addEntry(req, former, { action: "logout", kind: "staff", record: id, title: name });
	});

/** Ends all other sessions of the account, for example after a phone was lost. */
export const endOtherSessions = (by: SignedIn): Promise<void> =>
	inTransaction(async (req) => {
		const { id, name, _sid: session = "" } = by;
		const ended = await query(
			sql`DELETE FROM staff_sessions WHERE _parent_id = ${id} AND id <> ${session} RETURNING id`,
			req,
		);
		if (ended.length > 0) await addEntry(req, by, { action: "logout", kind: "staff", record: id, title: name });
	});
