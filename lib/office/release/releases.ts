/**
 * The table `releases`: the exams and classes whose results are public, and from when; and what a release stores. Each row
 * belongs to an operation that has not been taken back; its row in `operations` says who released the results.
 */
import "server-only";
import type { PayloadRequest } from "payload";
import { isInClass, isReleased } from "@/lib/cms/students/references";
import { type FrozenRules, type FrozenSheet, parseSheet } from "@/lib/contract/frozen-sheet";
import { groupNames } from "@/lib/office/words/person-choices";
import { query, sql } from "@/lib/school/query";
import type { Sheet } from "../marks/compute";
import type { Exam } from "../marks/setup";
import { type ClassSheets, readSheets } from "../marks/sheets";
import { fingerprintOf } from "../operations/operation";
import type { Pupil } from "../students/roster";
import type { Subject } from "../subjects";

/** A sheet and the record id of its student. */
type Frozen = { student: number; sheet: FrozenSheet };

/** @returns the sheets of a class as they are stored. Without a scale that can be graded by there are none. */
function freeze({ exam, enrolled, ...computed }: ClassSheets): Frozen[] {
	const rules = computed.rules && frozenRules(computed.rules);
	if (!rules) return [];
	const { id, name, type, year, calendar } = exam;
	const head = { id, name, type, year: { id: year, year: calendar } };
	const pupils = new Map(enrolled.map((pupil) => [pupil.enrolment, pupil]));
	return computed.sheets.flatMap((sheet) => {
		const pupil = pupils.get(sheet.enrolment);
		return pupil ? [{ student: pupil.id, sheet: sheetOf(pupil, head, sheet, rules) }] : [];
	});
}

const frozenRules = ({ scale, ...rules }: NonNullable<ClassSheets["rules"]>): FrozenRules => ({
	...rules,
	scale: scale?.map(({ from, letter, point }): [number, string, number] => [from, letter, point]) ?? null,
});

function sheetOf(
	{ code, name, father, mother, group, ...pupil }: Pupil,
	exam: FrozenSheet["exam"],
	{ enrolment: _enrolment, section: _section, subjects, ...sheet }: Sheet,
	rules: FrozenRules,
): FrozenSheet {
	return {
		...sheet,
		student: { code, name, father, mother },
		class: pupil.class,
		section: pupil.section,
		group: group && groupNames[group],
		roll: pupil.roll,
		exam,
		subjects: subjects.map(({ id: _id, ...subject }) => subject),
		rules,
		origin: "marks",
	};
}

/**
 * `at` is when the results are shown, ISO 8601; `by` is empty for results that were published before there were releases;
 * those of `subject` "old-results" came with others from a list, and go with it.
 */
export type Release = { at: string; madeAt: string; by: string; operation: number; subject: Subject };

/** @returns the release of an exam and class, also one whose time is yet to come; null without one */
export async function findRelease(exam: number, classId: number, req?: PayloadRequest): Promise<Release | null> {
	const [release] = await query<Release>(
		sql`SELECT w.at, w.operation_id AS operation, o.applied_at AS "madeAt", o.staff_name AS "by", o.subject
			FROM releases w JOIN operations o ON o.id = w.operation_id
			WHERE w.exam_id = ${exam} AND w.class_id = ${classId}`,
		req,
	);
	return release ?? null;
}

/**
 * @returns the class's results that were not computed from marks and are not released: typed by hand in a version that
 * allowed that
 */
async function findTyped(exam: number, classId: number, req?: PayloadRequest): Promise<(Frozen & { id: number })[]> {
	const found = await query<{ id: number; student: number; sheet: string }>(
		sql`SELECT r.id, r.student_id AS student, r.sheet FROM results r
			WHERE r.exam_id = ${exam} AND r.class_id = ${classId} AND NOT ${isReleased} ORDER BY r.id`,
		req,
	);
	return found.map((row) => ({ ...row, sheet: parseSheet(row.sheet) })).filter(({ sheet }) => sheet.origin !== "marks");
}

/** `at` is null while they are not released. */
export type ReleaseState = Record<"exam" | "class", number> &
	Record<"examTitle" | "className", string> & { at: string | null };

/** The exam `x`, or one that it is computed from, has marks of the class `c`; or `x` has results of it. */
export const hasMarks = sql`(EXISTS (SELECT 1 FROM results r WHERE r.exam_id = x.id AND r.class_id = c.id)
	OR EXISTS (SELECT 1 FROM enrolments e JOIN marks m ON m.enrolment_id = e.id AND ${isInClass}
			AND (m.exam_id = x.id OR m.exam_id IN (SELECT o.exam_id FROM exams_of o WHERE o._parent_id = x.id))
		WHERE e.year_id = x.year_id AND e.class_id = c.id))`;

/** @returns exams and classes with marks or results, those of the newest exams first */
export async function listReleases(): Promise<ReleaseState[]> {
	return query<ReleaseState>(sql`
		SELECT x.id AS exam, x.title AS "examTitle", c.id AS class, c.name AS "className", w.at
		FROM exams x JOIN years y ON y.id = x.year_id CROSS JOIN classes c
		LEFT JOIN releases w ON w.exam_id = x.id AND w.class_id = c.id
		WHERE w.at IS NOT NULL OR ${hasMarks}
		ORDER BY y.year DESC, x.id DESC, c.sequence, c.id`);
}

/** @returns how many exams and classes have marks or results that are not released */
export const countUnreleased = async () => (await listReleases()).filter(({ at }) => at === null).length;

export type Prepared = {
	of: ClassSheets;
	frozen: Frozen[];
	/** Results typed by hand, which are released as they are where no marks are entered. `id` is the result's. */
	typed: (Frozen & { id: number })[];
	/** Changes with everything that people would see. */
	fingerprint: string;
};

/** @param req request whose transaction the reads join */
export async function prepareRelease(exam: Exam, classId: number, req?: PayloadRequest): Promise<Prepared> {
	const of = await readSheets(exam, classId, req);
	const frozen = freeze(of);
	const typed = frozen.length > 0 ? [] : await findTyped(exam.id, classId, req);
	return { of, frozen, typed, fingerprint: fingerprintOf([frozen, typed, of.fingerprint]) };
}
