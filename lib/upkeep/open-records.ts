/** Opens Payload for commands, and migrates the database. */
import type { DrizzleAdapter } from "@payloadcms/drizzle";
import type { Migration, Payload } from "payload";
import { getPayload } from "payload";
import { inspectPostgresSchema, withPostgres } from "@/lib/backup/postgres";
import { settleRestore } from "@/lib/backup/settle";
import { migrations as postgres } from "@/lib/cms/migrations/postgres";
import { migrations as sqlite } from "@/lib/cms/migrations/sqlite";
import { makeDataFolder } from "@/lib/data/data-folder";
import { beginFirstStart, detectFirstStart, endFirstStart, isFirstStart, isNew } from "@/lib/data/first-start";
import { environment } from "@/lib/machine/environment";
import { checkDatabase, inspectPostgres, inspectSqlite, requireSecret } from "./inspect-database";
import { withMigrationLock } from "./run-migrations";
import { updateIndex } from "./search-index";

/**
 * Runs pending migrations and rebuilds the search index if it is outdated. The migrations are imported, so that Payload
 * does not have to find their files at run time.
 */
export async function migrate(payload: Payload): Promise<void> {
	const migrations = environment.DATABASE_URL ? postgres : sqlite;
	await withMigrationLock(payload.db, async () => {
		await payload.db.migrate({ migrations: migrations as Migration[] });
		await updateIndex(payload);
	});
}

/**
 * @param admitNew may refuse a new school, before its database is made
 * @returns Payload, on a migrated database
 * @throws StartRefused if the database is missing, empty, damaged or of another version, or its secret is missing
 */
export async function openRecords(admitNew: () => void = () => undefined): Promise<Payload> {
	makeDataFolder();
	await settleRestore();
	const schema = environment.DATABASE_URL ? await withPostgres(inspectPostgresSchema) : null;
	if (schema) requireSecret(schema === "school");
	if (schema ? schema === "empty" : isNew()) admitNew();
	detectFirstStart();
	if (!environment.DATABASE_URL) {
		await checkDatabase(inspectSqlite);
		requireSecret(!isFirstStart());
	}
	// Imported late: it creates the secret, and a refused start must not change anything.
	const { default: config } = await import("@/lib/cms/config");
	const payload = await getPayload({ config });
	if (environment.DATABASE_URL) await checkDatabase(() => inspectPostgres(payload));
	await migrate(payload);
	endFirstStart();
	return payload;
}

/** Drops all tables and migrates again. */
export async function resetDatabase(payload: Payload): Promise<void> {
	beginFirstStart();
	await payload.db.dropDatabase({ adapter: payload.db as DrizzleAdapter });
	await migrate(payload);
	endFirstStart();
}
