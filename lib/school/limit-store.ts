/**
 * Limits that survive a restart and hold across processes live in the school's own database: the
 * PostgreSQL store of rate-limiter-flexible, whose statements SQLite understands word for word.
 */
import "server-only";
import { RateLimiterPostgres } from "rate-limiter-flexible";
import { query, sql } from "./query";

/** What the store asks of a client: text with $1, $2, … and the values for them. */
const storeClient = {
	async query({ text, values }: { text: string; values: unknown[] }) {
		const parts = text.split(/\$(\d+)/).map((part, index) => {
			// Odd parts are the numbers of the values between the words.
			return index % 2 === 0 ? sql.raw(part) : sql`${values[Number(part) - 1]}`;
		});
		const rows = await query<Record<string, unknown>>(sql.join(parts));
		return { rows, rowCount: rows.length };
	},
};

/** A limit that forgets windows which began while the clock was ahead: they would end only when it gets there again. */
class StoredLimit extends RateLimiterPostgres {
	override async consume(key: string | number, points?: number) {
		// Twice the window, because the clocks of two machines differ a little.
		const latest = Date.now() + 2 * this.duration * 1000;
		await query(sql`DELETE FROM limits WHERE key = ${this.getKey(key)} AND expire > ${latest}`);
		return super.consume(key, points);
	}
}

/**
 * @param name tells this limit's keys from another's
 * @param points how many are allowed in `duration` seconds
 */
export const storedLimit = (name: string, points: number, duration: number) =>
	new StoredLimit({
		storeClient,
		storeType: "client",
		tableName: "limits",
		tableCreated: true,
		keyPrefix: name,
		points,
		duration,
	});
