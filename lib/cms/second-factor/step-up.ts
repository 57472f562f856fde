/**
 * Being asked once more (step-up) before something grave, such as fetching a backup: for the code of the second factor,
 * or for the password without one. Kept in the database by session, so that all processes agree.
 */
import type { Payload, PayloadRequest } from "payload";
import { rows, sql } from "@/lib/data/sql";
import { environment } from "@/lib/machine/environment";
import type { Staff } from "../payload-types";
import { readSecondFactor } from "./factors";

/** Minutes for which a session is not asked again. */
export const stepUpMinutes = 15;

/** A session of an account; Payload gives its id to each account that it has authenticated. */
type Session = Pick<Staff, "id"> & { _sid?: string };

/** What is asked for. */
export type Proof = "code" | "password";

/** @returns what the account proves itself with */
export const proofOf = async (payload: Payload, account: number, req?: PayloadRequest): Promise<Proof> =>
	(await readSecondFactor(payload, account, req)).setAt ? "code" : "password";

/**
 * @param always whether an account without a second factor is asked even where STAFF_SECOND_FACTOR demands none: before
 * it gets one, which whoever finds an open session could use to lock its owner out
 * @returns what the session must prove first, or null if nothing
 */
export async function neededProof(
	payload: Payload,
	{ id, _sid: session = "" }: Session,
	{ always = false, req }: { always?: boolean; req?: PayloadRequest } = {},
): Promise<Proof | null> {
	const now = new Date().toISOString();
	const found = await rows(
		payload,
		sql`SELECT 1 FROM step_ups WHERE session_id = ${session} AND staff_id = ${id} AND until > ${now}`,
		req,
	);
	if (found.length > 0) return null;
	const proof = await proofOf(payload, id, req);
	return proof === "password" && environment.STAFF_SECOND_FACTOR === "none" && !always ? null : proof;
}

/** Notes that the session has proved itself. */
export async function noteStepUp(payload: Payload, { id, _sid: session = "" }: Session): Promise<void> {
	const until = new Date(Date.now() + stepUpMinutes * 60_000).toISOString();
	await rows(
		payload,
		sql`INSERT INTO step_ups (session_id, staff_id, until) VALUES (${session}, ${id}, ${until})
			ON CONFLICT (session_id) DO UPDATE SET until = excluded.until`,
	);
}
