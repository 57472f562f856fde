/** Reads released results, and turns a frozen sheet into the answers of the calls. */
import "server-only";
import { inUse } from "@/lib/cms/students/restriction";
import {
	type FrozenOutcome,
	type FrozenPart,
	type FrozenSheet,
	type FrozenSubject,
	parseOutcome,
	parseSheet,
} from "@/lib/contract/frozen-sheet";
import {
	callTypeOf,
	type FoundResult,
	type ResultSubject,
	type SheetHead,
	type SubjectDetails,
} from "@/lib/contract/results";
import { failedNames } from "./gpa-steps";
import { preparedQuery, query, type SQL, sql } from "./query";
import { joinReleaseNow } from "./releases";

/** A grade sheet as the calls show it, as it was released, and the id of its result. */
export type StoredSheet = FoundResult & { id: number; sheet: FrozenSheet };

type Row = { id: number; sheet: string };

/**
 * @param where condition on the result `r`
 * @param name of a prepared statement, for a frequent read; the text of `where` must then always be the same
 * @returns the released sheets
 */
export async function readSheets(where: SQL, name?: string): Promise<StoredSheet[]> {
	const statement = released(where);
	const rows = name ? await preparedQuery<Row>(name, statement) : await query<Row>(statement);
	return rows.map(({ id, sheet }) => storedSheet(id, parseSheet(sheet)));
}

/** @param where condition on the result `r`. @returns what the released sheets say of the students as a whole */
export const readOutcomes = async (where: SQL): Promise<FrozenOutcome[]> =>
	(await query<Row>(released(where))).map(({ sheet }) => parseOutcome(sheet));

const released = (where: SQL) => sql`SELECT r.id, r.sheet FROM results r ${joinReleaseNow()}
	WHERE ${where} AND ${inUse(sql`r.student_id`)}`;

/** @param id of the result @returns the sheet with what the calls show of it */
export const storedSheet = (id: number, sheet: FrozenSheet): StoredSheet => ({
	id,
	sheet,
	year: sheet.exam.year.year,
	head: headOf(sheet),
	result: resultOf(sheet),
	subjects: sheet.subjects.map(subjectOf),
	details: {
		gpa_without_fourth: sheet.gpaWithoutFourth,
		placed: sheet.of,
		imported: sheet.origin === "imported",
		scale: sheet.rules.scale?.map(([from, grade, point]) => ({ from, grade, point })) ?? null,
		subjects: sheet.subjects.map((subject) => detailsOf(subject, sheet)),
	},
});

const headOf = ({ student, class: schoolClass, section, exam, roll }: FrozenSheet): SheetHead => ({
	student: { code: student.code, name: student.name, fathers_name: student.father, mothers_name: student.mother },
	class: { id: schoolClass.id, class_name: schoolClass.name },
	section: { id: section.id, section_name: section.name },
	exam_name: exam.name,
	roll,
});

const resultOf = (sheet: FrozenSheet): FoundResult["result"] => ({
	student_id: sheet.student.code,
	position: sheet.position,
	total_marks: sheet.total,
	year_id: sheet.exam.year.id,
	exam_id: sheet.exam.id,
	exam_type: callTypeOf(sheet.exam.type),
	class_id: sheet.class.id,
	...(sheet.gpa !== null && { gpa: sheet.gpa }),
	...(sheet.letter !== null && { grade: sheet.letter }),
});

function subjectOf(subject: FrozenSubject): ResultSubject {
	const { letter, point } = subject;
	const parts = subject.papers.flatMap((paper) => paper.parts.map((part) => ({ paper, part })));
	const marksOf = (code: string) => parts.find(({ part }) => part.code === code)?.part.marks ?? null;
	return {
		subject_name: subject.name,
		month_marks: marksOf("month"),
		semester_marks: marksOf("semester"),
		marks: subject.marks,
		full_marks: subject.full,
		fourth_subject: subject.fourth,
		parts: parts.length > 1 ? parts.flatMap(({ paper, part }) => partOf(paper.name, part)) : [],
		...(letter !== null && { grade: letter }),
		...(point !== null && { point }),
	};
}

const detailsOf = (subject: FrozenSubject, { origin }: FrozenSheet): SubjectDetails => ({
	counted: subject.counted,
	// Results that were stored before there were reasons are shown as they were then.
	reason: origin === "upgrade" ? null : subject.reason,
	failed_parts: failedNames(subject),
	exams: (subject.exams ?? []).map(({ name, marks, full }) => ({ name, marks, full_marks: full })),
});

/** @returns nothing for a part whose full marks are not known */
const partOf = (paper: string, { name, marks, full, pass }: FrozenPart) =>
	full === null ? [] : [{ name: nameOf(paper, name), marks, full_marks: full, pass_marks: pass }];

/** A paper of several has its name before that of its part. */
const nameOf = (paper: string, part: string) => [paper, part].filter(Boolean).join(" ");
