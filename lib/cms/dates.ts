/**
 * Dates of records have their effect when they come. Reads ask by the clock (published.ts), but what they gave is kept:
 * each process lets go of it in time. Not by Payload's jobs, where `revalidateTag` throws (payload 16392).
 */
import type { Payload } from "payload";
import { environment } from "@/lib/environment";
import { describeError } from "@/lib/log";
import { expireTags } from "./cache/expire-tags";
import type { Tag } from "./cache-tags";
import { rows, type SQL, sql } from "./sql";

/** Milliseconds; what another process has saved is known at the next look. */
const interval = environment.DATES_SECONDS * 1000;

/** A page whose making began just before a date, and ended just after it was let go of, is let go of once more. */
const longestMaking = 5_000;

/** Longer than a start takes: its pages are made before the server runs. */
const beforeStart = 60 * 60_000;

const dated = ["notices", "routines", "curriculums", "contents"] as const satisfies Tag[];

type Turn = { tag: Tag; at: number };

/** Looks now, and then at every date and every interval, for as long as the server runs. */
export function startExpiringByDate(payload: Payload): void {
	const look = async (since: number) => {
		const now = Date.now();
		let wait = interval;
		let seen = since;
		try {
			// Where the clock was set back, what it had reached is to come again.
			const turns = await findTurns(payload, Math.min(since, now) - longestMaking, Math.max(since, now) + interval);
			const due = turns.filter(({ at }) => at <= Math.max(since, now));
			expireTags([...new Set(due.map(({ tag }) => tag))]);
			const next = Math.min(...turns.filter(({ at }) => at > now).map(({ at }) => at - now));
			wait = Math.min(interval, next, due.length > 0 ? longestMaking : interval);
			seen = now;
		} catch (error) {
			console.error(describeError(error));
		}
		setTimeout(() => void look(seen), Math.max(wait, 1)).unref();
	};
	void look(Date.now() - beforeStart);
}

/** @returns the dates from which or until which published records show, after one time and up to another */
export async function findTurns(payload: Payload, after: number, until: number): Promise<Turn[]> {
	const [from, to] = [after, until].map((time) => new Date(time).toISOString());
	const datesOf = (tag: string, column: SQL) => sql`
		SELECT ${tag} AS tag, ${column} AS at FROM ${sql.identifier(tag)}
		WHERE _status = 'published' AND ${column} > ${from} AND ${column} <= ${to}`;
	const all = dated.flatMap((tag) => [datesOf(tag, sql`published_at`), datesOf(tag, sql`shown_until`)]);
	const found = await rows<{ tag: Tag; at: string | Date }>(payload, sql.join(all, sql` UNION `));
	return found.map(({ tag, at }) => ({ tag, at: new Date(at).getTime() }));
}
