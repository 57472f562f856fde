/** The data that the back office shows beside a student's form: picture, enrolments, results. */
import "server-only";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { parseSheet } from "@/lib/contract/frozen-sheet";
import { notFoundError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { joinReleaseNow } from "@/lib/school/releases";
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
	const rows = await query<{ id: number; sheet: string; released: number | null }>(sql`
		SELECT r.id, r.sheet, w.operation_id AS released FROM results r LEFT ${joinReleaseNow()}
		WHERE r.student_id = ${student} ORDER BY r.id DESC`);
	const found = rows.map(({ id, sheet, released }) => ({ id, ...parseSheet(sheet), published: released !== null }));
	return found
		.sort(({ exam: one }, { exam: other }) => other.year.year - one.year.year || other.id - one.id)
		.map(({ id, exam, class: of, total, subjects, position, published }) => ({
			...{ id, total, position, published },
			exam: studentStaffText.titles.exam(exam.name, String(exam.year.year)),
			class: of.name,
			full: subjects.reduce((sum, { counted, full }) => sum + (counted ? full : 0), 0),
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
