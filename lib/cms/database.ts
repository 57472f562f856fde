/** SQLite in DATA_DIR, or PostgreSQL by DATABASE_URL (design.md, chosen parts). */
import path from "node:path";
import { postgresAdapter } from "@payloadcms/db-postgres";
import { sqliteAdapter } from "@payloadcms/db-sqlite";
import { environment } from "@/lib/environment";

const migrations = (folder: string) => path.resolve("lib/cms/migrations", folder);

export const database = environment.DATABASE_URL
	? postgresAdapter({
			pool: { connectionString: environment.DATABASE_URL },
			migrationDir: migrations("postgres"),
			push: false,
		})
	: sqliteAdapter({
			// An id that was given away once never comes back.
			autoIncrement: true,
			client: { url: `file:${path.join(environment.DATA_DIR, "school.db")}` },
			migrationDir: migrations("sqlite"),
			push: false,
			// FULL: what was confirmed survives a power cut.
			wal: { synchronous: "FULL" },
			busyTimeout: 5000,
		});
