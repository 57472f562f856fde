/**
 * Enrolling a class in the next year, with the groups and subjects that go on: all rows that were confirmed or none; and
 * taking that back.
 */
import "server-only";
import type { PayloadRequest } from "payload";
import { machineText } from "@/lib/bengali/digits";
import { withoutActivity } from "@/lib/cms/activity/entries";
import { notLeft } from "@/lib/cms/students/leaving";
import { inUse } from "@/lib/cms/students/restriction";
import type { Study } from "@/lib/office/teaching/taken-by";
import { invalidError } from "@/lib/school/errors";
import { query, type SQL, sql } from "@/lib/school/query";
import { deleteRecords, insertEnrolments, lockRecords, selectIn } from "../import/changes";
import type { Hold, Operation, Plan } from "../operations/operation";
import { pastOperations } from "../operations/stored";
import { removeUnusedYear } from "../students/enrolments";
import { inPlace, readRoster } from "../students/roster";
import { usesOfPlaces } from "../students/uses";
import { createSubjects, subjectsToCopy } from "../teaching/setup";
import type { PromotionInput } from "./calls";
import { findClassPair, findFollowing, isReleasedNow, readEnrolled } from "./plan";
import { readCarrier, type Years } from "./studies";
import { promotionText as text } from "./text";

type Copying = Years & { to: number };

const { errors } = text;
const { faults } = text.past;

type Place = { student: number; section: number; class: number; roll: number };

/** `year` is the calendar year, `yearId` its record, null while there is none; `from` is that of the exam. */
type PromotionPlan = Plan & {
	title: string;
	class: number;
	from: number;
	year: number;
	yearId: number | null;
	places: Place[];
};

/**
 * What a promotion has made. `year` is the record's id, `isNewYear` whether it did not exist before; those of earlier
 * versions copied no subjects, or did not note until when (ISO 8601).
 */
type Changes = {
	year: number;
	isNewYear: boolean;
	enrolments: { id: number; student: number }[];
	subjects?: number[];
	until?: string;
};

/** Students whose group or subjects must be settled by hand, and their new sections. */
type Unsettled = { unsettled: { count: number; sections: number[] } };

/** Calendar year; the rest is missing in promotions that carried no subjects on. */
export type PromotionFacts = { year: number } & Partial<Unsettled & { yearId: number }>;

export const promotion: Operation<PromotionInput, PromotionPlan, Changes, PromotionFacts> = {
	subject: "promotion",
	tags: ["enrolments", "years"],
	// Promotions of several years.
	kept: 60,

	lock: (_, req) => lockRecords(req, "years", "subjects"),

	/** @throws SchoolError "invalid" with messages by student id, or if the class's results are not released */
	async plan(input, req) {
		const { own, sections } = await findClassPair(input.class);
		const { exam, from, year, yearId } = await findFollowing(input.exam, req);
		if (!(await isReleasedNow(input.exam, own.id, req))) throw invalidError({ rows: [errors.notReleased] });
		const classOf = new Map(sections.map((section) => [section.id, section.class]));
		const places = input.rows.map(({ student, section, roll }) => ({
			...{ student, section, class: classOf.get(section) ?? 0 },
			roll: readRoll(roll),
		}));
		const wrong = await findFaults(places, { from, class: own.id, yearId }, req);
		if (Object.keys(wrong).length > 0) throw invalidError(wrong);
		return { title: text.of(own.class_name, exam.title), class: own.id, from, year, yearId, places };
	},

	async apply({ title, class: schoolClass, from, year, yearId, places }, { req, at }) {
		const to = yearId ?? (await req.payload.create({ collection: "years", data: { year }, depth: 0, req })).id;
		const years = { from, to, before: year };
		const subjects = await copySubjects(places, schoolClass, years, req);
		const { rows, unsettled } = await withStudies(places, schoolClass, years, req);
		const records = rows.map(({ student, study, ...place }) => ({
			...{ student, study, place: { ...place, year: to }, updatedAt: at },
		}));
		const ids = await insertEnrolments(req, records);
		const enrolments = rows.map(({ student }) => ({ student, id: ids.get(student) ?? 0 }));
		const until = new Date().toISOString();
		const changes = { year: to, isNewYear: yearId === null, enrolments, subjects, until };
		return { title, count: rows.length, facts: { year, yearId: to, unsettled }, changes };
	},

	async takeBack(changes, { req, at }) {
		await lockRecords(req, "results", "marks", "years", "exams", "subjects");
		const holds = await findHolds(req, changes, at);
		if (holds.length > 0) return holds;
		const made = changes.enrolments.map(({ id }) => id);
		await deleteRecords(req, "enrolments", made);
		await removeUnusedSubjects(changes, req);
		if (changes.isNewYear) await removeUnusedYear(req, changes.year);
		return [];
	},

	told: {
		kind: "enrolments",
		action: "create",
		detail: ({ count, facts }) => text.activity(count, facts.year),
		takenBack: { action: "delete", detail: ({ count, facts }) => text.activityUndone(count, facts.year) },
	},
};

const listed = 15;

/** @returns the newest first */
export const pastPromotions = () => pastOperations<PromotionFacts>("promotion", listed);

/** @returns 0 for what is no roll */
function readRoll(typed: string): number {
	const digits = machineText(typed);
	return /^\d{1,4}$/.test(digits) ? Number(digits) : 0;
}

