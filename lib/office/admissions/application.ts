/** One application on the admissions desk: its facts, likely doubles, what was decided, and the proposed place. */
import "server-only";
import type { ConsentState } from "@/lib/contract/application-state";
import type { Application } from "@/lib/contract/students";
import { type Decision, findDecision, getApplication } from "@/lib/school/applications";
import { query, sql } from "@/lib/school/query";
import { getSections } from "@/lib/school/structure";
import { getSectionSizes } from "../slips/slips";
import { getEnrolmentChoices } from "../students/record";
import type { Desk } from "./desk";
import { type Double, findDoubles } from "./doubles";
import { yearChoices } from "./year";

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
