/** A sheet as JSON, as tests write it. */
import { gradeJson } from "../grade-json";
import type { Results, StudentResult } from "../sheet";

export type PartJson = { code: string; full: number; pass?: number };
export type PaperJson = { code: string; parts: PartJson[] };
export type SubjectJson = { code: string; counted?: boolean; passEach?: boolean; papers: PaperJson[] };
export type ScaleJson = [number, string, number][];
export type MarkJson = number | "absent";
/** By subject, paper and part. */
export type MarksJson = Record<string, Record<string, Record<string, MarkJson>>>;
export type StudentJson = {
	id: string;
	takes: string[];
	fourth?: string | null;
	/** In a combined sheet by exam. */
	marks: MarksJson | Record<string, MarksJson>;
};
export type SheetJson = {
	scale: ScaleJson | null;
	rounding?: "none" | "half-up";
	placeFailed?: boolean;
	exams?: Record<string, number>;
	subjects: SubjectJson[];
	students: StudentJson[];
};

export const national: ScaleJson = [
	[80, "A+", 5],
	[70, "A", 4],
	[60, "A-", 3.5],
	[50, "B", 3],
	[40, "C", 2],
	[33, "D", 1],
	[0, "F", 0],
];

/** What standard input would be. */
export const fileOf = (sheet: unknown) => new TextEncoder().encode(JSON.stringify(sheet));

/** @throws Error with the faults */
export function grade(sheet: SheetJson): StudentResult[] {
	const { results, faults } = gradeJson(fileOf(sheet));
	if (faults) throw new Error(faults.join("\n"));
	return (JSON.parse(results) as Results).students;
}

/** A subject of one paper. */
export const subject = (code: string, parts: PartJson[], more: Partial<SubjectJson> = {}): SubjectJson => ({
	code,
	papers: [{ code: "1", parts }],
	...more,
});

/** A subject of 100 marks without parts of its own. */
export const whole = (code: string, more: Partial<SubjectJson> = {}) =>
	subject(code, [{ code: "all", full: 100 }], more);

/** Marks of subjects made by {@link whole}. */
export const wholeMarks = (marks: Record<string, MarkJson>): MarksJson =>
	Object.fromEntries(Object.entries(marks).map(([code, all]) => [code, { "1": { all } }]));

/** A student of subjects made by {@link whole}, who takes what there are marks for. */
export const student = (id: string, marks: Record<string, MarkJson>, fourth: string | null = null): StudentJson => ({
	id,
	takes: Object.keys(marks),
	fourth,
	marks: wholeMarks(marks),
});

/** A sheet of one student and one subject. */
export function gradeOne(subject: SubjectJson, marks: MarksJson[string], more: Partial<SheetJson> = {}) {
	const students = [{ id: "1", takes: [subject.code], marks: { [subject.code]: marks } }];
	const [found] = grade({ scale: national, subjects: [subject], students, ...more });
	const [result] = found?.subjects ?? [];
	if (!found || !result) throw new Error("No result.");
	return { ...result, student: found };
}
