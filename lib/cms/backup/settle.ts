/**
 * The end of a restore, which a kill may interrupt. The files are unpacked into a temporary folder of DATA_DIR, which is
 * renamed to `restored` when it is complete and verified; from there they are moved to their places. With SQLite that
 * rename decides, because the database is among them; with PostgreSQL the commit of its one transaction does.
 */
import { existsSync } from "node:fs";
import { readdir, rename, rm } from "node:fs/promises";
import path from "node:path";
import { environment } from "@/lib/environment";
import { sqliteFile } from "../data-folder";
import { syncFolder } from "./sync";

const inDataDir = (name: string) => path.join(environment.DATA_DIR, name);

/** Prefix of the temporary folder. */
export const restoring = "restoring-";

/** Complete files, of which some may be in their places already. */
export const restored = inDataDir("restored");

/**
 * Finishes a restore that was killed after the decision, and discards one that was killed before it. Must run before
 * anything else looks at DATA_DIR.
 */
export async function settleRestore(): Promise<void> {
	if (!existsSync(environment.DATA_DIR)) return;
	if (existsSync(restored)) {
		if (await isDecided()) await moveIn();
		else await rm(restored, { recursive: true });
	}
	const left = (await readdir(environment.DATA_DIR)).filter((name) => name.startsWith(restoring));
	for (const name of left) await rm(inDataDir(name), { recursive: true, force: true });
}

async function isDecided(): Promise<boolean> {
	if (!environment.DATABASE_URL) return true;
	// Imported late: a start that follows no restore needs none of it.
	const { inspectPostgresSchema, withPostgres } = await import("./postgres");
	return withPostgres(async (client) => (await inspectPostgresSchema(client)) === "school");
}

/** Moves the files to their places; can be repeated. The database is last: without it no site starts. */
export async function moveIn(): Promise<void> {
	const database = path.basename(sqliteFile);
	const names = (await readdir(restored)).sort((one, other) => Number(one === database) - Number(other === database));
	for (const name of names) await rename(path.join(restored, name), inDataDir(name));
	await syncFolder(environment.DATA_DIR);
	await rm(restored, { recursive: true });
}
