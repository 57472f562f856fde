/** What `/admin/promotion` shows: the choice of exam and class, and the proposal for a class. */
import "server-only";
import type { PayloadRequest } from "payload";
import { notLeft } from "@/lib/cms/students/leaving";
import { studentStaffText } from "@/lib/office/words/students";
import { notFoundError } from "@/lib/school/errors";
import { type Numeric, query, sql } from "@/lib/school/query";
import { releasedNow } from "@/lib/school/releases";
import { readOutcomes } from "@/lib/school/result-rows";
import { getClasses, getSections } from "@/lib/school/structure";
import { isJudged } from "../certificates/result-facts";
import { inPlace, type Pupil, readRoster } from "../students/roster";
import { byMerit, type Candidate, type Outcome, type Places, propose, type Section, sameSection } from "./propose";
import { readCarrier } from "./studies";

export type PromotionChoices = {
	/** Those with a released class, the newest first. */
	exams: { id: number; title: string }[];
	/** Those that are released in one of the exams. */
	classes: { id: number; class_name: string }[];
};

export async function readPromotionChoices(): Promise<PromotionChoices> {
	const [exams, classes, released] = await Promise.all([
		query<{ id: number; title: string }>(sql`
			SELECT x.id, x.title FROM exams x JOIN years y ON y.id = x.year_id
			WHERE EXISTS (SELECT 1 FROM classes c WHERE ${releasedNow(sql`x.id`, sql`c.id`)}) ORDER BY y.year DESC, x.id DESC`),
		getClasses(),
		query<{ id: number }>(sql`
			SELECT c.id FROM classes c WHERE EXISTS (SELECT 1 FROM exams x WHERE ${releasedNow(sql`x.id`, sql`c.id`)})`),
	]);
	const ids = new Set(released.map(({ id }) => id));
	return { exams, classes: classes.filter(({ id }) => ids.has(id)) };
}

export type PromotionRow = Pick<Candidate, "outcome" | "position" | "total"> & {
	student: number;
	name: string;
	/** Present section and roll. */
	section: string;
	roll: number;
	gpa: number | null;
	/** Section and roll that the student has in the next year already. */
	already: { section: string; roll: number } | null;
	/** Null: not enrolled. */
	proposal: { section: number; roll: number } | null;
	/** What must be settled by hand of group and subjects, by the class to which the student goes. */
	unsettled: { class: number; reasons: string[] }[];
};

export type PromotionPlan = {
	exam: { id: number; title: string };
	class: { id: number; name: string };
	/** Whether the class's results of the exam are released; only then may it be promoted. */
	isReleased: boolean;
	/** Null for the last class. */
	next: { id: number; name: string } | null;
	/** Calendar year. */
	year: number;
	hasYear: boolean;
	/** Sections to choose from: of the next class and of the class itself. */
	sections: { id: number; title: string; class: number; highestRoll: number }[];
	/** Names of those of the two classes that have no subjects in the new year, where choices would otherwise go on. */
	withoutSubjects: string[];
	/** Names of those whose subjects are copied with the promotion, and from which year. */
	copiedSubjects: { class: string; year: number }[];
	rows: PromotionRow[];
};

/** An exam, its year `from`, and the year after that: the calendar year, and its record's id where there is one. */
type Following = { exam: { id: number; title: string }; from: number; year: number; yearId: number | null };

/** @throws SchoolError "notFound" */
export async function findFollowing(exam: number, req?: PayloadRequest): Promise<Following> {
	type Row = { id: number; title: string; from: number; year: Numeric; next: number | null };
	const [found] = await query<Row>(
		sql`SELECT x.id, x.title, y.id AS "from", y.year, n.id AS next FROM exams x JOIN years y ON y.id = x.year_id
			LEFT JOIN years n ON n.year = y.year + 1 WHERE x.id = ${exam}`,
		req,
	);
	if (!found) throw notFoundError();
	const { id, title, from, year, next } = found;
	return { exam: { id, title }, from, year: Number(year) + 1, yearId: next };
}

/** @param req request whose transaction it joins @returns whether the public may see results of this exam and class */
export async function isReleasedNow(exam: number, classId: number, req?: PayloadRequest): Promise<boolean> {
	const found = await query(
		sql`SELECT x.id FROM exams x WHERE x.id = ${exam} AND ${releasedNow(sql`x.id`, sql`${classId}`)}`,
		req,
	);
	return found.length > 0;
}

/** @returns the class after this one, null for the last; sections of both, and the class itself */
export async function findClassPair(classId: number) {
	const [classes, sections] = await Promise.all([getClasses(), getSections()]);
	const index = classes.findIndex(({ id }) => id === classId);
	const [own, next] = [classes[index], index < 0 ? undefined : classes[index + 1]];
	if (!own) throw notFoundError();
	const ids = [own.id, next?.id];
	const named: Section[] = sections
		.filter(({ class_id }) => ids.includes(class_id))
		.map(({ id, section_name, class_id }) => ({ id, name: section_name, class: class_id }));
	return { own, next: next ?? null, below: classes[index - 1] ?? null, sections: named };
}

