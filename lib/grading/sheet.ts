/**
 * Types of a class's sheet of marks and of its results. docs/grading.md has the rules and the JSON format.
 * All numbers have at most two decimal places and are exact as such; the arithmetic is in ./amounts.
 */

/** A letter: the lowest percentage of the full mark that earns it, and its grade point. */
export type Band = { from: number; letter: string; point: number };

/** Best letter first; bounds and points fall strictly, to 0 at the letter of failing. */
export type Scale = readonly Band[];

/** A student without a mark has none in the sheet: that is not the same as absent. */
export type Mark = number | "absent";

type Part = {
	code: string;
	full: number;
	/** The mark without which the subject is failed, whatever its total. */
	pass?: number | null | undefined;
};

type Paper = { code: string; parts: readonly Part[] };

export type Subject = {
	code: string;
	/** Whether it changes the average, the number of failed subjects and the total. */
	counted: boolean;
	/** Whether pass marks hold in each paper, and in combined results in each exam. */
	passEach: boolean;
	/** At least one, each with at least one part. */
	papers: readonly Paper[];
};

/** The marks of a subject in one exam, by paper and part. */
export type SubjectMarks = ReadonlyMap<string, ReadonlyMap<string, Mark>>;

export type Student = {
	id: string;
	/** Codes of subjects. */
	takes: ReadonlySet<string>;
	/** The one of them that only adds to the average. */
	fourth: string | null;
	/** By subject; one for each exam of a combined sheet, in the order of its weights, else a single one. */
	marks: readonly ReadonlyMap<string, SubjectMarks>[];
};

export type Rounding = "none" | "half-up";

export type Rules = {
	/** Null where the school gives no grades. */
	scale: Scale | null;
	rounding: Rounding;
	/** Whether students who failed have positions too, after those who passed. */
	placeFailed: boolean;
	/** Of a combined sheet: whole percentages that add up to 100. Null for a single exam. */
	weights: readonly number[] | null;
};

/** Every part of every subject that a student takes has a mark. */
export type Sheet = Rules & {
	subjects: readonly Subject[];
	/**
	 * Of a combined sheet whose exams have different papers: the subjects of each exam, in the order of the weights. One
	 * that is not in an exam has no share there.
	 */
	subjectsOf?: readonly (readonly Subject[])[];
	students: readonly Student[];
};

/** Why a subject is failed; the first reason that applies, in this order. */
export type Reason = "absent" | "part" | "total";

export type SubjectResult = {
	code: string;
	mark: number;
	full: number;
	/** Null where the school gives no grades, like the point. */
	letter: string | null;
	/** With two places. */
	point: string | null;
	reason: Reason | null;
	/** With the reason "part" in a single exam: the codes of the parts, in the order of the subject. */
	parts?: string[];
};

export type StudentResult = {
	id: string;
	/** With two places; null where the school gives no grades, and without a counted compulsory subject. */
	gpa: string | null;
	letter: string | null;
	/** Failed compulsory subjects that count. */
	failed: number;
	total: number;
	position: number | null;
	/** Those that the student takes, in the order of the sheet. */
	subjects: SubjectResult[];
};

/** In the order of the sheet's students. */
export type Results = { students: StudentResult[] };
