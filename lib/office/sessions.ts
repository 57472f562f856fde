/** Sessions of staff. Payload keeps a row for each and lets in nobody whose row is gone. */
import "server-only";
import { query, sql } from "@/lib/school/query";
import type { SignedIn } from "./guard";

/** Signs out every other browser of this account: a phone was lost, or a shared computer left open. */
export async function endOtherSessions({ id, _sid: session }: SignedIn): Promise<void> {
	await query(sql`DELETE FROM staff_sessions WHERE _parent_id = ${id} AND id <> ${session ?? ""}`);
}
