/** Records of the year that applicants are admitted to, which the school may not have yet. */
import "server-only";
import type { PayloadRequest } from "payload";
import type { Year } from "@/lib/contract/students";
import { invalidError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { enrolText } from "../students/text";
import type { AdmissionYear } from "./calls";
import { admissionYear, comingYear } from "./desk";

type Choice = { id: AdmissionYear; year: number };

/** @returns the years to choose from, the newest first, with the one to propose, which is not made for being looked at */
export function yearChoices(known: readonly Year[], now?: Date): { years: Choice[]; proposed: AdmissionYear } {
	const year = admissionYear(now);
	const proposed = known.find((entry) => entry.year === year)?.id ?? comingYear;
	const years: Choice[] = proposed === comingYear ? [{ id: comingYear, year }, ...known] : [...known];
	return { years: years.sort((a, b) => b.year - a.year), proposed };
}

type Found = { year: number; id: number | null };

/**
 * @param asked id of a year's record, or the coming year
 * @param req request whose transaction it joins
 * @returns the calendar year, and its record's id, null if the coming year has none
 * @throws SchoolError "invalid" for an unknown id
 */
export async function findAdmissionYear(asked: AdmissionYear, req?: PayloadRequest): Promise<Found> {
	const year = admissionYear();
	const where = asked === comingYear ? sql`year = ${year}` : sql`id = ${asked}`;
	const [found] = await query<{ id: number; year: number | string }>(
		sql`SELECT id, year FROM years WHERE ${where}`,
		req,
	);
	if (found) return { id: found.id, year: Number(found.year) };
	if (asked !== comingYear) throw invalidError({ year: [enrolText.errors.year] });
	return { id: null, year };
}

/** @returns the id of its record, which is made if there is none */
export const makeYear = async ({ id, year }: Found, req: PayloadRequest): Promise<number> =>
	id ?? (await req.payload.create({ collection: "years", data: { year }, depth: 0, req })).id;
