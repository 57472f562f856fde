/** The days on which applications are accepted: the setting "admission", at the server's clock. */
import "server-only";
import { admissionClosedText } from "@/lib/bengali/admission-days";
import { formatDate } from "@/lib/bengali/dates";
import { tagged } from "@/lib/cms/cache-tags";
import { SchoolError } from "./errors";
import { query, sql } from "./query";

/** @returns why no application is accepted now, as a Bengali sentence with the days; null if they are accepted */
export async function getAdmissionClosed(): Promise<string | null> {
	"use cache";
	tagged("admission");
	return findAdmissionClosed(new Date());
}

/**
 * Checks an application when it is submitted. Reads the setting from the database, because the cached answer may be
 * outdated.
 * @throws SchoolError "invalid" with the sentence of {@link getAdmissionClosed}
 */
export async function requireOpenAdmission(): Promise<void> {
	const sentence = await findAdmissionClosed(new Date());
	if (sentence) throw new SchoolError("invalid", sentence);
}

/** Like {@link getAdmissionClosed}, for a given time and without the cache. */
export async function findAdmissionClosed(now: Date): Promise<string | null> {
	type Row = { opens: string | Date | null; closes: string | Date | null };
	// Before the setting is first saved there is no row.
	const [row] = await query<Row>(sql`SELECT opens_at AS opens, closes_at AS closes FROM admission`);
	const opens = row?.opens ? new Date(row.opens) : null;
	const closes = row?.closes ? new Date(row.closes) : null;
	const dayOf = (time: Date) => formatDate(time.toISOString());
	const { before, beforeBoth, after } = admissionClosedText;
	if (opens && now < opens) return closes ? beforeBoth(dayOf(opens), dayOf(closes)) : before(dayOf(opens));
	return closes && now >= closes ? after(dayOf(closes)) : null;
}
