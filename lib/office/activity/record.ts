import "server-only";
import { addEntry } from "@/lib/cms/activity/entries";
import { originOf } from "@/lib/cms/logins/devices";
import type { Staff } from "@/lib/cms/payload-types";
import { inTransaction, query, records, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { activityText } from "./text";

/** Writes down what an account did without changing a record, such as fetching a file. */
export const recordDone = (by: SignedIn, act: Parameters<typeof addEntry>[2]): Promise<void> =>
	inTransaction((req) => addEntry(req, by, act));

/** Failed logins at an account within this time are one entry with their number. */
const window = 60 * 60_000;

/**
 * Writes down a failed login at an account that exists. However many there are, an account has one entry an hour; names
 * without an account are only counted (lib/machine/event-counts).
 * @param headers of the request; the entry has the device and address of the last one
 */
export async function recordFailedLogin({ id, name }: Pick<Staff, "id" | "name">, headers: Headers): Promise<void> {
	const { device, address } = originOf(headers);
	const now = Date.now();
	const since = new Date(now - window).toISOString();
	const [counted] = await query(
		sql`UPDATE activity SET times = times + 1, device = ${device}, address = ${address} WHERE id = (
			SELECT max(id) FROM activity WHERE action = 'failedLogin' AND kind = 'staff' AND record = ${id} AND at > ${since}
		) RETURNING id`,
	);
	if (counted) return;
	const act = { action: "failedLogin", kind: "staff", record: id, title: name, times: 1 } as const;
	const data = { ...act, at: new Date(now).toISOString(), byName: activityText.somebody, device, address };
	await (await records()).db.create({ collection: "activity", data, req: {} });
}
