import { type Hundredths, hundredths } from "./amounts";
import { bandOfMark } from "./scale";
import type { Scale, Subject, SubjectMarks } from "./sheet";

/** A subject as marks are judged by it; made once for all students. */
export type SubjectPlan = {
	subject: Subject;
	cells: { paper: string; part: string; pass: Hundredths }[];
	/** Parts of all papers together, in the order in which they first stand in the subject. */
	parts: { code: string; pass: Hundredths }[];
	full: Hundredths;
	/** Of each exam of a combined sheet, where these differ; null in those without the subject. */
	exams?: (SubjectPlan | null)[];
};

/** A subject in one exam, before its letter. */
export type JudgedSubject = {
	/** Marks of all papers and parts; absent is 0. */
	mark: Hundredths;
	full: Hundredths;
	/** Absent in any part. */
	absent: boolean;
	/** Absent in every part. */
	unattended: boolean;
	/** Codes of the parts below their pass marks, in the order of the plan. */
	below: string[];
};

export function planOf(subject: Subject): SubjectPlan {
	const all = subject.papers.flatMap((paper) => paper.parts.map((part) => ({ paper, part })));
	const cells = all.map(({ paper, part }) => ({
		paper: paper.code,
		part: part.code,
		pass: hundredths(part.pass ?? 0),
	}));
	const passes = new Map<string, Hundredths>();
	for (const { part, pass } of cells) passes.set(part, (passes.get(part) ?? 0n) + pass);
	return {
		subject,
		cells,
		parts: [...passes].map(([code, pass]) => ({ code, pass })),
		full: all.reduce((sum, { part }) => sum + hundredths(part.full), 0n),
	};
}

/** @param subjectsOf see Sheet. @returns the plan of a subject in each exam */
export const planOfExams = (subject: Subject, subjectsOf: readonly (readonly Subject[])[]): SubjectPlan => ({
	...planOf(subject),
	exams: subjectsOf.map((subjects) => {
		const own = subjects.find(({ code }) => code === subject.code);
		return own ? planOf(own) : null;
	}),
});

/** @throws Error if a part has no mark */
export function judgeSubject({ subject, cells, parts, full }: SubjectPlan, marks?: SubjectMarks): JudgedSubject {
	let mark = 0n;
	let [absent, unattended] = [false, true];
	const reached = new Map<string, Hundredths>();
	const belowInPaper = new Set<string>();
	for (const { paper, part, pass } of cells) {
		const given = marks?.get(paper)?.get(part);
		// Results without a mark that is still to be entered would be wrong results.
		if (given === undefined) throw new Error(`No mark: ${subject.code}, ${paper}, ${part}`);
		const amount = given === "absent" ? 0n : hundredths(given);
		if (given === "absent") absent = true;
		else unattended = false;
		if (amount < pass) belowInPaper.add(part);
		reached.set(part, (reached.get(part) ?? 0n) + amount);
		mark += amount;
	}
	const isBelow = ({ code, pass }: (typeof parts)[number]) =>
		subject.passEach ? belowInPaper.has(code) : (reached.get(code) ?? 0n) < pass;
	return { mark, full, absent, unattended, below: parts.filter(isBelow).map(({ code }) => code) };
}

/** @returns whether the total is in the band of failing; without a scale no total is */
export const isFailingTotal = (mark: Hundredths, full: Hundredths, scale: Scale | null): boolean =>
	scale !== null && bandOfMark(mark, full, scale) === scale.at(-1);
