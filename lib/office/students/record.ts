/** The data that the back office shows beside a student's form: picture, enrolments, results. */
import "server-only";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { notFoundError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { releasedNow } from "@/lib/school/releases";
import { getClasses, getSections, getYears } from "@/lib/school/structure";
import type { EnrolmentChoices, StudentRecord } from "./schema";

type Numeric = number | string;

/** @throws SchoolError "notFound" */
export async function getStudentRecord(id: number): Promise<StudentRecord> {
	type Student = { code: Numeric; name: string; picture: string | null; has_password: Numeric };
	const [[student], enrolments, results] = await Promise.all([
		query<Student>(sql`
			SELECT code, name, picture, CASE WHEN password_hash IS NULL THEN 0 ELSE 1 END AS has_password
			FROM students WHERE id = ${id}`),
		findEnrolments(id),
		findResults(id),
	]);
	if (!student) throw notFoundError();
	const { code, name, picture, has_password } = student;
	return { id, code: Number(code), name, picture, hasPassword: Number(has_password) === 1, enrolments, results };
}

/** @returns the newest year first */
async function findEnrolments(student: number): Promise<StudentRecord["enrolments"]> {
	type Row = { id: number; year: Numeric; section: string; roll: Numeric };
	const rows = await query<Row>(sql`
		SELECT e.id, y.year, s.title AS section, e.roll
		FROM enrolments e JOIN years y ON y.id = e.year_id JOIN sections s ON s.id = e.section_id
		WHERE e.student_id = ${student} ORDER BY y.year DESC`);
	return rows.map(({ id, year, section, roll }) => ({ id, year: Number(year), section, roll: Number(roll) }));
}

/** @returns the newest exam first */
async function findResults(student: number): Promise<StudentRecord["results"]> {
	type Row = {
		id: number;
		exam: string;
		total: Numeric;
		full: Numeric;
		position: Numeric | null;
		published: number | string;
	};
	const rows = await query<Row>(sql`
		SELECT r.id, x.title AS exam, r.total, r.position,
			CASE WHEN ${releasedNow(sql`x.id`, sql`r.class_id`)} THEN 1 ELSE 0 END AS published,
			(SELECT coalesce(sum(full_marks), 0) FROM results_subjects WHERE _parent_id = r.id) AS "full"
		FROM results r JOIN exams x ON x.id = r.exam_id JOIN years y ON y.id = x.year_id
		WHERE r.student_id = ${student} ORDER BY y.year DESC, x.id DESC`);
	return rows.map(({ id, exam, total, full, position, published }) => ({
		id,
		exam,
		total: Number(total),
		full: Number(full),
		position: position === null ? null : Number(position),
		published: Number(published) === 1,
	}));
}

/** @returns the years, and the sections by class */
export async function getEnrolmentChoices(): Promise<EnrolmentChoices> {
	const [years, classes, sections] = await Promise.all([getYears(), getClasses(), getSections()]);
	const classOf = (id: number) => classes.find((one) => one.id === id)?.class_name ?? "";
	return {
		years,
		sections: sections.map(({ id, section_name, class_id }) => ({
			id,
			title: studentStaffText.titles.section(section_name, classOf(class_id)),
		})),
	};
}
