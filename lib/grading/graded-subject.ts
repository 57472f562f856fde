import { divideHalfUp, type Hundredths, wholeHalfUp } from "./amounts";
import { isFailingTotal, type JudgedSubject, judgeSubject, type SubjectPlan } from "./judged-subject";
import { bandOfMark } from "./scale";
import type { Band, Reason, Rules, Student, Subject } from "./sheet";

type Share = { weight: bigint; mark: Hundredths; full: Hundredths };

/**
 * The weighted mean of several marks, each relative to its own full mark, scaled to another full mark.
 * @param shares with weights of any unit, at least one of them above 0
 * @param full of the mean: 10000n for a percentage
 * @returns to two places, half up; nothing is rounded before
 */
function weightedMean(shares: readonly Share[], full: Hundredths): Hundredths {
	let [top, bottom, weights] = [0n, 1n, 0n];
	for (const { weight, mark, full: of } of shares) {
		top = top * of + weight * mark * bottom;
		bottom *= of;
		weights += weight;
	}
	return divideHalfUp(full * top, bottom * weights);
}

export type GradedSubject = {
	subject: Subject;
	mark: Hundredths;
	full: Hundredths;
	reason: Reason | null;
	/** The failed parts where they are the reason; null in combined results, which do not name them. */
	parts: string[] | null;
	/** Null where the school gives no grades. */
	band: Band | null;
};

/** A subject's result in one exam or in several combined, before rounding and without its letter grade. */
type Reached = { mark: Hundredths; full: Hundredths; absent: boolean; partFailed: boolean; parts: string[] | null };

/** The full mark of a percentage: 100.00. */
const hundred: Hundredths = 10_000n;

const ofSingle = ({ below, ...judged }: JudgedSubject): Reached => ({
	...{ ...judged, partFailed: below.length > 0, parts: below },
});

/** The mean of the exams; an absence takes nothing from other parts, and parts fail again only where each exam must be passed. */
function ofCombined(
	exams: readonly (JudgedSubject & { weight: number })[],
	{ passEach }: Subject,
	{ scale }: Rules,
): Reached {
	const shares = exams.map(({ mark, full, weight }) => ({ weight: BigInt(weight), mark, full }));
	const isFailed = ({ mark, full, absent, below }: JudgedSubject) =>
		absent || below.length > 0 || isFailingTotal(mark, full, scale);
	return {
		mark: weightedMean(shares, hundred),
		full: hundred,
		absent: exams.every(({ unattended }) => unattended),
		partFailed: passEach && exams.some(isFailed),
		parts: null,
	};
}

function reasonOf({ absent, partFailed }: Reached, totalFailed: boolean): Reason | null {
	if (absent) return "absent";
	if (partFailed) return "part";
	return totalFailed ? "total" : null;
}

/** @throws Error if a part has no mark */
export function gradeSubject(plan: SubjectPlan, marks: Student["marks"], rules: Rules): GradedSubject {
	const { subject } = plan;
	const { weights, rounding, scale } = rules;
	const exams = marks.flatMap((exam, index) => {
		const own = plan.exams ? plan.exams[index] : plan;
		return own ? [{ ...judgeSubject(own, exam.get(subject.code)), weight: weights?.[index] ?? 0 }] : [];
	});
	const [single] = exams;
	if (!single) throw new Error("A subject is in at least one exam.");
	const reached = weights ? ofCombined(exams, subject, rules) : ofSingle(single);
	const { full } = reached;
	const mark = rounding === "half-up" ? wholeHalfUp(reached.mark) : reached.mark;
	const reason = reasonOf(reached, isFailingTotal(mark, full, scale));
	const band = scale && ((reason && scale.at(-1)) ?? bandOfMark(mark, full, scale));
	return { subject, mark, full, reason, parts: reason === "part" ? reached.parts : null, band };
}
