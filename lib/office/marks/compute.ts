/**
 * Computes the sheets of an exam from its marks. Pure: no database. All letters, points, averages and positions come
 * from `gradeSheet` (docs/grading.md); this builds its sheets and adds names, marks and faults.
 */
import "server-only";
import type { FrozenSheet, FrozenSubject } from "@/lib/contract/frozen-sheet";
import { hundredths, numberOf } from "@/lib/grading/amounts";
import { averageWithoutFourth } from "@/lib/grading/average";
import { gradeSheet } from "@/lib/grading/grade-sheet";
import type { Subject as GradedSubject, Student, StudentResult } from "@/lib/grading/sheet";
import { type Cell, cellsOf, type Mark, marksBySubject } from "@/lib/office/marks/shared";
import type { Taken } from "@/lib/office/teaching/taken-by";
import type { StudyGroup } from "@/lib/office/words/person-choices";
import { groupBy } from "../lists/known";
import type { ExamRules } from "./setup";
import type { Paper, Subject } from "./subjects";

type Named = { id: number; name: string };

/** @returns what is told of an exam */
export const named = ({ id, name }: Named): Named => ({ id, name });

/** An exam with marks: the exam itself, or one of those that a combined one is computed from. */
export type Marked = Named & {
	/** Whole percentage in a combined exam. */
	weight: number;
	/** Those that are in the exam, with their papers there. */
	subjects: readonly Subject[];
	markOf: (cell: Cell) => Mark;
	/** Enrolments that are left out of this exam: in a combined one they count as absent there. */
	out: ReadonlySet<number>;
};

export type Candidate = { enrolment: number; section: number; group: StudyGroup | null; taken: Taken };

/** A subject as it is stored at a release, and its id. */
type SheetSubject = FrozenSubject & { id: number };

/** What a release stores of a student's marks; `of`: how many have a position among those who are ranked together. */
export type Sheet = Pick<FrozenSheet, "total" | "gpa" | "letter" | "gpaWithoutFourth" | "failed" | "position"> & {
	enrolment: number;
	section: number;
	subjects: SheetSubject[];
	of: number;
};

/** A cell of an exam, which a combined exam has several of. */
export type Place = Cell & { exam: Named };

export type Sheets = {
	sheets: Sheet[];
	/** Cells without a mark of students who have others. */
	missing: Place[];
	/** Enrolments without any mark. */
	blank: number[];
	/** Those without any in one of several exams, by that exam. */
	blankIn: { exam: Named; enrolments: number[] }[];
	/** Enrolments that are left out of the exam. */
	out: number[];
	/** Marks above the full marks, which were lowered after the marks were entered. */
	tooLarge: Place[];
	/** Students whose subjects do not fit together. */
	impossible: { enrolment: number; reasons: string[] }[];
};

export type SheetRules = ExamRules & { isCombined: boolean };

const codeOf = ({ id }: Subject) => String(id);

const gradedSubject = (subject: Subject): GradedSubject => ({
	code: codeOf(subject),
	counted: subject.counted,
	passEach: subject.passEach,
	papers: subject.papers,
});

/** @returns the subjects of all exams, each once, in the order of the class */
const subjectsOfAll = (exams: readonly Marked[]): Subject[] => {
	const all = new Map(exams.flatMap(({ subjects }) => subjects.map((subject) => [subject.id, subject] as const)));
	return [...all.values()].sort((a, b) => a.place - b.place);
};

/** @returns the cells that a student has in an exam */
const cellsIn = ({ enrolment, taken }: Candidate, exam: Marked) =>
	exam.subjects
		.filter(({ id }) => taken.takes.has(id))
		.flatMap((subject) => cellsOf(enrolment, subject))
		.map((cell) => ({ ...cell, exam: named(exam), mark: exam.markOf(cell) }));

const placeOf = ({ full: _full, mark: _mark, ...place }: ReturnType<typeof cellsIn>[number]): Place => place;

/** What stands in the cells of a student, before anything is graded. */
function inspect(candidate: Candidate, exams: readonly Marked[]) {
	const cells = exams.filter(({ out }) => !out.has(candidate.enrolment)).flatMap((exam) => cellsIn(candidate, exam));
	return {
		...{ candidate, cells },
		isBlank: cells.every(({ mark }) => mark === null),
		missing: cells.filter(({ mark }) => mark === null).map(placeOf),
		tooLarge: cells.filter(({ mark, full }) => typeof mark === "number" && mark > full).map(placeOf),
	};
}

/** @returns the exam with those of its students who have marks in others alone; none while nobody has a mark in it */
function blankIn(exam: Marked, inspected: readonly ReturnType<typeof inspect>[]): Sheets["blankIn"] {
	const inExam = inspected.map(({ candidate, cells, isBlank }) => {
		const own = cells.filter((cell) => cell.exam.id === exam.id);
		return { candidate, isBlank, isAsked: own.length > 0, isEmpty: own.every(({ mark }) => mark === null) };
	});
	if (inExam.every(({ isEmpty }) => isEmpty)) return [];
	const found = inExam.filter(({ isBlank, isAsked, isEmpty }) => !isBlank && isAsked && isEmpty);
	return found.length > 0 ? [{ exam: named(exam), enrolments: found.map(({ candidate }) => candidate.enrolment) }] : [];
}

/** @returns the marks of an exam by subject, paper and part; all absent for who is left out of it */
function marksIn(candidate: Candidate, exam: Marked): Student["marks"][number] {
	const cells = cellsIn(candidate, exam);
	return marksBySubject(exam.out.has(candidate.enrolment) ? cells.map((cell) => ({ ...cell, mark: null })) : cells);
}

