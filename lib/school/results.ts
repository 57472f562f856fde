/** Results for the grade sheet. The search is public, so only released results are queried. */
import "server-only";
import type { ExamType, FoundResult, Result, ResultSearch, ResultSubject, SheetHead } from "@/lib/contract/results";
import { averageOf, type Band, getScale, gradeOf } from "./grading";
import { query, sql } from "./query";
import { releasedNow } from "./releases";
import { getYears } from "./structure";

export type Decimal = number | string;
type ResultRow = { id: number; type: ExamType; position: Decimal | null; total: Decimal };
/** A subject of the result with the id `result`. */
export type SubjectRow = {
	result: number;
	name: string;
	month: Decimal | null;
	semester: Decimal | null;
	marks: Decimal;
	full: Decimal;
	fourth: boolean | number | null;
	absent: boolean | number | null;
};

/** @returns the result with its subjects; null unless the exam is of that year and the student was in that class then */
export async function findResult(search: ResultSearch): Promise<{ result: Result; subjects: ResultSubject[] } | null> {
	const { exam_name: exam, year, class: classId, studentId } = search;
	const [row] = await query<ResultRow>(sql`
		SELECT r.id, x.type, r.position, r.total
		FROM results r
		JOIN exams x ON x.id = r.exam_id
		JOIN students s ON s.id = r.student_id
		JOIN enrolments e ON e.student_id = s.id AND e.year_id = x.year_id
		WHERE x.id = ${exam} AND x.year_id = ${year} AND e.class_id = ${classId} AND s.code = ${studentId}
			AND ${releasedNow(sql`x.id`, sql`e.class_id`)}`);
	if (!row) return null;
	const [scale, found] = await Promise.all([getScale(), findSubjects([row.id])]);
	const { average, subjects } = gradeSubjects(found, row.type, scale);
	return {
		result: {
			student_id: studentId,
			position: numberOf(row.position),
			total_marks: Number(row.total),
			year_id: year,
			exam_id: exam,
			exam_type: row.type,
			class_id: classId,
			...average,
		},
		subjects,
	};
}

/** @param results ids of results, at least one. @returns their subjects in order */
export const findSubjects = (results: number[]): Promise<SubjectRow[]> =>
	query<SubjectRow>(sql`
		SELECT _parent_id AS result, name, month_marks AS month, semester_marks AS semester, marks, full_marks AS "full",
			fourth, absent
		FROM results_subjects WHERE _parent_id IN (${sql.join(
			results.map((id) => sql`${id}`),
			sql`, `,
		)}) ORDER BY _parent_id, _order`);

/**
 * @param found all subjects of one result
 * @param scale null where the school gives no grades
 * @returns the subjects with their grades, and the grade point average with its grade
 */
export function gradeSubjects(found: SubjectRow[], type: ExamType, scale: Band[] | null) {
	const graded = found.map((subject) => ({ subject, band: scale && bandOf(subject, scale) }));
	const points = graded.map(({ band, subject }) => ({ point: band?.point ?? 0, fourth: Boolean(subject.fourth) }));
	return {
		average: scale && averageOf(points, scale),
		subjects: graded.map(({ band, subject }) => subjectOf(subject, type, band)),
	};
}

/** @returns the student's data and enrolment for the sheet; null without a released result in that exam */
export async function getSheetHead(code: number, year: number, exam: number): Promise<SheetHead | null> {
	type Row = {
		name: string;
		father: string;
		mother: string;
		class: number;
		class_name: string;
		section: number;
		section_name: string;
		exam: string;
		roll: Decimal;
	};
	const [row] = await query<Row>(sql`
		SELECT s.name, s.father_name AS father, s.mother_name AS mother, c.id AS class, c.name AS class_name,
			n.id AS section, n.name AS section_name, x.name AS exam, e.roll
		FROM results r
		JOIN exams x ON x.id = r.exam_id
		JOIN students s ON s.id = r.student_id
		JOIN enrolments e ON e.student_id = s.id AND e.year_id = x.year_id
		JOIN classes c ON c.id = e.class_id
		JOIN sections n ON n.id = e.section_id
		WHERE s.code = ${code} AND x.year_id = ${year} AND x.id = ${exam} AND ${releasedNow(sql`x.id`, sql`e.class_id`)}`);
	if (!row) return null;
	return {
		student: { code, name: row.name, fathers_name: row.father, mothers_name: row.mother },
		class: { id: row.class, class_name: row.class_name },
		section: { id: row.section, section_name: row.section_name },
		exam_name: row.exam,
		roll: Number(row.roll),
	};
}

/** @returns all data of the grade sheet, or null, see {@link findResult} */
export async function findSheet(search: ResultSearch): Promise<FoundResult | null> {
	const [found, head, years] = await Promise.all([
		findResult(search),
		getSheetHead(search.studentId, search.year, search.exam_name),
		getYears(),
	]);
	const year = years.find(({ id }) => id === search.year)?.year;
	return found && head && year !== undefined ? { ...found, head, year } : null;
}

export const numberOf = (value: Decimal | null) => (value === null ? null : Number(value));
/** Absent from a part is a fail. */
const bandOf = ({ absent, marks, full }: SubjectRow, scale: Band[]) =>
	gradeOf(absent ? 0 : Number(marks), Number(full), scale);

function subjectOf(subject: SubjectRow, type: ExamType, band: Band | null): ResultSubject {
	// A monthly exam has only one mark per subject (contract.md, shapes).
	const parts = type === "semester";
	return {
		subject_name: subject.name,
		month_marks: parts ? numberOf(subject.month) : null,
		semester_marks: parts ? numberOf(subject.semester) : null,
		marks: Number(subject.marks),
		full_marks: Number(subject.full),
		fourth_subject: Boolean(subject.fourth),
		...(band && { grade: band.grade, point: band.point }),
	};
}
