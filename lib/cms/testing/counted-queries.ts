/** Counts statements on the database. */
import type { Payload } from "payload";

/** @returns the number of statements that the work runs, in any transaction */
export async function countQueries({ db }: Payload, work: () => Promise<unknown>): Promise<number> {
	let count = 0;
	Object.assign(db, {
		logger: {
			logQuery: () => {
				count += 1;
			},
		},
	});
	// Drizzle gets its logger when it is created; reconnect keeps the connections.
	await db.connect?.({ hotReload: true });
	count = 0;
	await work();
	return count;
}
