/** The grade sheets of a whole class or section, in three queries. */
import "server-only";
import type { ExamType, FoundResult } from "@/lib/contract/results";
import { getScale } from "./grading";
import { query, type SQL, sql } from "./query";
import { releasedNow } from "./releases";
import { type Decimal, findSubjects, gradeSubjects, numberOf, type SubjectRow } from "./results";

/** A grade sheet, and the id of its result. */
export type ClassSheet = FoundResult & { id: number };

type Row = {
	id: number;
	type: ExamType;
	position: Decimal | null;
	total: Decimal;
	exam: string;
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

/**
 * @param where of the enrolment `e` in the exam's year: a class or a section
 * @param unreleased whether to read results that are not released too, which only staff may see
 * @returns the sheets of the students who have a result, by section and roll
 */
export async function findClassSheets(exam: number, where: SQL, { unreleased = false } = {}): Promise<ClassSheet[]> {
	const rows = await query<Row>(sql`
		SELECT r.id, x.type, r.position, r.total, x.name AS exam, y.id AS year_id, y.year, s.code, s.name,
			s.father_name AS father, s.mother_name AS mother, c.id AS class, c.name AS class_name,
			n.id AS section, n.name AS section_name, e.roll
		FROM results r
		JOIN exams x ON x.id = r.exam_id
		JOIN years y ON y.id = x.year_id
		JOIN students s ON s.id = r.student_id
		JOIN enrolments e ON e.student_id = s.id AND e.year_id = x.year_id
		JOIN classes c ON c.id = e.class_id
		JOIN sections n ON n.id = e.section_id
		WHERE x.id = ${exam} AND ${where} AND ${unreleased ? sql`1 = 1` : releasedNow(sql`x.id`, sql`c.id`)}
		ORDER BY c.id, n.name, n.id, e.roll`);
	if (rows.length === 0) return [];
	const [scale, found] = await Promise.all([getScale(), findSubjects(rows.map(({ id }) => id))]);
	const subjectsOf = new Map<number, SubjectRow[]>();
	for (const subject of found) subjectsOf.set(subject.result, [...(subjectsOf.get(subject.result) ?? []), subject]);
	return rows.map((row) => {
		const { average, subjects } = gradeSubjects(subjectsOf.get(row.id) ?? [], row.type, scale);
		const code = Number(row.code);
		return {
			id: row.id,
			year: Number(row.year),
			subjects,
			head: {
				student: { code, name: row.name, fathers_name: row.father, mothers_name: row.mother },
				class: { id: row.class, class_name: row.class_name },
				section: { id: row.section, section_name: row.section_name },
				exam_name: row.exam,
				roll: Number(row.roll),
			},
			result: {
				student_id: code,
				position: numberOf(row.position),
				total_marks: Number(row.total),
				year_id: row.year_id,
				exam_id: exam,
				exam_type: row.type,
				class_id: row.class,
				...average,
			},
		};
	});
}
