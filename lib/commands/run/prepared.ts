/**
 * Whether a start must prepare the database: load Payload, migrate, tidy up. A start that finds the same build, settings and
 * state of the database as the last preparation left serves at once. What is not vouched for is prepared anew, so whatever
 * is wrong with a database is found there, and said.
 */
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { isSettled } from "@/lib/backup/settle";
import { isFirstStart } from "@/lib/data/first-start";
import { environment } from "@/lib/machine/environment";
import { replaceFile } from "@/lib/machine/sync-folder";
import { inspectSqlite } from "@/lib/upkeep/inspect-database";
import { readPreparedState } from "@/lib/upkeep/prepared-state";

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
		if (!environment.DATABASE_URL && (await inspectSqlite()) !== "whole") return false;
		return textOf(record) === (await stateOf(preparing));
	} catch {
		return false;
	}
}
