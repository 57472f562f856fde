/** How a grade point average came about, in sentences: the steps of {@link averageOf} on the result that is shown. */
import "server-only";
import { gpaText as text } from "@/lib/bengali/gpa";
import type { ResultSubject } from "@/lib/contract/results";
import { fourthSubjectFrom } from "./grading";

const round = (value: number) => Math.round(value * 100) / 100;

/**
 * @param subjects of a graded result
 * @param best the scale's best point
 * @returns the sentences, and the average that they lead to; null where the school gives no grades
 */
export function gpaSteps(subjects: readonly ResultSubject[], best: number): { steps: string[]; gpa: number } | null {
	const graded = subjects.map(({ subject_name: name, fourth_subject: fourth, point }) => ({ name, fourth, point }));
	const compulsory = graded.filter(({ fourth }) => !fourth);
	if (compulsory.length === 0 || graded.some(({ point }) => point === undefined)) return null;
	const failed = compulsory.filter(({ point }) => point === 0).map(({ name }) => name);
	if (failed.length > 0) return { steps: [text.failed(failed)], gpa: 0 };
	let sum = compulsory.reduce((total, { point = 0 }) => total + point, 0);
	const steps = [text.sum(compulsory.length, sum)];
	for (const { name, point = 0 } of graded.filter(({ fourth }) => fourth)) {
		const extra = Math.max(0, point - fourthSubjectFrom);
		sum += extra;
		steps.push(
			extra > 0 ? text.extra(name, point, fourthSubjectFrom, extra, sum) : text.noExtra(name, fourthSubjectFrom),
		);
	}
	const mean = round(sum / compulsory.length);
	steps.push(text.divided(sum, compulsory.length, mean));
	if (mean > best) steps.push(text.capped(best));
	return { steps, gpa: Math.min(best, mean) };
}
