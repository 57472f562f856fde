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
