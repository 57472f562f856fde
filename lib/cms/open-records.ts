/** The data layer for a command: opened, and brought up to date. */
import type { DrizzleAdapter } from "@payloadcms/drizzle";
import type { Migration, Payload } from "payload";
import { getPayload } from "payload";
import { environment } from "@/lib/environment";
import { makeDataFolder } from "./data-folder";
import {
	beginFirstStart,
	checkDatabase,
	detectFirstStart,
	endFirstStart,
	inspectPostgres,
	inspectSqlite,
} from "./first-start";
import { migrations as postgres } from "./migrations/postgres";
import { migrations as sqlite } from "./migrations/sqlite";
import { withMigrationLock } from "./run-migrations";

/** Runs what has not run yet. The lists are imported, so that no file has to be looked for at run time. */
export async function migrate(payload: Payload): Promise<void> {
	const migrations = environment.DATABASE_URL ? postgres : sqlite;
	await withMigrationLock(payload.db, () => payload.db.migrate({ migrations: migrations as Migration[] }));
}

/**
 * @returns the data layer on an up-to-date database
 * @throws StartRefused when the database is lost or damaged
 */
export async function openRecords(): Promise<Payload> {
	makeDataFolder();
	detectFirstStart();
	if (!environment.DATABASE_URL) await checkDatabase(inspectSqlite);
	// Loaded as late as this because it makes the secret, and a start that is refused changes nothing.
	const { default: config } = await import("./config");
	const payload = await getPayload({ config });
	if (environment.DATABASE_URL) await checkDatabase(() => inspectPostgres(payload));
	await migrate(payload);
	endFirstStart();
	return payload;
}

/** Throws away all records and makes an empty database. */
export async function resetDatabase(payload: Payload): Promise<void> {
	beginFirstStart();
	await payload.db.dropDatabase({ adapter: payload.db as DrizzleAdapter });
	await migrate(payload);
	endFirstStart();
}
