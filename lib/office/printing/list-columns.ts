/** The columns of a class list that staff choose, and what stands in them. */
import "server-only";
import { inUse } from "@/lib/cms/students/restriction";
import { personValue } from "@/lib/office/words/person-values";
import { query, type SQL, sql } from "@/lib/school/query";
import type { Pupil } from "../students/roster";
import type { ListColumn } from "./shared";

/** What lists and counts say of a student beside the roster; null where the record has nothing. */
type Details = Record<"gender" | "religion" | "dateOfBirth" | "birthNumber", string | null>;

export type ListedPupil = Pupil & Details;

const nothing: Details = { gender: null, religion: null, dateOfBirth: null, birthNumber: null };

/**
 * @param year id of the record
 * @param where condition on the enrolment `e`
 * @returns the same students with their details
 */
export async function withDetails(year: number, where: SQL, pupils: readonly Pupil[]): Promise<ListedPupil[]> {
	const rows = await query<{ enrolment: number } & Details>(sql`
		SELECT e.id AS enrolment, s.gender, s.religion, s.date_of_birth AS "dateOfBirth", s.birth_number AS "birthNumber"
		FROM enrolments e JOIN students s ON s.id = e.student_id
		WHERE e.year_id = ${year} AND ${where} AND ${inUse(sql`s.id`)}`);
	const details = new Map(rows.map(({ enrolment, ...one }) => [enrolment, one]));
	return pupils.map((pupil) => ({ ...pupil, ...(details.get(pupil.enrolment) ?? nothing) }));
}

/** Columns of which the cells are numbers or dates, in Latin digits as they are stored. */
export const numberColumns: ReadonlySet<ListColumn> = new Set(["roll", "code", "mobile", "dateOfBirth", "birthNumber"]);

/** @returns the cell as people read it, with Latin digits; "" where the record has nothing */
export const cellOf = (pupil: ListedPupil, column: ListColumn): string => personValue(column, pupil[column] ?? "");
