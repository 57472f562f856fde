/** Counts statements on the database. */
import type { Payload } from "payload";

type Query = { query: (...args: [unknown, ...unknown[]]) => unknown };
type Prepared = { readPrepared: (...args: unknown[]) => unknown };
type Connections = { pool?: Query; client?: Prepared; logger?: unknown };

/** @returns the number of statements that the work runs, in any transaction */
export async function countQueries({ db }: Payload, work: () => Promise<unknown>): Promise<number> {
	let count = 0;
	const connections = db as unknown as Connections;
	const { logger } = connections;
	const stop = onPrepared(connections, () => {
		count += 1;
	});
	connections.logger = {
		logQuery: () => {
			count += 1;
		},
	};
	// Drizzle gets its logger when it is created; reconnect keeps the connections.
	await db.connect?.({ hotReload: true });
	count = 0;
	try {
		await work();
		return count;
	} finally {
		stop();
		connections.logger = logger;
		await db.connect?.({ hotReload: true });
	}
}

/**
 * Counts prepared statements (lib/data/prepared), which bypass Drizzle. @returns a function that restores the methods
 */
function onPrepared({ pool, client }: Connections, notice: () => void): () => void {
	if (pool) {
		const { query } = pool;
		pool.query = (...args) => {
			if ((args[0] as { name?: string } | undefined)?.name) notice();
			return query.apply(pool, args);
		};
		return () => {
			pool.query = query;
		};
	}
	if (!client) return () => undefined;
	const { readPrepared } = client;
	client.readPrepared = (...args) => {
		notice();
		return readPrepared.apply(client, args);
	};
	return () => {
		client.readPrepared = readPrepared;
	};
}
