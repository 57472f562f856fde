/** The one row of numbers of students and applications, in the table `counters` of the database. */
import type { PayloadRequest } from "payload";
import { rows, sql } from "../sql";

/** The first number of a school that has none yet: its opening year and three digits, as in 2025001. */
const first = () => new Date().getFullYear() * 1000 + 1;

/**
 * Takes the next number. One statement takes it, so two processes never get the same; where the request's
 * transaction is rolled back, the number was never taken.
 * @returns a number above every one that was ever given to a student or an application
 */
export async function nextCode(req: PayloadRequest): Promise<number> {
	const highest = sql`SELECT coalesce(max(code), ${first() - 1}) FROM (
		SELECT max(code) AS code FROM students UNION ALL SELECT max(code) FROM applications
	) AS codes`;
	const [row] = await rows<{ value: number | string }>(
		req.payload,
		sql`INSERT INTO counters (name, value) VALUES ('code', (${highest}) + 1)
			ON CONFLICT (name) DO UPDATE SET value = CASE
				WHEN counters.value >= excluded.value THEN counters.value + 1 ELSE excluded.value END
			RETURNING value`,
		req,
	);
	return Number(row?.value);
}

/**
 * Keeps a number that staff chose from being given out once more, by a transaction that runs at this moment or later.
 * Must come before the check whether the number is free.
 */
export async function reserveCode(req: PayloadRequest, code: number): Promise<void> {
	await rows(
		req.payload,
		sql`INSERT INTO counters (name, value) VALUES ('code', ${code})
			ON CONFLICT (name) DO UPDATE SET value = CASE
				WHEN counters.value >= excluded.value THEN counters.value ELSE excluded.value END`,
		req,
	);
}
