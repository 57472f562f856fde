/** Settles students without any mark in an exam: absent from all of it, or not in it, so that they get no sheet. */
import "server-only";
import type { PayloadRequest } from "payload";
import { hasResults, isReleased } from "@/lib/cms/students/references";
import { inUse } from "@/lib/cms/students/restriction";
import { insertMany } from "@/lib/data/insert-many";
import { notFoundError, SchoolError } from "@/lib/school/errors";
import { inTransaction, listOf, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { groupBy } from "../lists/known";
import { findRelease } from "../release/releases";
import { releaseText } from "../release/text";
import type { SettleInput } from "./calls";
import { lockMarks, recordMarking, writeChanges } from "./save";
import { type Exam, readExam, readOwnSubjects, readSection, requireClass, requireOwn, type Section } from "./setup";
import { cellKey, cellsOf } from "./shared";
import { readMarks } from "./stored";
import { readExamined, readSubjects, readTaken } from "./subjects";
import { settleText as text } from "./text";

const refused = (message: string) => new SchoolError("invalid", message);

/** @returns the sections of the students, each with its students. @throws SchoolError "notFound" for others of another year */
async function readSections({ year }: Exam, enrolments: readonly number[], req: PayloadRequest) {
	const ids = listOf(enrolments);
	const found = await query<{ id: number; section: number }>(
		sql`SELECT id, section_id AS section FROM enrolments WHERE year_id = ${year} AND id IN (${ids}) AND ${inUse(sql`student_id`)}`,
		req,
	);
	if (found.length < new Set(enrolments).size) throw notFoundError();
	return groupBy(found, ({ section }) => section);
}

/** Enters "absent" into all empty cells of the students. */
async function enterAbsent(
	exam: Exam,
	section: Section,
	students: ReadonlySet<number>,
	by: SignedIn,
	req: PayloadRequest,
) {
	const where = sql`e.section_id = ${section.id}`;
	const offered = await readSubjects(exam.year, section.class, req);
	const subjects = await readExamined(exam, offered, req);
	const taken = await readTaken(offered, exam.year, where, req);
	const stored = await readMarks(exam.id, sql`e.year_id = ${exam.year} AND ${where}`, req);
	const changes = [...students].flatMap((enrolment) =>
		subjects
			.filter(({ id }) => taken.get(enrolment)?.takes.has(id))
			.flatMap((subject) => cellsOf(enrolment, subject))
			.map((input) => ({ input, mark: "absent" as const, stored: stored.get(cellKey(input)) }))
			.filter(({ stored: before }) => (before?.mark ?? null) === null),
	);
	await writeChanges(exam.id, changes, by, req);
}

/** @returns whether one of the students has a released result of the exam, whatever it comes from */
const haveResults = ({ id }: Exam, enrolments: readonly number[], req: PayloadRequest): Promise<boolean> =>
	hasResults(
		sql`r.exam_id = ${id} AND ${isReleased}
			AND r.student_id IN (SELECT student_id FROM enrolments WHERE id IN (${listOf(enrolments)}))`,
		req,
	);

/**
 * @param by an exam account only students of its classes, and only if all subjects there are its own
 * @throws SchoolError "notFound" for an unknown exam or student, "forbidden" for another class, "invalid" while the
 * class is released (but who has no mark is left out), for one with marks who is not to be in it, and for absences in a
 * combined exam
 */
export async function settle({ exam: examId, enrolments, as }: SettleInput, by: SignedIn): Promise<void> {
	await inTransaction(async (req) => {
		await lockMarks(examId, req);
		const exam = await readExam(examId, req);
		if (as === "absent" && exam.type === "combined") throw refused(text.combined);
		for (const [id, members] of await readSections(exam, enrolments, req)) {
			const students = members.map((member) => member.id);
			const section = await readSection(id, req);
			requireClass(by, section.class);
			// It is said of all subjects of the student.
			const offered = await readSubjects(exam.year, section.class, req);
			const all = offered.map((subject) => subject.id);
			requireOwn(await readOwnSubjects(by, req), all);
			const marks = await readMarks(exam.id, sql`e.section_id = ${section.id}`, req);
			const isMarked = [...marks.values()].some(
				({ enrolment, subject, mark }) => mark !== null && students.includes(enrolment) && all.includes(subject),
			);
			if (await findRelease(exam.id, section.class, req)) {
				// Of one who came after the release a combined exam must know whether it counts.
				const isLate = as !== "absent" && !isMarked && exam.type !== "combined";
				if (!isLate || (await haveResults(exam, students, req))) throw refused(releaseText.locked);
			}
			if (as !== "in" && isMarked) throw refused(text.marked);
			const ids = listOf(students);
			await query(sql`DELETE FROM exam_exemptions WHERE exam_id = ${exam.id} AND enrolment_id IN (${ids})`, req);
			if (as === "absent") await enterAbsent(exam, section, new Set(students), by, req);
			if (as === "out") {
				const at = new Date().toISOString();
				const rows = students.map((enrolment_id) => ({
					...{ exam_id: exam.id, enrolment_id, staff_id: by.id, staff_name: by.name, at },
				}));
				await insertMany(req.payload, "exam_exemptions", rows, { req });
			}
			await recordMarking(req, by, exam, section);
		}
	});
}