/** Copies the latest subjects of the classes that have none in the new year. @returns the ids of the new ones */
async function copySubjects(places: readonly Place[], classId: number, years: Copying, req: PayloadRequest) {
	const { copied } = await readCarrier(classId, [...new Set(places.map((place) => place.class))], years, req);
	const made: number[] = [];
	for (const [of, { id }] of copied)
		made.push(...(await createSubjects({ year: years.to, class: of }, await subjectsToCopy(id, of, req), req)));
	return made;
}

/**
 * Deletes the copied subjects of the classes in which nobody is by now, in a year without exams. A class of which one was
 * changed since, or is that of an account, keeps all: none are copied to a class that has some.
 */
async function removeUnusedSubjects({ subjects = [], until }: Changes, req: PayloadRequest): Promise<void> {
	if (!until) return;
	const unused = await selectIn<{ id: number }>(
		req,
		subjects,
		(list) => sql`SELECT s.id FROM subjects s WHERE s.id IN (${list})
			AND NOT EXISTS (SELECT 1 FROM enrolments e WHERE e.year_id = s.year_id AND e.class_id = s.class_id)
			AND NOT EXISTS (SELECT 1 FROM exams x WHERE x.year_id = s.year_id)
			AND NOT EXISTS (SELECT 1 FROM subjects o LEFT JOIN staff_rels a ON a.subjects_id = o.id
				WHERE o.year_id = s.year_id AND o.class_id = s.class_id AND (o.updated_at > ${until} OR a.id IS NOT NULL))`,
	);
	await withoutActivity(req, async () => {
		for (const { id } of unused) await req.payload.delete({ collection: "subjects", id, depth: 0, req });
	});
}

/** @returns the places with what goes on of each student's group and subjects */
async function withStudies(
	places: readonly Place[],
	classId: number,
	years: Years,
	req?: PayloadRequest,
): Promise<{ rows: (Place & { study: Study })[] } & Unsettled> {
	const pupils = await readRoster(years.from, inPlace({ of: "class", id: classId }), req);
	const enrolmentOf = new Map(pupils.map(({ id, enrolment }) => [id, enrolment]));
	const { carried } = await readCarrier(classId, [...new Set(places.map((place) => place.class))], years, req);
	const judged = places.map((place) => ({ place, ...carried(enrolmentOf.get(place.student) ?? 0, place.class) }));
	const open = judged.filter(({ unsettled }) => unsettled.length > 0);
	return {
		rows: judged.map(({ place, study }) => ({ ...place, study })),
		unsettled: { count: open.length, sections: [...new Set(open.map(({ place }) => place.section))] },
	};
}

type From = { from: number; class: number; yearId: number | null };

/** @returns what is wrong with the rows, by the id of the student */
async function findFaults(
	rows: readonly Place[],
	{ from, class: classId, yearId }: From,
	req: PayloadRequest | undefined,
) {
	const present = await query<{ student: number }>(
		sql`SELECT student_id AS student FROM enrolments e
			WHERE year_id = ${from} AND class_id = ${classId} AND ${inUse(sql`student_id`)} AND ${notLeft()}`,
		req,
	);
	const inClass = new Set(present.map(({ student }) => student));
	const others = yearId === null ? [] : await readEnrolled(yearId, req);
	const slotOf = ({ section, roll }: { section: number; roll: number }) => `${section}/${roll}`;
	const taken = new Set(others.map(slotOf));
	// Those with a place in the next year, and the places given so far.
	const enrolled = new Set(others.map(({ student }) => student));
	const given = new Set<string>();
	const wrong: Record<string, string[]> = {};
	for (const row of rows) {
		const refuse = (fault: string) => {
			wrong[row.student] = [fault];
		};
		if (!inClass.has(row.student)) refuse(errors.moved);
		else if (enrolled.has(row.student)) refuse(errors.enrolled);
		else if (row.class === 0) refuse(errors.section);
		else if (row.roll === 0) refuse(errors.roll);
		else if (taken.has(slotOf(row))) refuse(errors.rollTaken);
		else if (given.has(slotOf(row))) refuse(errors.rollTwice);
		enrolled.add(row.student);
		given.add(slotOf(row));
	}
	return wrong;
}

/** Selects students by some of the ids. */
type Question = [reason: string, ids: number[], select: (list: SQL) => SQL];

/** @returns the students whose enrolments are in use, each with the first reason */
async function findHolds(req: PayloadRequest, { year, enrolments }: Changes, at: string): Promise<Hold[]> {
	const [students, own] = [enrolments.map(({ student }) => student), enrolments.map(({ id }) => id)];
	const questions: Question[] = [
		...usesOfPlaces().map(([reason, select]): Question => [reason, own, select]),
		[
			faults.later,
			students,
			(list) => sql`SELECT e.student_id FROM enrolments e JOIN years y ON y.id = e.year_id
				WHERE y.year > (SELECT year FROM years WHERE id = ${year}) AND e.student_id IN (${list})`,
		],
		[
			faults.changed,
			own,
			(list) => sql`SELECT student_id FROM enrolments WHERE updated_at <> ${at} AND id IN (${list})`,
		],
	];
	const holds = new Map<number, Hold>();
	for (const [reason, ids, select] of questions) {
		const titles = (list: SQL) => sql`SELECT id, title FROM students WHERE id IN (${select(list)})`;
		for (const { id, title } of await selectIn<{ id: number; title: string }>(req, ids, titles))
			if (!holds.has(id)) holds.set(id, { title, reason });
	}
	return [...holds.values()];
}
