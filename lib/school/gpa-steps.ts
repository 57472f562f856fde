/** Explains a grade point average in sentences: the steps by which {@link averageOf} computes it from a result. */
import "server-only";
import { gpaText as text } from "@/lib/bengali/gpa";
import type { ResultSubject } from "@/lib/contract/results";
import { hundredths, numberOf } from "@/lib/grading/amounts";
import { averageOf, fourthFrom } from "@/lib/grading/average";

/**
 * @param subjects of a graded result
 * @param best the scale's best point
 * @returns the sentences and the resulting average; null when the school gives no grades
 */
export function gpaSteps(subjects: readonly ResultSubject[], best: number): { steps: string[]; gpa: number } | null {
	const graded = subjects.map(({ subject_name: name, fourth_subject: fourth, point }) => ({ name, fourth, point }));
	if (graded.some(({ point }) => point === undefined)) return null;
	const compulsory = graded.filter(({ fourth }) => !fourth);
	const fourths = graded.filter(({ fourth }) => fourth);
	const pointsOf = (some: typeof graded) => some.map(({ point = 0 }) => hundredths(point));
	const average = averageOf(pointsOf(compulsory), pointsOf(fourths), hundredths(best));
	if (!average) return null;
	const gpa = numberOf(average.gpa);
	const failed = compulsory.filter(({ point }) => point === 0).map(({ name }) => name);
	if (failed.length > 0) return { steps: [text.failed(failed)], gpa };
	const from = numberOf(fourthFrom);
	let sum = average.compulsory;
	const steps = [text.sum(compulsory.length, numberOf(sum))];
	fourths.forEach(({ name, point = 0 }, index) => {
		const extra = average.extras[index] ?? 0n;
		sum += extra;
		steps.push(extra > 0n ? text.extra(name, point, from, numberOf(extra), numberOf(sum)) : text.noExtra(name, from));
	});
	steps.push(text.divided(numberOf(sum), compulsory.length, numberOf(average.mean)));
	if (average.mean > average.gpa) steps.push(text.capped(best));
	return { steps, gpa };
}