/** @returns whom a student is ranked with */
const rankedWith = ({ section, group }: Candidate, { rankWithin }: SheetRules): string =>
	rankWithin === "section" ? `${section}` : rankWithin === "group" ? `${group}` : "";

const sum = (marks: readonly (number | null)[]) =>
	numberOf(marks.reduce((total, mark) => total + hundredths(mark ?? 0), 0n));

/** @returns a subject in one exam of a combined one */
function inExam(candidate: Candidate, { id }: Subject, exam: Marked) {
	const cells = cellsIn(candidate, exam).filter(({ subject }) => subject === id);
	if (cells.length === 0) return [];
	const isAbsent = exam.out.has(candidate.enrolment) || cells.every(({ mark }) => typeof mark !== "number");
	const marks = isAbsent ? null : sum(cells.map(({ mark }) => (typeof mark === "number" ? mark : null)));
	return [{ name: exam.name, marks, full: sum(cells.map(({ full }) => full)) }];
}

const partsOf = ({ enrolment }: Candidate, { id }: Subject, papers: readonly Paper[], { markOf }: Marked) =>
	papers.map((paper) => ({
		code: paper.code,
		name: paper.name,
		parts: paper.parts.map((part) => {
			const mark = markOf({ enrolment, subject: id, paper: paper.code, part: part.code });
			return { ...part, marks: typeof mark === "number" ? mark : null };
		}),
	}));

function sheetOf(
	candidate: Candidate,
	result: StudentResult,
	all: ReadonlyMap<string, Subject>,
	exams: readonly Marked[],
	{ isCombined }: SheetRules,
): Omit<Sheet, "of"> {
	const [single] = exams;
	const subjects = result.subjects.flatMap(({ code, mark, full, letter, point, reason, parts }): SheetSubject[] => {
		const subject = all.get(code);
		if (!subject || !single) return [];
		const { id, name, counted, papers } = subject;
		return [
			{
				...{ id, name, counted, fourth: candidate.taken.fourth === id },
				papers: isCombined ? [] : partsOf(candidate, subject, papers, single),
				...{ marks: mark, full, letter, reason, point: point === null ? null : Number(point) },
				failedParts: parts ?? [],
				...(isCombined && { exams: exams.flatMap((exam) => inExam(candidate, subject, exam)) }),
			},
		];
	});
	const gpa = result.gpa === null ? null : Number(result.gpa);
	const { total, letter, failed, position } = result;
	return {
		...{ enrolment: candidate.enrolment, section: candidate.section, subjects },
		...{ total, gpa, letter, failed, position },
		gpaWithoutFourth: gpa === null ? null : averageWithoutFourth(subjects),
	};
}

/** Grades students who are ranked together. */
function gradeTogether(
	candidates: readonly Candidate[],
	subjects: readonly Subject[],
	exams: readonly Marked[],
	rules: SheetRules,
): Sheet[] {
	const { isCombined, placeFailed, rounding, scale } = rules;
	const all = new Map(subjects.map((subject) => [codeOf(subject), subject]));
	const { students } = gradeSheet({
		...{ scale, rounding, placeFailed, subjects: subjects.map(gradedSubject) },
		weights: isCombined ? exams.map(({ weight }) => weight) : null,
		...(isCombined && { subjectsOf: exams.map((exam) => exam.subjects.map(gradedSubject)) }),
		students: candidates.map((candidate) => ({
			id: String(candidate.enrolment),
			takes: new Set([...candidate.taken.takes].map(String)),
			fourth: candidate.taken.fourth === null ? null : String(candidate.taken.fourth),
			marks: exams.map((exam) => marksIn(candidate, exam)),
		})),
	});
	const of = students.filter(({ position }) => position !== null).length;
	return candidates.flatMap((candidate, index) => {
		const result = students[index];
		return result ? [{ ...sheetOf(candidate, result, all, exams, rules), of }] : [];
	});
}

/**
 * @param candidates all enrolments of a class, in any order
 * @param exams one, or those of a combined exam
 * @param out enrolments that are left out of the whole
 * @returns the sheets in the order of the candidates, of those who can be graded; and what stands in the way of others
 */
export function computeSheets(
	candidates: readonly Candidate[],
	exams: readonly Marked[],
	out: ReadonlySet<number>,
	rules: SheetRules,
): Sheets {
	const staying = candidates.filter(({ enrolment }) => !out.has(enrolment));
	const inspected = staying.map((candidate) => inspect(candidate, exams));
	const complete = inspected.filter(({ isBlank, missing }) => !isBlank && missing.length === 0);
	const graded = complete.map(({ candidate }) => candidate);
	const ranked = groupBy(graded, (candidate) => rankedWith(candidate, rules));
	const subjects = subjectsOfAll(exams);
	const sheets = [...ranked.values()].flatMap((some) => gradeTogether(some, subjects, exams, rules));
	const byEnrolment = new Map(sheets.map((sheet) => [sheet.enrolment, sheet]));
	return {
		sheets: graded.flatMap(({ enrolment }) => byEnrolment.get(enrolment) ?? []),
		missing: inspected.flatMap(({ isBlank, missing }) => (isBlank ? [] : missing)),
		blank: inspected.filter(({ isBlank }) => isBlank).map(({ candidate }) => candidate.enrolment),
		blankIn: exams.flatMap((exam) => blankIn(exam, inspected)),
		out: candidates.filter(({ enrolment }) => out.has(enrolment)).map(({ enrolment }) => enrolment),
		tooLarge: inspected.flatMap(({ tooLarge }) => tooLarge),
		impossible: staying.flatMap(({ enrolment, taken: { faults } }) =>
			faults.length > 0 ? [{ enrolment, reasons: faults }] : [],
		),
	};
}
