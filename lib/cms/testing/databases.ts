/**
 * A database of its own for a test file, in a folder of its own. The settings are read when the data layer is first
 * imported, so these are called at a file's top, and the records are opened by a dynamic import.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { type Postgres, startPostgres } from "./postgres";

/** Gives the data layer, with its migrations run; the same one at every call. */
export type Open = () => Promise<Payload>;

const openRecords: Open = async () => (await import("@/lib/cms/open-records")).openRecords();

function makeFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "school-data-"));
	process.env.DATA_DIR = folder;
	return folder;
}

/** Prepares SQLite for the test file. */
export function onSqlite(): Open {
	const folder = makeFolder();
	delete process.env.DATABASE_URL;
	let opened: Promise<Payload> | undefined;
	afterAll(async () => {
		await (await opened)?.destroy();
		rmSync(folder, { recursive: true });
	});
	return () => {
		opened ??= openRecords();
		return opened;
	};
}

/** Prepares PostgreSQL for the test file. */
export function onPostgres(): Open {
	const folder = makeFolder();
	let server: Postgres | undefined;
	let opened: Promise<Payload> | undefined;
	beforeAll(async () => {
		server = await startPostgres();
		process.env.DATABASE_URL = server.url;
	}, 60_000);
	afterAll(async () => {
		const payload = await opened;
		// The pool keeps its connections, which break when the server ends.
		(payload?.db as unknown as PostgresAdapter | undefined)?.pool.on("error", () => undefined);
		await payload?.destroy();
		await server?.stop();
		rmSync(folder, { recursive: true });
	});
	return () => {
		opened ??= openRecords();
		return opened;
	};
}
