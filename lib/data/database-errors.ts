/** Counts statements that the database did not carry out, for the metrics. */
import { countEvent } from "@/lib/event-counts";

/** Values that a constraint refuses (SQLite's names, PostgreSQL's class 23): saving reports them to whoever typed them. */
const refusedValue = /^(SQLITE_CONSTRAINT|23)/;

/** @param error of a driver */
export function countDatabaseError(error: unknown): void {
	const { code } = error as { code?: unknown };
	if (typeof code !== "string" || !refusedValue.test(code)) countEvent("databaseErrors");
}

/** Counts the failures of a method that returns a promise; with a callback it returns none. */
export function countFailures<K extends string>(object: { [key in K]: unknown }, method: K): void {
	const run = object[method] as (...args: unknown[]) => unknown;
	object[method] = (...args: unknown[]) => {
		const result = run.apply(object, args);
		if (result instanceof Promise) result.catch(countDatabaseError);
		return result;
	};
}
