import { type Hundredths, hundredths, numberOf, twoPlaces } from "./amounts";
import { averageOf } from "./average";
import { type GradedSubject, gradeSubject } from "./graded-subject";
import { planOf, planOfExams, type SubjectPlan } from "./judged-subject";
import { bandOfAverage } from "./scale";
import type { Results, Rules, Sheet, Student, StudentResult, SubjectResult } from "./sheet";

type Ranked = {
	/** Failed compulsory subjects. */
	failed: number;
	/** Null where there is none: then the total decides. */
	gpa: Hundredths | null;
	total: Hundredths;
};

const falling = (a: bigint, b: bigint) => (a === b ? 0 : a < b ? 1 : -1);

/** Fewer failed subjects first, so that those who passed precede; then the higher average; then the higher total. */
const compare = (a: Ranked, b: Ranked): number =>
	a.failed - b.failed || falling(a.gpa ?? 0n, b.gpa ?? 0n) || falling(a.total, b.total);

/** @returns a position for each; equals share one, and the next counts them all: 1, 2, 2, 4 */
function positionsOf<T extends Ranked>(all: readonly T[]): Map<T, number> {
	const positions = new Map<T, number>();
	let [before, position]: [T | null, number] = [null, 0];
	for (const one of [...all].sort(compare)) {
		if (!before || compare(before, one) !== 0) position = positions.size + 1;
		positions.set(one, position);
		before = one;
	}
	return positions;
}

/** A student before the position. */
type GradedStudent = Ranked & {
	id: string;
	letter: string | null;
	/** Whether there is a counted compulsory subject: without one there is nothing to compare. */
	comparable: boolean;
	subjects: GradedSubject[];
};

const pointOf = ({ band }: GradedSubject): Hundredths => hundredths(band?.point ?? 0);

function gradeStudent(student: Student, plans: readonly SubjectPlan[], rules: Rules): GradedStudent {
	const taken = plans.filter(({ subject }) => student.takes.has(subject.code));
	const subjects = taken.map((plan) => gradeSubject(plan, student.marks, rules));
	const counted = subjects.filter(({ subject }) => subject.counted);
	const isFourth = ({ subject }: GradedSubject) => subject.code === student.fourth;
	const compulsory = counted.filter((subject) => !isFourth(subject));
	const average = rules.scale && averageOf(compulsory.map(pointOf), counted.filter(isFourth).map(pointOf));
	return {
		id: student.id,
		gpa: average?.gpa ?? null,
		letter: rules.scale && average && bandOfAverage(average.gpa, rules.scale).letter,
		failed: compulsory.filter(({ reason }) => reason).length,
		total: counted.reduce((sum, { mark }) => sum + mark, 0n),
		comparable: compulsory.length > 0,
		subjects,
	};
}

const subjectResult = ({ subject, mark, full, band, reason, parts }: GradedSubject): SubjectResult => ({
	code: subject.code,
	mark: numberOf(mark),
	full: numberOf(full),
	letter: band?.letter ?? null,
	point: band && twoPlaces(hundredths(band.point)),
	reason,
	...(parts && { parts }),
});

const studentResult = (student: GradedStudent, position: number | null): StudentResult => ({
	id: student.id,
	gpa: student.gpa === null ? null : twoPlaces(student.gpa),
	letter: student.letter,
	failed: student.failed,
	total: numberOf(student.total),
	position,
	subjects: student.subjects.map(subjectResult),
});

/**
 * Grades a sheet by the rules in docs/grading.md. Positions are over all students of the sheet.
 * @throws Error if a part of a subject that a student takes has no mark
 */
export function gradeSheet({ subjects, subjectsOf, students, ...rules }: Sheet): Results {
	const plans = subjects.map((subject) => (subjectsOf ? planOfExams(subject, subjectsOf) : planOf(subject)));
	const graded = students.map((student) => gradeStudent(student, plans, rules));
	const ranked = graded.filter(({ comparable, failed }) => comparable && (rules.placeFailed || failed === 0));
	const positions = positionsOf(ranked);
	return { students: graded.map((student) => studentResult(student, positions.get(student) ?? null)) };
}
