/** A connection to PostgreSQL beside Payload's, for tests. */
import pg from "pg";

/** Connects, does the work and disconnects. */
export async function withClient<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
	const client = new pg.Client({ connectionString: url });
	await client.connect();
	return work(client).finally(() => client.end());
}

/** Executes one statement, outside of a transaction. */
export const queryOnce = (url: string, statement: string) => withClient(url, (client) => client.query(statement));
