import { type Hundredths, wholeHalfUp } from "./amounts";
import { isFailingTotal, type JudgedSubject, judgeSubject } from "./judged-subject";
import { bandOfMark } from "./scale";
import type { Band, Reason, Rules, Student, Subject } from "./sheet";
import { weightedMean } from "./weighted-mean";

export type GradedSubject = {
	subject: Subject;
	mark: Hundredths;
	full: Hundredths;
	reason: Reason | null;
	/** Where single parts are the reason. */
	parts?: string[];
	/** Null where the school gives no grades. */
	band: Band | null;
};

/** What the marks of an exam or of several say, before rounding and letter. */
type Reached = Pick<JudgedSubject, "mark" | "full" | "absent"> & { partFailed: boolean; parts?: string[] };

/** Percentages are marks of this. */
const hundred: Hundredths = 10_000n;

function ofSingle({ below, ...judged }: JudgedSubject): Reached {
	return { ...judged, partFailed: below.length > 0, parts: below };
}

/** The mean of the exams; parts count again only where each exam must be passed. */
function ofCombined(exams: readonly JudgedSubject[], passEach: boolean, weights: readonly number[], rules: Rules) {
	const shares = exams.map(({ mark, full, absent }, index) => ({
		weight: weights[index] ?? 0,
		mark: absent ? 0n : mark,
		full,
	}));
	const isFailed = ({ mark, full, absent, below }: JudgedSubject) =>
		absent || below.length > 0 || isFailingTotal(mark, full, rules.scale);
	return {
		mark: weightedMean(shares, hundred),
		full: hundred,
		absent: exams.every(({ absent }) => absent),
		partFailed: passEach && exams.some(isFailed),
	};
}

/** @throws Error if a part has no mark */
export function gradeSubject(subject: Subject, marks: Student["marks"], rules: Rules): GradedSubject {
	const exams = marks.map((exam) => judgeSubject(subject, exam.get(subject.code)));
	const [single] = exams;
	if (!single) throw new Error("A student has marks of at least one exam.");
	const { weights, rounding, scale } = rules;
	const reached: Reached = weights ? ofCombined(exams, subject.passEach, weights, rules) : ofSingle(single);
	const { full, parts } = reached;
	const mark = rounding === "half-up" ? wholeHalfUp(reached.mark) : reached.mark;
	const reason = reasonOf(reached, isFailingTotal(mark, full, scale));
	const band = scale && ((reason && scale.at(-1)) ?? bandOfMark(mark, full, scale));
	return { subject, mark, full, reason, ...(reason === "part" && parts && { parts }), band };
}

function reasonOf({ absent, partFailed }: Reached, totalFailed: boolean): Reason | null {
	if (absent) return "absent";
	if (partFailed) return "part";
	return totalFailed ? "total" : null;
}
