/** The grid of an exam and section: the enrolled students by roll, and the class's subjects with their marks. */
import "server-only";
import type { Staff } from "@/lib/cms/payload-types";
import { type MarkPart, writeMark } from "@/lib/office/marks/schema";
import { query, sql } from "@/lib/school/query";
import { findRelease, type Release } from "../release/releases";
import type { Subject } from "./compute";
import { type Exam, readExam, readSection, readSubjects, requireClass, type Section } from "./setup";
import { readMarks } from "./stored";

export type GridStudent = { enrolment: number; roll: number; name: string };

export type GridMark = { enrolment: number; subject: number; part: MarkPart; text: string; revision: number };

export type Grid = {
	exam: Exam;
	section: Section;
	subjects: Subject[];
	students: GridStudent[];
	marks: GridMark[];
	released: Release | null;
};

type Account = Pick<Staff, "role" | "classes">;

/**
 * @param account the signed-in account
 * @throws SchoolError "notFound" for an unknown exam or section, "forbidden" for a class that is not the account's
 */
export async function readGrid(examId: number, sectionId: number, account: Account): Promise<Grid> {
	const [exam, section] = await Promise.all([readExam(examId), readSection(sectionId)]);
	requireClass(account, section.class);
	const [released, subjects, students, marks] = await Promise.all([
		findRelease(exam.id, section.class),
		readSubjects(section.class, exam.type),
		readStudents(exam.year, section.id),
		readMarks(exam.id, sql`e.year_id = ${exam.year} AND e.section_id = ${section.id}`),
	]);
	return {
		exam,
		section,
		subjects,
		students,
		released,
		marks: [...marks.values()].map(({ enrolment, subject, part, mark, revision }) => ({
			enrolment,
			subject,
			part,
			text: writeMark(mark),
			revision,
		})),
	};
}

async function readStudents(year: number, section: number): Promise<GridStudent[]> {
	const found = await query<{ enrolment: number; roll: number | string; name: string }>(sql`
		SELECT e.id AS enrolment, e.roll, s.name FROM enrolments e JOIN students s ON s.id = e.student_id
		WHERE e.year_id = ${year} AND e.section_id = ${section} ORDER BY e.roll`);
	return found.map(({ enrolment, roll, name }) => ({ enrolment, roll: Number(roll), name }));
}
