/**
 * Whether a start must prepare the database: load Payload, migrate, tidy up. A start that finds the same build, settings and
 * state of the database as the last preparation left serves at once. What is not vouched for is prepared anew, so whatever
 * is wrong with a database is found there, and said.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isSettled } from "@/lib/backup/settle";
import { sqliteFile } from "@/lib/data/data-folder";
import { isFirstStart } from "@/lib/data/first-start";
import { textsOf, withPostgres, withSqlite } from "@/lib/data/own-connection";
import { environment } from "@/lib/machine/environment";
import { replaceFile } from "@/lib/machine/sync-folder";
import { inspectDatabase } from "./inspect-database";

/**
 * What of a database says whether it was prepared for this build: its migrations, the version of the search's index, and
 * whether there is an account, without which a start is refused. Each has one column of text.
 */
const statements = [
	"SELECT name FROM payload_migrations ORDER BY name",
	"SELECT CAST(value AS TEXT) FROM counters WHERE name = 'search-index'",
	"SELECT CAST(min(id) AS TEXT) FROM staff",
];

/** @returns a digest. @throws if the database is not one of a school */
export async function readPreparedState(): Promise<string> {
	const found = await (environment.DATABASE_URL ? ofPostgres() : ofSqlite());
	return createHash("sha256").update(JSON.stringify(found)).digest("hex");
}

const ofSqlite = () =>
	withSqlite(sqliteFile, (client) => Promise.all(statements.map((statement) => textsOf(client, statement))));

const ofPostgres = () =>
	withPostgres(async (client) => {
		const found: unknown[] = [];
		for (const text of statements) found.push((await client.query({ text, rowMode: "array" })).rows);
		return found;
	});

/** What a start keeps for the next one; may be removed. */
export const workFolder = path.join(environment.DATA_DIR, "site");

const record = path.join(workFolder, "prepared");

const textOf = (file: string) => (existsSync(file) ? readFileSync(file, "utf8") : "");

/**
 * @param preparing the command that prepares the database: that of the demo fills it
 * @returns digest of the build, the settings, the school's secret, and the state of the database
 */
async function stateOf(preparing: string[]): Promise<string> {
	const build = ["BUILD_ID", "source-hash"].map((name) => textOf(path.join(".next", name)));
	const secret = textOf(path.join(environment.DATA_DIR, "secret"));
	const { DATABASE_URL, S3_BUCKET, SECRET } = environment;
	const parts = [build, DATABASE_URL, S3_BUCKET, SECRET, secret, preparing, await readPreparedState()];
	return createHash("sha256").update(JSON.stringify(parts)).digest("hex");
}

/** Must be called when the database has been prepared. */
export async function keepPrepared(preparing: string[]): Promise<void> {
	mkdirSync(workFolder, { recursive: true, mode: 0o700 });
	replaceFile(record, await stateOf(preparing));
}

/** @returns whether {@link keepPrepared} was called with this state; never throws */
export async function isPrepared(preparing: string[]): Promise<boolean> {
	try {
		if (!isSettled() || isFirstStart()) return false;
		// The digest says which migrations have run, not whether a file is damaged.
		if (!environment.DATABASE_URL && (await inspectDatabase()) !== "whole") return false;
		return textOf(record) === (await stateOf(preparing));
	} catch {
		return false;
	}
}
