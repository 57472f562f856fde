/** Reads results with all data of their grade sheets: the SQL statement with the joins, and the mapping of its rows. */
import "server-only";
import type { ExamType, FoundResult, Result, ResultSubject, SheetHead } from "@/lib/contract/results";
import { averageOf, type Band, getScale, gradeOf } from "./grading";
import { preparedQuery, query, type SQL, sql } from "./query";
import { releasedNow } from "./releases";

type Decimal = number | string;
export type ResultRow = {
	id: number;
	type: ExamType;
	position: Decimal | null;
	total: Decimal;
	exam: number;
	exam_name: string;
	year_id: number;
	year: Decimal;
	code: Decimal;
	name: string;
	father: string;
	mother: string;
	class: number;
	class_name: string;
	section: number;
	section_name: string;
	roll: Decimal;
};
type SubjectRow = {
	result: number;
	name: string;
	month: Decimal | null;
	semester: Decimal | null;
	marks: Decimal;
	full: Decimal;
	fourth: boolean | number | null;
	absent: boolean | number | null;
};

export type ReadOptions = {
	/** Whether to include results that are not released, which only staff may see. */
	unreleased?: boolean;
	/**
	 * Use a prepared statement, for the frequent search of one result. The text of `where` must then always be the same.
	 */
	prepared?: boolean;
};

const run = <T>(name: string, prepared: boolean, statement: SQL): Promise<T[]> =>
	prepared ? preparedQuery<T>(name, statement) : query<T>(statement);

/**
 * Names are read by subqueries: PostgreSQL would spend more time on planning further joins than on the rest of the
 * query.
 * @param where condition on the result `r`, its exam `x`, its student `s`, and the student's enrolment `e` in that year
 * @returns the results by class, section and roll
 */
export const readResults = (
	where: SQL,
	{ unreleased = false, prepared = false }: ReadOptions = {},
): Promise<ResultRow[]> =>
	run(
		"result",
		prepared,
		sql`
		SELECT r.id, x.type, r.position, r.total, x.id AS exam, x.name AS exam_name, x.year_id, s.code, s.name,
			s.father_name AS father, s.mother_name AS mother, e.class_id AS class, e.section_id AS section, e.roll,
			(SELECT y.year FROM years y WHERE y.id = x.year_id) AS year,
			(SELECT c.name FROM classes c WHERE c.id = e.class_id) AS class_name,
			(SELECT n.name FROM sections n WHERE n.id = e.section_id) AS section_name
		FROM results r
		JOIN exams x ON x.id = r.exam_id
		JOIN students s ON s.id = r.student_id
		JOIN enrolments e ON e.student_id = s.id AND e.year_id = x.year_id
		WHERE ${where} AND ${unreleased ? sql`1 = 1` : releasedNow(sql`x.id`, sql`e.class_id`)}
		ORDER BY class, section_name, section, e.roll`,
	);

/** A grade sheet, and the id of its result. */
export type StoredSheet = FoundResult & { id: number };

/**
 * Reads whole sheets, in two queries however many they are.
 * @param where see {@link readResults}
 * @returns the sheets by class, section and roll
 */
export async function readSheets(where: SQL, options?: ReadOptions): Promise<StoredSheet[]> {
	const rows = await readResults(where, options);
	if (rows.length === 0) return [];
	const [scale, found] = await Promise.all([
		getScale(),
		findSubjects(
			rows.map(({ id }) => id),
			options?.prepared === true && rows.length === 1,
		),
	]);
	const subjectsOf = new Map<number, SubjectRow[]>(rows.map(({ id }) => [id, []]));
	for (const subject of found) subjectsOf.get(subject.result)?.push(subject);
	return rows.map((row) => {
		const graded = (subjectsOf.get(row.id) ?? []).map((subject) => ({
			subject,
			band: scale && bandOf(subject, scale),
		}));
		const points = graded.map(({ band, subject }) => ({ point: band?.point ?? 0, fourth: Boolean(subject.fourth) }));
		return {
			id: row.id,
			year: Number(row.year),
			head: headOf(row),
			result: { ...resultOf(row), ...(scale && averageOf(points, scale)) },
			subjects: graded.map(({ band, subject }) => subjectOf(subject, row.type, band)),
		};
	});
}

/** @returns the student's data and enrolment for the sheet */
export const headOf = (row: ResultRow): SheetHead => ({
	student: { code: Number(row.code), name: row.name, fathers_name: row.father, mothers_name: row.mother },
	class: { id: row.class, class_name: row.class_name },
	section: { id: row.section, section_name: row.section_name },
	exam_name: row.exam_name,
	roll: Number(row.roll),
});

/** Without grade and grade point average, which are computed from the subjects. */
const resultOf = (row: ResultRow): Result => ({
	student_id: Number(row.code),
	position: numberOf(row.position),
	total_marks: Number(row.total),
	year_id: row.year_id,
	exam_id: row.exam,
	exam_type: row.type,
	class_id: row.class,
});

/** @param results ids, at least one. @returns their subjects in order */
const findSubjects = (results: number[], prepared: boolean): Promise<SubjectRow[]> =>
	run(
		"result-subjects",
		prepared,
		sql`
		SELECT _parent_id AS result, name, month_marks AS month, semester_marks AS semester, marks, full_marks AS "full",
			fourth, absent
		FROM results_subjects WHERE _parent_id IN (${sql.join(
			results.map((id) => sql`${id}`),
			sql`, `,
		)}) ORDER BY _parent_id, _order`,
	);

const numberOf = (value: Decimal | null) => (value === null ? null : Number(value));

/** A student who was absent from a part of the exam fails the subject. */
const bandOf = ({ absent, marks, full }: SubjectRow, scale: Band[]) =>
	gradeOf(absent ? 0 : Number(marks), Number(full), scale);

function subjectOf(subject: SubjectRow, type: ExamType, band: Band | null): ResultSubject {
	// A monthly exam has only one mark per subject.
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
