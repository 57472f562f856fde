// @ts-check
/**
 * Locks of the operating system, which end with their process however that ends: one process at a time prepares or serves a
 * DATA_DIR with SQLite, and one works on the backups. SQLite takes them on empty databases of their own, because Node has no call
 * for such a lock. Plain JavaScript, because lib/framework/server.js and `school.js` load it as it is.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import Database from "libsql";

/** Name of the lock's file in DATA_DIR. */
export const lockName = "in-use";

/** What nothing refers to may be closed. @type {Set<InstanceType<typeof Database>>} */
const held = new Set();

/** Milliseconds for a process whose parent was killed: it notices, and finishes its requests. */
const patience = 12_000;

/**
 * Waits for a process that is ending. With PostgreSQL, which several processes share, nothing is held.
 * @param {string} dataDir
 * @returns {(() => void) | null} releases the folder; null if another process has it
 */
export function holdFolder(dataDir, wait = patience) {
	if (process.env.DATABASE_URL) return () => undefined;
	mkdirSync(dataDir, { recursive: true, mode: 0o700 });
	return holdFile(path.join(dataDir, lockName), wait);
}

/**
 * @param {string} file made if it is not there
 * @param {number} wait milliseconds for another process that holds it
 * @returns {(() => void) | null} releases it; null if another process has it
 */
export function holdFile(file, wait) {
	writeFileSync(file, "", { flag: "a", mode: 0o600 });
	const database = new Database(file, { timeout: wait });
	try {
		// Without a journal beside it: nothing is ever written.
		database.exec("PRAGMA journal_mode = MEMORY");
		database.exec("BEGIN EXCLUSIVE");
		held.add(database);
		return () => {
			held.delete(database);
			database.close();
		};
	} catch (error) {
		database.close();
		if (/** @type {{ code?: unknown }} */ (error).code === "SQLITE_BUSY") return null;
		throw error;
	}
}
