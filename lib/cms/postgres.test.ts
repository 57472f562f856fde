import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { promisify } from "node:util";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { commandText } from "@/lib/bengali/commands";
import { dataSuite } from "./testing/data-suite";
import { type Postgres, startPostgres } from "./testing/postgres";

const folder = mkdtempSync(path.join(tmpdir(), "school-files-"));
process.env.DATA_DIR = folder;
let server: Postgres;
let opened: Payload;

// Long enough for a machine that has to install PostgreSQL first.
beforeAll(async () => {
	server = await startPostgres();
	process.env.DATABASE_URL = server.url;
}, 500_000);

dataSuite(async () => {
	const { openRecords } = await import("@/lib/cms/open-records");
	opened = await openRecords();
	return opened;
});

test("an empty database beside a school's files is refused", async () => {
	await (opened.db as unknown as PostgresAdapter).pool.query("CREATE DATABASE lost");
	const { databaseRefused } = commandText;
	const args = ["--conditions=production", "lib/commands/run.js", "migrate"];
	const url = new URL(server.url);
	url.pathname = "/lost";
	const env = { ...process.env, DATABASE_URL: url.href, NODE_ENV: "production" as const };
	await expect(promisify(execFile)(process.execPath, args, { env })).rejects.toMatchObject({
		code: 1,
		stderr: expect.stringContaining(databaseRefused.empty(path.join(folder, "school.db"), ["secret"])),
	});
}, 60_000);

afterAll(async () => {
	// Payload keeps its connections, which end with the server.
	(opened.db as unknown as PostgresAdapter).pool.on("error", () => undefined);
	await server.stop();
	rmSync(folder, { recursive: true });
});
