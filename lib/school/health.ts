import "server-only";
import { setTimeout as wait } from "node:timers/promises";
import { query, sql } from "./query";

const patience = 1000;

/** A monitor that asks each second must not fill the queue of a database that hangs. */
let asking: Promise<boolean> | undefined;

/** @returns whether the database answers within a second */
export function databaseAnswers(): Promise<boolean> {
	asking ??= ask().finally(() => {
		asking = undefined;
	});
	return Promise.race([asking, wait(patience, false, { ref: false })]);
}

/** Reads a table: `SELECT 1` alone touches no file. */
const ask = () =>
	query(sql`SELECT 1 FROM counters LIMIT 1`).then(
		() => true,
		() => false,
	);
