/**
 * Expires cached reads when a record's publishedAt or shownUntil is reached, and when results are released. Reads compare these dates with the clock
 * (published.ts), but their results are cached, so each process expires the tags when a date is due. Payload's jobs
 * queue cannot do this: `revalidateTag` throws there (payload issue 16392).
 */
import type { Payload } from "payload";
import { environment } from "@/lib/environment";
import { describeError } from "@/lib/log";
import { expireTags } from "./cache/expire-tags";
import type { Tag } from "./cache-tags";
import { rows, type SQL, sql } from "./sql";

/** Maximum milliseconds between two checks: also the delay after which dates saved by another process are seen. */
const interval = environment.DATES_SECONDS * 1000;

/** A render that began before a due date can be cached after the tag expired, so the tag expires again after this time. */
const maxRenderMilliseconds = 5_000;

/** The first check also covers dates reached between the build, which prerenders pages, and the start of the server. */
const startupMilliseconds = 60 * 60_000;

const datedTags = ["notices", "routines", "curriculums", "contents"] as const satisfies Tag[];

type DueDate = { tag: Tag; at: number };

/** Checks now, then at each due date and at least once per interval, until the process ends. */
export function startExpiringByDate(payload: Payload): void {
	const check = async (since: number) => {
		const now = Date.now();
		let wait = interval;
		let checkedUntil = since;
		try {
			// `since` is after `now` when the system clock was set back: those dates will be reached a second time.
			const after = Math.min(since, now) - maxRenderMilliseconds;
			const dates = await findDueDates(payload, after, Math.max(since, now) + interval);
			const due = dates.filter(({ at }) => at <= Math.max(since, now));
			expireTags([...new Set(due.map(({ tag }) => tag))]);
			const next = Math.min(...dates.filter(({ at }) => at > now).map(({ at }) => at - now));
			wait = Math.min(interval, next, due.length > 0 ? maxRenderMilliseconds : interval);
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
 * @returns publishedAt and shownUntil of published records, and times of releases, in that range; each with its tag
 */
export async function findDueDates(payload: Payload, after: number, until: number): Promise<DueDate[]> {
	const [from, to] = [after, until].map((time) => new Date(time).toISOString());
	const datesOf = (tag: string, column: SQL) => sql`
		SELECT ${tag} AS tag, ${column} AS at FROM ${sql.identifier(tag)}
		WHERE _status = 'published' AND deleted_at IS NULL AND ${column} > ${from} AND ${column} <= ${to}`;
	const all = datedTags.flatMap((tag) => [datesOf(tag, sql`published_at`), datesOf(tag, sql`shown_until`)]);
	const found = await rows<{ tag: Tag; at: string | Date }>(payload, sql.join(all, sql` UNION `));
	// Their times are text in both databases.
	const releases = await rows<{ at: string }>(payload, sql`SELECT at FROM releases WHERE at > ${from} AND at <= ${to}`);
	found.push(...releases.map(({ at }) => ({ tag: "exams" as const, at })));
	return found.map(({ tag, at }) => ({ tag, at: new Date(at).getTime() }));
}
