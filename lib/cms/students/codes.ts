/**
 * Numbers of students and applications. Results are public to whoever knows a student's number (lib/http/proofs), so new
 * numbers are not in order: the year and five random digits.
 */
import { randomInt } from "node:crypto";
import type { PayloadRequest } from "payload";
import { yearOf } from "@/lib/contract/days";
import { listOf, rows, sql, takeNumbers } from "@/lib/data/sql";

/** How many numbers a year has, and once these are nearly used up: then they get a digit more. */
const numbersOfYear = 100_000;
const moreNumbers = 1_000_000;

/** Attempts after which the numbers of the year count as used up. */
const enough = 100;

/** Numbers in one statement: below the limit of bound parameters. */
const atOnce = 1000;

/** @returns a number like 202648213 */
const randomCode = (numbers: number) => yearOf(new Date()) * numbers + randomInt(numbers);

/**
 * Lets one transaction at a time choose numbers, until it ends; with that no two choose the same, whether random or by
 * staff. Must run before the check whether a number is free.
 */
export const lockCodes = (req: PayloadRequest) => takeNumbers("code", 0, req);

/** @returns a random number of the present year that no student and no application has */
export async function newCode(req: PayloadRequest): Promise<number> {
	const [code] = await newCodes(req, 1);
	if (code === undefined) throw new Error("No number was found.");
	return code;
}

/**
 * @param except numbers that the same transaction will give to others
 * @returns `count` different numbers, see {@link newCode}
 */
export async function newCodes(
	req: PayloadRequest,
	count: number,
	except: ReadonlySet<number> = new Set(),
): Promise<number[]> {
	await lockCodes(req);
	const free = new Set<number>();
	for (let attempt = 1; free.size < count; attempt += 1) {
		// The first attempt finds nearly all that are needed; when few are free, later ones look at more.
		const length = Math.min((count - free.size) * attempt, atOnce);
		const tried = Array.from({ length }, () => randomCode(attempt > enough ? moreNumbers : numbersOfYear));
		const list = listOf(tried);
		const taken = await rows<{ code: number | string }>(
			req.payload,
			sql`SELECT code FROM students WHERE code IN (${list})
				UNION ALL SELECT code FROM applications WHERE code IN (${list})`,
			req,
		);
		const used = new Set(taken.map(({ code }) => Number(code)));
		for (const code of tried) if (free.size < count && !used.has(code) && !except.has(code)) free.add(code);
	}
	return [...free];
}
