/** The way back to the version before the last update of the packed site. */
import { existsSync, statSync } from "node:fs";
import { sqliteFile } from "@/lib/data/data-folder";
import { textsOf, withSqlite } from "@/lib/data/own-connection";
import { environment } from "@/lib/machine/environment";
import { copiedDatabase, programOf, readUpdateState } from "./update-state";

/**
 * @property at when its data was copied
 * @property keepsData whether it can read the data of now: no migration has run since
 */
export type WayBack = { from: string; to: string; at: Date; keepsData: boolean };

/** @returns the names of the migrations that have run, as one text */
const migrationsOf = (file: string): Promise<string> =>
	withSqlite(file, async (client) =>
		(await textsOf(client, "SELECT name FROM payload_migrations ORDER BY name")).join(),
	);

/** @returns null if there is none: no update, one that failed, or one that is longer ago than the copy is kept */
export async function findWayBack(): Promise<WayBack | null> {
	const { DATA_DIR, SCHOOL_HOME } = environment;
	const state = readUpdateState(DATA_DIR);
	if (!SCHOOL_HOME || state?.step !== "done") return null;
	const { from: to, to: from } = state;
	const copy = copiedDatabase(DATA_DIR, to);
	if (!existsSync(copy) || !existsSync(programOf(SCHOOL_HOME, to))) return null;
	const keepsData = (await migrationsOf(sqliteFile)) === (await migrationsOf(copy));
	return { from, to, at: statSync(copy).mtime, keepsData };
}
