/** Counts failed SQL statements, for the metrics. */
import { countEvent, countWriteError } from "@/lib/machine/event-counts";

/**
 * Codes of violated constraints (SQLite's names, PostgreSQL's class 23). Not counted: the form reports them to the
 * user.
 */
const refusedValue = /^(SQLITE_CONSTRAINT|23)/;

/** @param error of a driver */
export function countDatabaseError(error: unknown): void {
	const { code } = error as { code?: unknown };
	if (typeof code !== "string" || !refusedValue.test(code)) countEvent("databaseErrors");
	countWriteError(error);
}

/**
 * Wraps a method so that each rejected promise is counted; calls with a callback return no promise and are not counted.
 */
export function countFailures<K extends string>(object: { [key in K]: unknown }, method: K): void {
	const run = object[method] as (...args: unknown[]) => unknown;
	object[method] = (...args: unknown[]) => {
		const result = run.apply(object, args);
		if (result instanceof Promise) result.catch(countDatabaseError);
		return result;
	};
}
