/** Setting up the subjects of a class in a year: taking a national set, or those of the year before. */

import "server-only";
import type { PayloadRequest } from "payload";
import { addEntry, withoutActivity } from "@/lib/cms/activity/entries";
import { nationalSets, type SetSubject } from "@/lib/office/words/national-sets";
import type { StudyGroup } from "@/lib/office/words/person-choices";
import { notFoundError, SchoolError } from "@/lib/school/errors";
import { inTransaction, query, type SQL, sql } from "@/lib/school/query";
import { findSchoolYear, getClassSections, getTaughtClasses, getYears } from "@/lib/school/structure";
import { activityText } from "../activity/text";
import type { SignedIn } from "../guard";
import { readClass } from "../marks/setup";
import { readSubjects, type Subject } from "../marks/subjects";
import { countOfYear } from "../release/unreleased-hint";
import type { CopyYearInput, TakeSetInput } from "./calls";
import { teachingText as text } from "./text";

type NewSubject = Omit<SetSubject, "papers" | "counted" | "groups" | "choice" | "religion"> & {
	groups?: readonly StudyGroup[];
	choice?: string | null;
	religion?: SetSubject["religion"] | null;
	counted?: boolean;
	passEach?: boolean;
	monthlyFull?: number;
	papers: readonly {
		code: string;
		name?: string;
		parts: readonly { code: string; name?: string; full: number; pass?: number | null }[];
	}[];
};

/**
 * Adds the subjects that the class does not have yet, without an entry for each.
 * @returns the ids of the new ones
 */
export async function createSubjects(
	{ year, class: schoolClass }: CopyYearInput,
	subjects: readonly NewSubject[],
	req: PayloadRequest,
): Promise<number[]> {
	const has = await query<{ name: string }>(
		sql`SELECT name FROM subjects WHERE year_id = ${year} AND class_id = ${schoolClass}`,
		req,
	);
	const names = new Set(has.map(({ name }) => name));
	const made: number[] = [];
	await withoutActivity(req, async () => {
		for (const subject of subjects.filter(({ name }) => !names.has(name.normalize("NFC")))) {
			const data = { ...subject, year, class: schoolClass } as never;
			made.push((await req.payload.create({ collection: "subjects", data, depth: 0, req })).id);
		}
	});
	return made;
}

/** {@link createSubjects} with one entry for all. @returns how many */
async function addSubjects(
	place: CopyYearInput,
	subjects: readonly NewSubject[],
	by: SignedIn,
	req: PayloadRequest,
): Promise<number> {
	const { length } = await createSubjects(place, subjects, req);
	const { name } = await readClass(place.class, req);
	const act = { action: "update", kind: "classes", record: place.class, title: name } as const;
	if (length > 0) await addEntry(req, by, { ...act, detail: activityText.tasks.subjectsTaken(length) });
	return length;
}

/** Locks the class, so that two presses of the button do not add the subjects twice. */
const lockClass = (id: number, req: PayloadRequest) =>
	query(sql`UPDATE classes SET updated_at = updated_at WHERE id = ${id}`, req);

/**
 * Adds the subjects of a national set, and its groups to the class.
 * @returns how many subjects were added
 * @throws SchoolError "notFound" for an unknown class or year
 */
export async function takeSet({ set, ...place }: TakeSetInput, by: SignedIn): Promise<number> {
	const { groups, subjects } = nationalSets[set];
	if (!(await getYears()).some(({ id }) => id === place.year)) throw notFoundError();
	return inTransaction(async (req) => {
		await lockClass(place.class, req);
		await readClass(place.class, req);
		const added = await addSubjects(place, subjects, by, req);
		if (groups.length > 0)
			await withoutActivity(req, () =>
				req.payload.update({ collection: "classes", id: place.class, data: { groups: [...groups] }, depth: 0, req }),
			);
		return added;
	});
}

/** @param before calendar year. @returns the latest year before it in which the class has subjects */
export async function findYearBefore(before: number | SQL, classId: number, req?: PayloadRequest) {
	const [found] = await query<{ id: number; year: number | string }>(
		sql`SELECT y.id, y.year FROM years y WHERE y.year < ${before}
				AND EXISTS (SELECT 1 FROM subjects s WHERE s.year_id = y.id AND s.class_id = ${classId})
			ORDER BY y.year DESC LIMIT 1`,
		req,
	);
	return found ? { id: found.id, year: Number(found.year) } : null;
}

/** @returns the latest year before this one in which the class has subjects */
const findEarlierYear = ({ year, class: schoolClass }: CopyYearInput, req?: PayloadRequest) =>
	findYearBefore(sql`(SELECT own.year FROM years own WHERE own.id = ${year})`, schoolClass, req);

/** @returns the subjects that the class had in that year, as new ones */
export const subjectsToCopy = async (from: number, classId: number, req?: PayloadRequest): Promise<NewSubject[]> =>
	(await readSubjects(from, classId, req)).map(({ id: _id, place: _place, ...subject }) => subject);

/**
 * Adds the subjects that the class had in the latest earlier year.
 * @returns how many subjects were added
 * @throws SchoolError "notFound" for an unknown class, "invalid" without an earlier year
 */
export async function copyYear(place: CopyYearInput, by: SignedIn): Promise<number> {
	return inTransaction(async (req) => {
		await lockClass(place.class, req);
		const from = await findEarlierYear(place, req);
		if (!from) throw new SchoolError("invalid", text.noEarlier);
		return addSubjects(place, await subjectsToCopy(from.id, place.class, req), by, req);
	});
}

export type TeachingView = {
	year: number;
	class: { id: number; name: string };
	subjects: Subject[];
	/** Calendar year whose subjects can be copied; null without one. */
	earlier: number | null;
	/** Exams of the year that are not released for the class: a change of its subjects changes them. */
	unreleased: number;
	sections: { id: number; name: string }[];
};

export const readTeachingChoices = async () => ({
	years: await getYears(),
	present: (await findSchoolYear())?.id,
	classes: await getTaughtClasses(),
});

/** @throws SchoolError "notFound" for an unknown class */
export async function readTeaching(year: number, classId: number): Promise<TeachingView> {
	const [of, subjects, earlier, sections, unreleased] = await Promise.all([
		readClass(classId),
		readSubjects(year, classId),
		findEarlierYear({ year, class: classId }),
		getClassSections(year, classId),
		countOfYear(year, classId),
	]);
	return {
		...{ year, class: of, subjects },
		earlier: earlier?.year ?? null,
		unreleased,
		sections: (sections ?? []).map(({ id, section_name }) => ({ id, name: section_name })),
	};
}
