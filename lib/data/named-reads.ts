/**
 * Names for the reads that PostgreSQL gets often. It plans a statement with a name once for each connection, and one
 * without at each time, which takes several times as long as a read by an index.
 */
import type pg from "pg";
import { isRead } from "./sql";

/** Uses of a statement before it gets a name. */
const often = 20;

/** PostgreSQL keeps each named statement with its plan in every connection, until that ends. */
const mostNames = 50;

/** Texts without a name whose uses are counted. */
const mostCounted = 1000;

/** "cached plan must not change result type": a migration has changed a column since the statement was prepared. */
const isOutdated = (error: unknown) => (error as { code?: unknown }).code === "0A000";

/** Names for the first texts that are used often. */
class Names {
	readonly #names = new Map<string, string>();
	readonly #uses = new Map<string, number>();
	#given = 0;

	/** Counts a use. @returns undefined while the text has no name */
	of(text: string): string | undefined {
		const known = this.#names.get(text);
		if (known !== undefined || this.#names.size >= mostNames) return known;
		const uses = (this.#uses.get(text) ?? 0) + 1;
		if (uses <= often) {
			// What is used often soon gets there again.
			if (this.#uses.size >= mostCounted) this.#uses.clear();
			this.#uses.set(text, uses);
			return undefined;
		}
		this.#uses.delete(text);
		const name = `read_${++this.#given}`;
		this.#names.set(text, name);
		return name;
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
		if (typeof text !== "string" || !isRead(text)) return run(config, ...rest);
		const name = names.of(text);
		if (name === undefined) return run(config, ...rest);
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
