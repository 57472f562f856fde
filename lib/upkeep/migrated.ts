/** Whether the database has the schema that this build expects. */
import type { Payload } from "payload";
import { rows, sql } from "@/lib/data/sql";
import { environment } from "@/lib/machine/environment";

/** Imported lazily: a server needs the names once, and never runs the migrations. */
const migrationsOfBuild = async () =>
	environment.DATABASE_URL
		? (await import("@/lib/cms/migrations/postgres")).migrations
		: (await import("@/lib/cms/migrations/sqlite")).migrations;

/** @returns whether all migrations of this build have run; those of a newer build may have run as well */
export async function isMigrated(payload: Payload): Promise<boolean> {
	const run = await rows<{ name: string }>(payload, sql`SELECT name FROM payload_migrations`);
	const names = new Set(run.map(({ name }) => name));
	return (await migrationsOfBuild()).every(({ name }) => names.has(name));
}
