/** The data layer for a command: opened, and brought up to date. */
import type { Migration, Payload } from "payload";
import { getPayload } from "payload";
import { environment } from "@/lib/environment";
import config from "./config";
import { makeDataFolder } from "./data-folder";
import { migrations as postgres } from "./migrations/postgres";
import { migrations as sqlite } from "./migrations/sqlite";
import { withMigrationLock } from "./run-migrations";

/** Runs what has not run yet. The lists are imported, so that no file has to be looked for at run time. */
export async function migrate(payload: Payload): Promise<void> {
	const migrations = environment.DATABASE_URL ? postgres : sqlite;
	await withMigrationLock(payload.db, () => payload.db.migrate({ migrations: migrations as Migration[] }));
}

/** @returns the data layer on an up-to-date database */
export async function openRecords(): Promise<Payload> {
	makeDataFolder();
	const payload = await getPayload({ config });
	await migrate(payload);
	return payload;
}
