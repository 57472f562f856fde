/**
 * A separate database and folder for each test file. The environment is read when the Payload config is first imported,
 * so call these at the top of the file, and import modules that need Payload dynamically.
 */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { Payload } from "payload";
import { type Postgres, startPostgres } from "./postgres";

/** Opens Payload on the migrated database; returns the same instance on each call. */
export type Open = () => Promise<Payload>;

type Options = { /** Default true; false opens an empty database. */ migrated?: boolean };

async function openRecords({ migrated = true }: Options): Promise<Payload> {
	if (migrated) return (await import("@/lib/cms/open-records")).openRecords();
	const { default: config } = await import("@/lib/cms/config");
	return (await import("payload")).getPayload({ config });
}

function makeFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "school-data-"));
	process.env.DATA_DIR = folder;
	return folder;
}

/** Prepares SQLite for the test file. */
export function onSqlite(options: Options = {}): Open {
	const folder = makeFolder();
	delete process.env.DATABASE_URL;
	let opened: Promise<Payload> | undefined;
	afterAll(async () => {
		await (await opened)?.destroy();
		rmSync(folder, { recursive: true });
	});
	return () => {
		opened ??= openRecords(options);
		return opened;
	};
}

/** Prepares PostgreSQL for the test file. */
export function onPostgres(options: Options = {}): Open {
	const folder = makeFolder();
	let server: Postgres | undefined;
	let opened: Promise<Payload> | undefined;
	beforeAll(async () => {
		server = await startPostgres();
		process.env.DATABASE_URL = server.url;
	}, 60_000);
	afterAll(async () => {
		const payload = await opened;
		// The pool's idle connections emit errors when the server stops.
		(payload?.db as unknown as PostgresAdapter | undefined)?.pool.on("error", () => undefined);
		await payload?.destroy();
		await server?.stop();
		rmSync(folder, { recursive: true });
	});
	return () => {
		opened ??= openRecords(options);
		return opened;
	};
}
