/** SQL on a school's database, beside the processes that have it open. */
import path from "node:path";
import { createClient } from "@libsql/client";
import { queryOnce } from "./pg-client";

type School = { DATA_DIR?: string; DATABASE_URL?: string };

/** Executes statements, each in a transaction of its own, on the database of DATABASE_URL or else of DATA_DIR. */
export async function executeOn({ DATA_DIR = "", DATABASE_URL }: School, ...statements: string[]): Promise<void> {
	if (DATABASE_URL) {
		for (const statement of statements) await queryOnce(DATABASE_URL, statement);
		return;
	}
	// Waits for writers of other processes.
	const client = createClient({ url: `file:${path.join(DATA_DIR, "school.db")}`, concurrency: 1, timeout: 5000 });
	try {
		// As the site's own connections.
		await client.execute("PRAGMA foreign_keys = ON");
		for (const statement of statements) await client.execute(statement);
	} finally {
		client.close();
	}
}
