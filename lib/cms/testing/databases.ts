/**
 * A separate database and folder for each test file. The environment is read when the Payload config is first imported,
 * so call these at the top of the file, and import modules that need Payload dynamically.
 */
import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";
import { queryOnce } from "./pg-client";

/** Opens Payload on the database; returns the same instance on each call. */
export type Open = () => Promise<Payload>;

type Options = {
	/** `migrated` (default), `empty` without tables until Payload opens it, or `bare`: Payload leaves it empty. */
	database?: "migrated" | "empty" | "bare";
};

async function openRecords({ database }: Options): Promise<Payload> {
	if (database !== "bare") return (await import("@/lib/cms/open-records")).openRecords();
	const { default: config } = await import("@/lib/cms/config");
	return (await import("payload")).getPayload({ config });
}

function makeFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "school-data-"));
	process.env.DATA_DIR = folder;
	return folder;
}

/** A migrated database for the SQLite suites of a run to copy, left by the first of them. */
const template = process.env.COMMAND_BUNDLES && path.join(process.env.COMMAND_BUNDLES, "migrated.db");

async function leaveTemplate({ db }: Payload, file: string): Promise<void> {
	const unfinished = `${file}.${process.pid}`;
	await (db as unknown as SQLiteAdapter).client.execute(`VACUUM INTO '${unfinished}'`);
	renameSync(unfinished, file);
}

/** Prepares SQLite for the test file. */
export function onSqlite({ database = "migrated" }: Options = {}): Open {
	const folder = makeFolder();
	delete process.env.DATABASE_URL;
	let opened: Promise<Payload> | undefined;
	const canCopy = database === "migrated" && template !== undefined;
	async function openOnce(): Promise<Payload> {
		const isCopy = canCopy && existsSync(template);
		if (isCopy) copyFileSync(template, path.join(folder, "school.db"));
		const payload = await openRecords({ database });
		if (canCopy && !isCopy) await leaveTemplate(payload, template);
		return payload;
	}
	afterAll(async () => {
		await (await opened)?.destroy();
		rmSync(folder, { recursive: true });
	});
	return () => {
		opened ??= openOnce();
		return opened;
	};
}

/** Prepares PostgreSQL for the test file, whose name must end in `postgres.test.ts` (jest.config.js). */
export function onPostgres({ database = "migrated" }: Options = {}): Open {
	const folder = makeFolder();
	let opened: Promise<Payload> | undefined;
	beforeAll(async () => {
		const { TEST_CLUSTER = "" } = process.env;
		const name = `suite_${randomBytes(6).toString("hex")}`;
		await queryOnce(TEST_CLUSTER, `CREATE DATABASE ${name}${database === "migrated" ? " TEMPLATE migrated" : ""}`);
		process.env.DATABASE_URL = new URL(`/${name}`, TEST_CLUSTER).href;
	}, 60_000);
	afterAll(async () => {
		const payload = await opened;
		// The pool's idle connections emit errors when the server stops.
		(payload?.db as unknown as PostgresAdapter | undefined)?.pool.on("error", () => undefined);
		await payload?.destroy();
		rmSync(folder, { recursive: true });
	});
	return () => {
		opened ??= openRecords({ database });
		return opened;
	};
}
