/** One application on the admissions desk: its facts, likely doubles, what was decided, the proposed place and its year. */
import "server-only";
import type { PayloadRequest } from "payload";
import type { ConsentState } from "@/lib/contract/application-state";
import type { Application, Year } from "@/lib/contract/students";
import { type Decision, findDecision, getApplication } from "@/lib/school/applications";
import { invalidError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { getSections } from "@/lib/school/structure";
import { getSectionSizes } from "../slips/slips";
import { getEnrolmentChoices } from "../students/record";
import { enrolText } from "../students/text";
import type { AdmissionYear } from "./calls";
import { admissionYear, comingYear, type Desk } from "./desk";
import { type Double, findDoubles } from "./doubles";

/**
 * The guardian's consent. `state` is null in applications from before it was asked for, and from a list of the school.
 * @property version of the wording (lib/bengali/consent), null if the program that sent it did not say. @property at
 * ISO 8601
 */
export type Consent = {
	state: ConsentState | null;
	version: string | null;
	name: string | null;
	at: string | null;
};

export type DeskApplication = {
	id: number;
	facts: Application;
	/** ISO 8601. */
	createdAt: string;
	decision: Decision;
	doubles: Double[];
	consent: Consent;
	/** Record id of the student that came of it. */
	student: number | null;
	/** The next new application. */
	next: number | null;
};

/** @returns null if there is no such application */
export async function findDeskApplication(id: number): Promise<DeskApplication | null> {
	type Row = Omit<Consent, "at"> & { created: string | Date; at: string | Date | null };
	const [decision, [row]] = await Promise.all([
		findDecision(id),
		query<Row>(sql`
			SELECT created_at AS created, consent AS state, consent_version AS version, consent_name AS name,
				consent_at AS at
			FROM applications WHERE id = ${id}`),
	]);
	if (!decision || !row) return null;
	const { created, at, ...consent } = row;
	const facts = await getApplication(id);
	const applicant = {
		code: facts.code,
		name: facts.name,
		fatherName: facts.fathers_name,
		dateOfBirth: facts.date_of_birth,
		birthNumber: facts.date_of_birth_no,
	};
	const [doubles, [student], next] = await Promise.all([
		findDoubles([applicant]),
		query<{ id: number }>(sql`SELECT id FROM students WHERE code = ${facts.code}`),
		findNext(id),
	]);
	return {
		id,
		facts,
		createdAt: new Date(created).toISOString(),
		decision,
		doubles: doubles.get(facts.code) ?? [],
		consent: { ...consent, at: at && new Date(at).toISOString() },
		student: student?.id ?? null,
		next,
	};
}

/** @returns the new application that came after this one, or else the first one */
async function findNext(id: number): Promise<number | null> {
	const [next] = await query<{ id: number }>(sql`
		SELECT id FROM applications WHERE status = 'new' AND id <> ${id}
		ORDER BY CASE WHEN id > ${id} THEN 0 ELSE 1 END, id LIMIT 1`);
	return next?.id ?? null;
}

/** @returns what an applicant can be accepted into */
export async function getDesk(): Promise<Desk> {
	const [{ years, sections }, known, sizes] = await Promise.all([
		getEnrolmentChoices(),
		getSections(),
		getSectionSizes(),
	]);
	const classOf = new Map(known.map(({ id, class_id }) => [id, class_id]));
	return {
		...yearChoices(years),
		sections: sections.map(({ id, title }) => ({ id, title, class: classOf.get(id) ?? 0 })),
		sizes,
	};
}

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
