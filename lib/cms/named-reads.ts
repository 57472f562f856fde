/**
 * Names for the reads that PostgreSQL gets often. It plans a statement with a name once for each connection, and one
 * without at each time, which takes several times as long as a read by an index.
 */
import type pg from "pg";

/** Uses of a statement before it gets a name. */
const often = 20;

/** PostgreSQL keeps each named statement with its plan in every connection, until that ends. */
const mostNames = 50;

/** Texts without a name whose uses are counted. */
const mostCounted = 1000;

/** "cached plan must not change result type": a migration has changed a column since the statement was prepared. */
const isOutdated = (error: unknown) => (error as { code?: unknown }).code === "0A000";

const isRead = /^\s*select\b/i;

/** Names for the first texts that are used often. */
class Names {
	readonly #names = new Map<string, string>();
	/** The last used at the end. */
	readonly #uses = new Map<string, number>();
	#given = 0;

	/** Counts a use. @returns undefined while the text has no name */
	of(text: string): string | undefined {
		if (this.#names.has(text) || this.#names.size >= mostNames) return this.#names.get(text);
		const uses = (this.#uses.get(text) ?? 0) + 1;
		this.#uses.delete(text);
		if (uses > often) this.#names.set(text, `read_${++this.#given}`);
		else this.#uses.set(text, uses);
		const [oldest] = this.#uses.keys();
		if (oldest !== undefined && this.#uses.size > mostCounted) this.#uses.delete(oldest);
		return this.#names.get(text);
	}

	/** The text may get another name later. */
	forget(text: string): void {
		this.#names.delete(text);
	}
}

type Query = (config: unknown, ...rest: unknown[]) => unknown;

/**
 * Gives names to the reads of a pool's `query`, which run outside of transactions. One whose plan is outdated runs again
 * without a name.
 */
export function nameReads(pool: pg.Pool): void {
	const names = new Names();
	const run = pool.query.bind(pool) as Query;
	const query: Query = async (config, ...rest) => {
		const { text } = config as { text?: unknown };
		const name = typeof text === "string" && isRead.test(text) ? names.of(text) : undefined;
		if (typeof text !== "string" || name === undefined) return run(config, ...rest);
		try {
			return await run({ ...(config as object), name }, ...rest);
		} catch (error) {
			if (!isOutdated(error)) throw error;
			names.forget(text);
			return run(config, ...rest);
		}
	};
	pool.query = query as pg.Pool["query"];
}
