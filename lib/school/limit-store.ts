/**
 * Rate limits stored in the database, so that they survive restarts and hold across processes: the PostgreSQL store of
 * rate-limiter-flexible, whose SQL runs on SQLite unchanged.
 */
import "server-only";
import type { PayloadRequest } from "payload";
import { RateLimiterPostgres, type RateLimiterRes } from "rate-limiter-flexible";
import { query, sql } from "./query";

/** The client interface that the store needs: text with $1, $2, … and values. */
const storeClient = {
	async query({ text, values }: { text: string; values: unknown[] }) {
		const parts = text.split(/\$(\d+)/).map((part, index) => {
			// split() with a group: odd parts are the placeholder numbers.
			return index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`;
		});
		const rows = await query<Record<string, unknown>>(sql.join(parts));
		return { rows, rowCount: rows.length };
	},
};

/**
 * Also drops windows that were stored while the clock was ahead: they would expire only when the clock gets there
 * again.
 */
class StoredLimit extends RateLimiterPostgres {
	override async consume(key: string | number, points?: number) {
		// Twice the window, to allow for clock skew between machines.
		const isAhead = ({ msBeforeNext }: RateLimiterRes) => msBeforeNext > 2 * this.duration * 1000;
		try {
			const result = await super.consume(key, points);
			if (!isAhead(result)) return result;
		} catch (refusal) {
			if (!isAhead(refusal as RateLimiterRes)) throw refusal;
		}
		await this.delete(key);
		return super.consume(key, points);
	}
}

/**
 * @param name prefix of the keys
 * @param points allowed in `duration` seconds
 * @param inMemoryBlockOnConsumed points after which the rest of the window is refused without the database: above
 *   `points`, as some may be given back, and for counters that no other process ends
 */
export const storedLimit = (name: string, points: number, duration: number, inMemoryBlockOnConsumed = 0) =>
	new StoredLimit({
		storeClient,
		storeType: "client",
		tableName: "limits",
		tableCreated: true,
		keyPrefix: name,
		points,
		duration,
		inMemoryBlockOnConsumed,
	});

/** Prefix of the names of the limits on students' logins (lib/http/limits). */
export const studentLoginLimit = "login";

/** Deletes the counters of failed logins of a student, from all addresses: for one who gets a new password. */
export async function clearGuesses(code: number, req?: PayloadRequest): Promise<void> {
	await query(
		sql`DELETE FROM limits WHERE key = ${`${studentLoginLimit}-student:${code}`}
			OR key LIKE ${`${studentLoginLimit}-pair:${code}@%`}`,
		req,
	);
}
