import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { type Postgres, startPostgres } from "@/lib/cms/testing/postgres";
import { publicFilesSuite } from "./testing/public-files-suite";

const folder = mkdtempSync(path.join(tmpdir(), "school-files-"));
process.env.DATA_DIR = folder;
let server: Postgres;
let opened: Payload;

// Long enough for a machine that has to install PostgreSQL first.
beforeAll(async () => {
	server = await startPostgres();
	process.env.DATABASE_URL = server.url;
}, 500_000);

publicFilesSuite(async () => {
	opened = await (await import("@/lib/cms/open-records")).openRecords();
	return opened;
});

afterAll(async () => {
	// Payload keeps its connections, which end with the server.
	(opened.db as unknown as PostgresAdapter).pool.on("error", () => undefined);
	await server.stop();
	rmSync(folder, { recursive: true });
});
