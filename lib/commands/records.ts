/** The data layer for a command: opened, and brought up to date. */
import { mkdirSync } from "node:fs";
import type { Migration, Payload } from "payload";
import { getPayload } from "payload";
import config from "@/lib/cms/config";
import { migrations as postgres } from "@/lib/cms/migrations/postgres";
import { migrations as sqlite } from "@/lib/cms/migrations/sqlite";
import { environment } from "@/lib/environment";
import { alone } from "./one-migration";

/** Runs what has not run yet. The lists are imported, so that no file has to be looked for at run time. */
export async function migrate(payload: Payload): Promise<void> {
	const migrations = environment.DATABASE_URL ? postgres : sqlite;
	await alone(payload.db, () => payload.db.migrate({ migrations: migrations as Migration[] }));
}

/** @returns the data layer on an up-to-date database */
export async function openRecords(): Promise<Payload> {
	mkdirSync(environment.DATA_DIR, { recursive: true });
	const payload = await getPayload({ config });
	await migrate(payload);
	return payload;
}
