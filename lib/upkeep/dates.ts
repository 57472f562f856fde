/**
 * Expires cached reads when a record's publishedAt or shownUntil is reached, when an item is no longer new, when
 * results are released, at the first and last day of admission and of the school year's dates, at each day with exams,
 * when a month begins, and when the banner starts or ends. Reads compare these dates with the clock (published.ts), but
 * their results are cached, so the tags are expired when a date is due. Payload's jobs queue cannot do this:
 * `revalidateTag` throws there (payload issue 16392).
 */

import type { Payload } from "payload";
import type { Tag } from "@/lib/cms/cache-tags";
import { expireEverywhere } from "@/lib/cms/expire";
import { pageCollections } from "@/lib/cms/page-collections";
import { todayInDhaka } from "@/lib/contract/dates";
import { dayLength, firstMomentOfNextMonth, halfDay } from "@/lib/contract/days";
import { newDays } from "@/lib/contract/educational";
import { momentOf } from "@/lib/contract/exam-routines";
import { isLeader } from "@/lib/data/processes/leader";
import { rows, sql } from "@/lib/data/sql";
import { environment } from "@/lib/machine/environment";
import { describeError } from "@/lib/machine/log";

/** Maximum milliseconds between two checks: also the delay after which dates saved by another process are seen. */
const interval = environment.DATES_SECONDS * 1000;

/** Milliseconds after which a process that is not the leader checks again whether it has become the leader. */
const standby = 1_000;

/** The first check also covers dates reached while the server started. */
const startupMilliseconds = 60 * 60_000;

/** Lists whose items are marked as new for some days after publication (lib/contract/educational). */
const newTags = ["notices", "routines", "curriculums"] as const satisfies Tag[];

/** Reads with a tag change at the times in a column of a table, or `later` milliseconds after them. */
type Times = [tag: Tag, column: string, table: string, where?: string, later?: number];

const isPublic = "_status = 'published' AND deleted_at IS NULL";

const times: readonly Times[] = [
	...pageCollections.map((tag): Times => [tag, "published_at", tag, isPublic]),
	...pageCollections.map((tag): Times => [tag, "shown_until", tag, isPublic]),
	...newTags.map((tag): Times => [tag, "published_at", tag, isPublic, newDays * dayLength]),
	["admission", "opens_at", "admission"],
	["admission", "closes_at", "admission"],
	["banner", "starts_at", "banner"],
	["banner", "ends_at", "banner"],
	["exams", "at", "releases"],
	// Stored as noon: their days begin at the midnight before and end at the one after.
	["school-dates", "starts_on", "school_dates", "deleted_at IS NULL", -halfDay],
	["school-dates", "coalesce(ends_on, starts_on)", "school_dates", "deleted_at IS NULL", halfDay],
];

type DueDate = { tag: Tag; at: number };

/**
 * Checks now, then at each due date and at least once per interval, until the process ends. Only the leader does this.
 * A process that becomes the leader later begins with the dates since its own start, because the former leader may have
 * missed some.
 */
export function startExpiringByDate(payload: Payload): void {
	const check = async (since: number) => {
		if (!isLeader()) return void setTimeout(() => void check(since), standby).unref();
		const now = Date.now();
		let wait = interval;
		let checkedUntil = since;
		try {
			// `since` is after `now` when the system clock was set back: those dates will be reached a second time.
			const after = Math.min(since, now);
			const dates = await findDueDates(payload, after, Math.max(since, now) + interval);
			const due = dates.filter(({ at }) => at <= Math.max(since, now));
			if (due.length > 0) await expireEverywhere(payload, [...new Set(due.map(({ tag }) => tag))]);
			const next = Math.min(...dates.filter(({ at }) => at > now).map(({ at }) => at - now));
			wait = Math.min(interval, next);
			checkedUntil = now;
		} catch (error) {
			console.error(describeError(error));
		}
		setTimeout(() => void check(checkedUntil), Math.max(wait, 1)).unref();
	};
	void check(Date.now() - startupMilliseconds);
}

/**
 * @param after milliseconds since the epoch, exclusive
 * @param until milliseconds since the epoch, inclusive
 * @returns all times in that range at which a cached read changes, each with its cache tag: publishedAt and shownUntil
 * of published records, the end of their mark as new, the first and last day of admission, the banner's times, the
 * times of releases, the beginnings and ends of the school year's dates and of days with exams, and of the next month
 */
export async function findDueDates(payload: Payload, after: number, until: number): Promise<DueDate[]> {
	const found: DueDate[] = await findDaysOfExams(payload, after, until);
	for (const [tag, column, table, where = "TRUE", later = 0] of times) {
		const [from, to] = [after, until].map((time) => new Date(time - later).toISOString());
		const at = sql.raw(column);
		const dates = await rows<{ at: string | Date }>(
			payload,
			sql`SELECT ${at} AS at FROM ${sql.raw(table)} WHERE ${sql.raw(where)} AND ${at} > ${from} AND ${at} <= ${to}`,
		);
		found.push(...dates.map(({ at }) => ({ tag, at: new Date(at).getTime() + later })));
	}
	const newMonth = firstMomentOfNextMonth(after);
	if (newMonth <= until) found.push({ tag: "years", at: newMonth });
	return found;
}

/** The next exam is another one when a day with exams begins and when it is over; days are text, yyyy-mm-dd. */
async function findDaysOfExams(payload: Payload, after: number, until: number): Promise<DueDate[]> {
	const [first, last] = [todayInDhaka(new Date(after - dayLength)), todayInDhaka(new Date(until))];
	const days = await rows<{ day: string }>(
		payload,
		sql`SELECT DISTINCT s.day FROM exam_sittings s JOIN exam_routines r ON r.exam_id = s.exam_id
			WHERE r.published_at IS NOT NULL AND s.day >= ${first} AND s.day <= ${last}`,
	);
	return days
		.flatMap(({ day }) => [0, dayLength].map((later) => Date.parse(momentOf(day, "00:00")) + later))
		.filter((at) => at > after && at <= until)
		.map((at) => ({ tag: "exams", at }));
}
