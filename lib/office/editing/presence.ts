/** Who writes in which record at the moment. */
import "server-only";
import { records } from "@/lib/school/records";
import type { SignedIn } from "../guard";
import { getNewest } from "./newest";
import type { EditedRecord, Present } from "./schema";

/** A form that is being written in tells so each minute (lib/office/editing/presence-line). */
const forgottenAfter = 150_000;

type Writer = { name: string; since: string; seen: string };

const keyOf = ({ slug, id }: EditedRecord) => `editing:${slug}/${id ?? ""}`;

/**
 * Notes whether the account writes in the record.
 * @returns the others who do; of two who begin in the same instant one may be missing until its next minute
 * @throws SchoolError "notFound", also for a record that the account may not read
 */
export async function notePresence(who: SignedIn, record: EditedRecord, isWriting: boolean): Promise<Present> {
	await getNewest(who, record);
	const { kv } = await records();
	const key = keyOf(record);
	const known = (await kv.get<Record<string, Writer>>(key)) ?? {};
	const now = new Date();
	const present = Object.entries(known).filter(([, { seen }]) => now.getTime() - Date.parse(seen) < forgottenAfter);
	const others = present.filter(([id]) => id !== String(who.id));
	const own = known[who.id];
	if (isWriting) {
		const since = present.length > others.length && own ? own.since : now.toISOString();
		const writer: Writer = { name: who.name, since, seen: now.toISOString() };
		await kv.set(key, Object.fromEntries([...others, [String(who.id), writer]]));
	} else if (own) await (others.length > 0 ? kv.set(key, Object.fromEntries(others)) : kv.delete(key));
	return others.map(([, { name, since }]) => ({ name, since }));
}
