/** The shared sequence of student and application numbers, in the table `counters`. */
import type { PayloadRequest } from "payload";
import { rows, sql } from "@/lib/data/sql";

/** The first number of a new school: the current year and 001, as in 2025001. */
const first = () => new Date().getFullYear() * 1000 + 1;

/**
 * Takes the next number, atomically in one statement; a rollback of the request's transaction releases it.
 * @returns a number above all that were ever assigned to a student or an application
 */
export const nextCode = (req: PayloadRequest): Promise<number> => nextCodes(req, 1);

/** Takes `count` consecutive numbers. @returns the first of them; see {@link nextCode} */
export async function nextCodes(req: PayloadRequest, count: number): Promise<number> {
	const highest = sql`SELECT coalesce(max(code), ${first() - 1}) FROM (
		SELECT max(code) AS code FROM students UNION ALL SELECT max(code) FROM applications
	) AS codes`;
	const [row] = await rows<{ value: number | string }>(
		req.payload,
		sql`INSERT INTO counters (name, value) VALUES ('code', (${highest}) + ${count})
			ON CONFLICT (name) DO UPDATE SET value = CASE
				WHEN counters.value + ${count} >= excluded.value THEN counters.value + ${count} ELSE excluded.value END
			RETURNING value`,
		req,
	);
	return Number(row?.value) - count + 1;
}

/**
 * Raises the sequence to a number chosen by staff, so that concurrent and later transactions do not assign it.
 * Must run before the check whether the number is free.
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
