/**
 * The table `staff_devices`: from which device and address each session of staff was begun. Payload keeps the sessions
 * themselves; what is done in one is written down with its device (../activity/entries).
 */
import type { Payload, PayloadRequest } from "payload";
import { rows, sql } from "@/lib/data/sql";
import { clientAddress } from "@/lib/machine/client-address";
import { deviceText } from "@/lib/office/words/device";

/** @property device in words @property address the IP address, of IPv6 the network */
export type Origin = { device: string; address: string };

/** Where a request comes from. */
export const originOf = (headers: Headers): Origin => ({
	device: deviceText(headers.get("user-agent")),
	address: clientAddress({ headers }),
});

/** @param session its id */
export async function noteDevice(session: string, staff: number, req: PayloadRequest): Promise<void> {
	const { device, address } = originOf(req.headers);
	await rows(
		req.payload,
		sql`INSERT INTO staff_devices (session, staff_id, device, address)
			VALUES (${session}, ${staff}, ${device}, ${address})`,
		req,
	);
}

/** An account in a session, whose id Payload gives to each account that it has authenticated. */
type InSession = { _sid?: string };

/** @returns where the account's session was begun; null without one, as on the server, and for one of before the table */
export async function findOrigin(
	payload: Payload,
	account: InSession | null | undefined,
	req?: PayloadRequest,
): Promise<Origin | null> {
	if (!account?._sid) return null;
	const statement = sql`SELECT device, address FROM staff_devices WHERE session = ${account._sid}`;
	const [found] = await rows<Origin>(payload, statement, req);
	return found ?? null;
}

/** Forgets the devices of sessions that are over. */
export async function removeOldDevices(payload: Payload): Promise<void> {
	await rows(payload, sql`DELETE FROM staff_devices WHERE session NOT IN (SELECT id FROM staff_sessions)`);
}
