/**
 * A separate database and folder for each test file, on the database of the Jest project that runs it (jest.config.js).
 * The environment is read when the Payload config is first imported, so call `testDatabase` at the top of the file, and
 * import modules that need Payload dynamically.
 */
import { randomBytes } from "node:crypto";
import { copyFileSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import type { PostgresAdapter } from "@payloadcms/db-postgres";
import type { SQLiteAdapter } from "@payloadcms/db-sqlite";
import type { Payload } from "payload";
import { onS3 } from "@/lib/files/testing/on-s3";
import { queryOnce } from "./pg-client";

/** Set by the Jest project. */
declare const TEST_DATABASE: "sqlite" | "postgres";
declare const TEST_FILES: "s3" | undefined;

/** Which database the tests of this file run on, for the few that are about one of them. */
export const database = TEST_DATABASE;

/** Opens Payload on the database; returns the same instance on each call. */
export type Open = () => Promise<Payload>;

type Options = {
	/** `migrated` (default), `empty`: without tables until Payload opens it, or `bare`: never migrated by Payload. */
	database?: "migrated" | "empty" | "bare";
};

async function openRecords({ database }: Options): Promise<Payload> {
	if (database !== "bare") return (await import("@/lib/upkeep/open-records")).openRecords();
	const { default: config } = await import("@/lib/cms/config");
	return (await import("payload")).getPayload({ config });
}

function makeFolder(): string {
	const folder = mkdtempSync(path.join(tmpdir(), "school-data-"));
	process.env.DATA_DIR = folder;
	return folder;
}

/** That of the database from which this one is copied. */
const giveSecret = (folder: string) => writeFileSync(path.join(folder, "secret"), randomBytes(32).toString("hex"));

/** A migrated database for the SQLite suites of a run to copy, left by the first of them. */
const template = process.env.COMMAND_BUNDLES && path.join(process.env.COMMAND_BUNDLES, "migrated.db");

async function leaveTemplate({ db }: Payload, file: string): Promise<void> {
	const unfinished = `${file}.${process.pid}`;
	await (db as unknown as SQLiteAdapter).client.execute(`VACUUM INTO '${unfinished}'`);
	renameSync(unfinished, file);
}

function onSqlite({ database: content = "migrated" }: Options): Open {
	const folder = makeFolder();
	delete process.env.DATABASE_URL;
	let opened: Promise<Payload> | undefined;
	const canCopy = content === "migrated" && template !== undefined;
	async function openOnce(): Promise<Payload> {
		const isCopy = canCopy && existsSync(template);
		if (isCopy) {
			copyFileSync(template, path.join(folder, "school.db"));
			giveSecret(folder);
		}
		const payload = await openRecords({ database: content });
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

function onPostgres({ database: content = "migrated" }: Options): Open {
	const folder = makeFolder();
	if (content === "migrated") giveSecret(folder);
	let opened: Promise<Payload> | undefined;
	beforeAll(async () => {
		const { TEST_CLUSTER = "" } = process.env;
		const name = `suite_${randomBytes(6).toString("hex")}`;
		await queryOnce(TEST_CLUSTER, `CREATE DATABASE ${name}${content === "migrated" ? " TEMPLATE migrated" : ""}`);
		process.env.DATABASE_URL = new URL(`/${name}`, TEST_CLUSTER).href;
	});
	afterAll(async () => {
		const payload = await opened;
		// The pool's idle connections emit errors when the server stops.
		(payload?.db as unknown as PostgresAdapter | undefined)?.pool.on("error", () => undefined);
		await payload?.destroy();
		rmSync(folder, { recursive: true });
	});
	return () => {
		opened ??= openRecords({ database: content });
		return opened;
	};
}

/** Prepares a database for the test file, and in the project with an S3 store a bucket for its files. */
export function testDatabase(options: Options = {}): Open {
	if (TEST_FILES === "s3") onS3();
	return database === "postgres" ? onPostgres(options) : onSqlite(options);
}
