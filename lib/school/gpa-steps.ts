/** Explains a grade point average in sentences: the steps by which {@link averageOf} computes it from a sheet. */
import "server-only";
import { gpaText as text } from "@/lib/bengali/gpa";
import type { FrozenSheet, FrozenSubject } from "@/lib/contract/frozen-sheet";
import { hundredths, numberOf } from "@/lib/grading/amounts";
import { averageOf, fourthFrom, highest } from "@/lib/grading/average";

/** @returns the sentences and the resulting average; null when the school gave no grades */
export function gpaSteps({ subjects, rules, origin }: Pick<FrozenSheet, "origin" | "rules" | "subjects">): {
	steps: string[];
	gpa: number;
} | null {
	if (!rules.scale) return null;
	// Results of before ended at the scale's best point.
	const best = origin === "upgrade" ? hundredths(Math.max(0, ...rules.scale.map(([, , point]) => point))) : highest;
	const graded = subjects.filter(({ counted }) => counted);
	const compulsory = graded.filter(({ fourth }) => !fourth);
	const fourths = graded.filter(({ fourth }) => fourth);
	const pointsOf = (some: typeof graded) => some.map(({ point }) => hundredths(point ?? 0));
	const average = averageOf(pointsOf(compulsory), pointsOf(fourths), best);
	if (!average) return null;
	const gpa = numberOf(average.gpa);
	const failed = compulsory.filter(({ point }) => point === 0).map(({ name }) => name);
	// Results that were stored before there were reasons are explained as they were then.
	const reasons = origin === "upgrade" ? [] : subjects.flatMap(reasonOf);
	if (failed.length > 0) return { steps: [...reasons, text.failed(failed)], gpa };
	const from = numberOf(fourthFrom);
	let sum = average.compulsory;
	const steps = [...reasons, text.sum(compulsory.length, numberOf(sum))];
	fourths.forEach(({ name, point }, index) => {
		const extra = average.extras[index] ?? 0n;
		sum += extra;
		steps.push(
			extra > 0n ? text.extra(name, point ?? 0, from, numberOf(extra), numberOf(sum)) : text.noExtra(name, from),
		);
	});
	steps.push(text.divided(numberOf(sum), compulsory.length, numberOf(average.mean)));
	if (average.mean > average.gpa) steps.push(text.capped(numberOf(best)));
	return { steps, gpa };
}

/** @returns what the subject's own row does not say: why it is failed, or that it does not count */
function reasonOf(subject: FrozenSubject): string[] {
	if (!subject.counted) return [text.uncounted(subject.name)];
	if (subject.reason === "absent") return [text.absent(subject.name)];
	return subject.reason === "part" ? [text.failedParts(subject.name, failedNames(subject))] : [];
}

/** @returns names of the parts that were not passed; a part counts over all papers of its subject */
export function failedNames({ failedParts, papers }: FrozenSubject): string[] {
	const parts = papers.flatMap((paper) =>
		paper.parts.map((part) => ({ code: part.code, name: part.name || paper.name })),
	);
	return failedParts.map((code) => parts.find((part) => part.code === code)?.name ?? code);
}
