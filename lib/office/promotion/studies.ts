/** Reads what students of a class take now, and what the class after it has in the next year. */
import "server-only";
import type { PayloadRequest } from "payload";
import { type Chooser, noStudy, type Offered, type Study, takenBy } from "@/lib/office/teaching/taken-by";
import { query, sql } from "@/lib/school/query";
import { readChoosers, readSubjects } from "../marks/subjects";
import { findYearBefore } from "../teaching/setup";
import { teachingText } from "../teaching/text";
import type { StudyGroup } from "../words/person-choices";
import { promotionText } from "./text";

// What of a student's group and subjects goes on to the next year.

/** What a class has in a year. */
type ClassStudy = { groups: readonly StudyGroup[]; offered: readonly Offered[] };

type Carried = {
	study: Study;
	/** Sentences about what must be settled by hand. */
	unsettled: string[];
};

const { noGroup } = teachingText.faults;

/**
 * Subjects are found again by their names, because those of each year are records of their own.
 * @param chooser the student's choices in the year that ends
 * @param from the subjects of the student's class in that year
 * @param to what the next class (or the same, for who repeats it) has in the year that begins
 */
export function carry({ religion, ...had }: Chooser, from: readonly Offered[], to: ClassStudy): Carried {
	const group = had.group && to.groups.includes(had.group) ? had.group : null;
	const lost: string[] = [];
	const again = (id: number): number[] => {
		const name = from.find((subject) => subject.id === id)?.name;
		const found = to.offered.find((subject) => subject.name === name);
		if (!found && name) lost.push(promotionText.lost(name));
		return found ? [found.id] : [];
	};
	const wished = {
		group,
		chosen: had.chosen.flatMap(again),
		fourth: had.fourth ? (again(had.fourth)[0] ?? null) : null,
	};
	const { takes, fourth, faults } = takenBy(to.offered, { ...wished, religion });
	const needsGroup = group === null && to.groups.length > 0;
	return {
		study: { group, chosen: wished.chosen.filter((id) => takes.has(id)), fourth },
		unsettled: [...new Set([...(needsGroup ? [noGroup] : []), ...lost, ...faults])],
	};
}

/** What a class has in the new year, and the year from which a promotion copies its subjects, if there are none yet. */
type NextStudy = ClassStudy & { copiedFrom: { id: number; year: number } | null };

async function readClassStudy(classId: number, { to, before }: Years, req?: PayloadRequest): Promise<NextStudy> {
	const groups = await query<{ value: StudyGroup }>(
		sql`SELECT value FROM classes_groups WHERE parent_id = ${classId}`,
		req,
	);
	const own = to === null ? [] : await readSubjects(to, classId, req);
	const copiedFrom = own.length > 0 ? null : await findYearBefore(before, classId, req);
	const offered = copiedFrom ? await readSubjects(copiedFrom.id, classId, req) : own;
	return { groups: groups.map(({ value }) => value), offered, copiedFrom };
}

/** Ids of both years; the new one has none while there is no record, and is `before` in the calendar. */
export type Years = { from: number; to: number | null; before: number };

type Carrier = {
	/** @returns what goes on of the student's choices in the class; nothing for a class that is none of the given ones */
	carried: (enrolment: number, classId: number) => Carried;
	/** Of the given classes those without subjects in the new year, where students have choices that would go on. */
	empty: number[];
	/** The years from which subjects are copied, by the class that has none in the new year. */
	copied: ReadonlyMap<number, { id: number; year: number }>;
};

/**
 * @param present the class that is promoted
 * @param classes ids of the classes to which its students may go
 */
export async function readCarrier(
	present: number,
	classes: readonly number[],
	years: Years,
	req?: PayloadRequest,
): Promise<Carrier> {
	const offered = await readSubjects(years.from, present, req);
	const choosers = await readChoosers(years.from, sql`e.class_id = ${present}`, req);
	const next = new Map<number, NextStudy>();
	for (const id of classes) next.set(id, await readClassStudy(id, years, req));
	const hasChoices = [...choosers.values()].some(({ chosen, fourth }) => chosen.length > 0 || fourth !== null);
	return {
		carried(enrolment, classId) {
			const [chooser, there] = [choosers.get(enrolment), next.get(classId)];
			return chooser && there ? carry(chooser, offered, there) : { study: noStudy, unsettled: [] };
		},
		empty: hasChoices ? [...next].flatMap(([id, there]) => (there.offered.length === 0 ? [id] : [])) : [],
		copied: new Map([...next].flatMap(([id, { copiedFrom }]) => (copiedFrom ? [[id, copiedFrom] as const] : []))),
	};
}
