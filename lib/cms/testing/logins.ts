import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import { rows, sql } from "@/lib/data/sql";

/** Lets a session have begun that many milliseconds ago. */
export async function setAge(payload: Payload, session: string, milliseconds: number): Promise<void> {
	const at = new Date(Date.now() - milliseconds).toISOString();
	await rows(payload, sql`UPDATE staff_sessions SET created_at = ${at} WHERE id = ${session}`);
}

export async function removeSession(payload: Payload, session: string): Promise<void> {
	await rows(payload, sql`DELETE FROM staff_sessions WHERE id = ${session}`);
}

/** @returns the sessions whose device is known */
export const sessionsWithDevice = async (payload: Payload): Promise<string[]> =>
	(await rows<{ session: string }>(payload, sql`SELECT session FROM staff_devices`)).map(({ session }) => session);

/** Notes where a session of the account was begun. @returns the account in that session */
export async function beganAt<A extends { id: number }>(payload: Payload, account: A, device: string, address: string) {
	const session = randomUUID();
	await rows(
		payload,
		sql`INSERT INTO staff_devices (session, staff_id, device, address)
			VALUES (${session}, ${account.id}, ${device}, ${address})`,
	);
	return { ...account, _sid: session };
}
