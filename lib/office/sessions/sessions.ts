/** Sessions of staff. Payload stores a row for each and rejects tokens without one. */
import "server-only";
import { query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";

/** Ends all other sessions of the account, for example after a phone was lost. */
export async function endOtherSessions({ id, _sid: session }: SignedIn): Promise<void> {
	await query(sql`DELETE FROM staff_sessions WHERE _parent_id = ${id} AND id <> ${session ?? ""}`);
}