/** Who has left with a transfer certificate goes to no next class. */
const stillIn = (classId: number) => sql`${inPlace({ of: "class", id: classId })} AND ${notLeft()}`;

/** @throws SchoolError "notFound" for an unknown exam or class */
export async function readPromotionPlan(examId: number, classId: number): Promise<PromotionPlan> {
	const [following, { own, next, below, sections }] = await Promise.all([
		findFollowing(examId),
		findClassPair(classId),
	]);
	const { exam, from, year, yearId } = following;
	const classes = [own, ...(next ? [next] : [])];
	const ids = classes.map(({ id }) => id);
	const [pupils, outcomes, isReleased, enrolled, lower, carrier] = await Promise.all([
		readRoster(from, stillIn(classId)),
		readOutcomes(sql`r.exam_id = ${examId} AND r.class_id = ${classId}`),
		isReleasedNow(examId, classId),
		yearId === null ? [] : readEnrolled(yearId),
		below ? readRoster(from, stillIn(below.id)) : [],
		readCarrier(classId, ids, { from, to: yearId, before: year }),
	]);
	const resultOf = new Map(outcomes.map((outcome) => [outcome.student.code, outcome]));
	const placeOf = new Map(enrolled.map((pupil) => [pupil.student, pupil]));
	const candidates = byMerit(
		pupils.map((pupil) => {
			const result = resultOf.get(pupil.code);
			const outcome: Outcome = result && result.failed > 0 ? "failed" : result && isJudged(result) ? "passed" : "none";
			return {
				...{ pupil, outcome, student: pupil.id, section: pupil.section, roll: pupil.roll },
				position: result?.position ?? null,
				total: result?.total ?? null,
				gpa: result?.gpa ?? null,
				isEnrolled: placeOf.has(pupil.id),
			};
		}),
	);
	const rollsOf = (section: number) => enrolled.filter((pupil) => pupil.section === section).map(({ roll }) => roll);
	const taken = new Map(sections.map(({ id }) => [id, new Set(rollsOf(id))]));
	const places: Places = {
		class: classId,
		next: next?.id ?? null,
		sections,
		taken,
		expected: expectedIn(lower, own.id, sections),
	};
	const proposals = propose(candidates, places);
	const classNames = new Map(classes.map(({ id, class_name }) => [id, class_name]));
	return {
		...{ exam, year, isReleased, hasYear: yearId !== null },
		class: { id: own.id, name: own.class_name },
		next: next && { id: next.id, name: next.class_name },
		sections: [...sections]
			.sort((a, b) => Number(a.class === own.id) - Number(b.class === own.id))
			.map((section) => ({
				id: section.id,
				class: section.class,
				title: studentStaffText.titles.section(section.name, classNames.get(section.class) ?? ""),
				highestRoll: Math.max(0, ...rollsOf(section.id)),
			})),
		withoutSubjects: carrier.empty.map((id) => classNames.get(id) ?? ""),
		copiedSubjects: [...carrier.copied].map(([id, from]) => ({ class: classNames.get(id) ?? "", year: from.year })),
		rows: candidates.map(({ pupil, outcome, position, total, gpa }, index) => ({
			...{ outcome, position, total, gpa, student: pupil.id, name: pupil.name, roll: pupil.roll },
			section: pupil.section.name,
			already: placeOf.get(pupil.id)?.place ?? null,
			proposal: proposals[index] ?? null,
			unsettled: ids.flatMap((id) => {
				const reasons = carrier.carried(pupil.enrolment, id).unsettled;
				return reasons.length > 0 ? [{ class: id, reasons }] : [];
			}),
		})),
	};
}

type Enrolled = { student: number; section: number; roll: number; place: { section: string; roll: number } };

/** @returns the places of all students in a year */
export async function readEnrolled(year: number, req?: PayloadRequest): Promise<Enrolled[]> {
	type Row = { student: number; section: number; title: string; roll: Numeric };
	const rows = await query<Row>(
		sql`SELECT e.student_id AS student, e.section_id AS section, n.title, e.roll
			FROM enrolments e JOIN sections n ON n.id = e.section_id WHERE e.year_id = ${year}`,
		req,
	);
	return rows.map(({ student, section, title, roll }) => ({
		...{ student, section, roll: Number(roll) },
		place: { section: title, roll: Number(roll) },
	}));
}

/** @returns how many students of the class below have each section of the class as theirs */
function expectedIn(lower: readonly Pupil[], classId: number, sections: readonly Section[]): Map<number, number> {
	const counts = new Map<number, number>();
	for (const { section } of lower) {
		const to = sameSection(sections, classId, section.name);
		if (to) counts.set(to.id, (counts.get(to.id) ?? 0) + 1);
	}
	return counts;
}
