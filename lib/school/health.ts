import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { query, sql } from "./query";

/** Milliseconds. */
const timeout = 1000;

/** Concurrent health checks share one query, so that they do not queue up in a database that hangs. */
let pending: Promise<boolean> | undefined;

/** @returns whether the database responds within a second */
export function databaseAnswers(): Promise<boolean> {
	pending ??= queryDatabase().finally(() => {
		pending = undefined;
	});
	return Promise.race([pending, wait(timeout, false, { ref: false })]);
}

/** Reads a table: SQLite answers `SELECT 1` alone without reading the file. */
const queryDatabase = () =>
	query(sql`SELECT 1 FROM counters LIMIT 1`).then(
		() => true,
		() => false,
	);
