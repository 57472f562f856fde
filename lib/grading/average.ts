import { divideHalfUp, type Hundredths, hundredths, numberOf } from "./amounts";

/** Only what a fourth subject's point has above this counts. */
export const fourthFrom: Hundredths = 200n;

/** The highest grade point average, whatever the scale's best point. */
export const highest: Hundredths = 500n;

/** A grade point average with the steps that lead to it. */
type Average = {
	/** Points of the compulsory subjects. */
	compulsory: Hundredths;
	/** What each fourth subject adds to them. */
	extras: Hundredths[];
	/** All of these divided by the number of compulsory subjects, to two places, half up. */
	mean: Hundredths;
	/** The mean, at most the highest average; 0 if a compulsory subject is failed. */
	gpa: Hundredths;
};

const sum = (amounts: readonly Hundredths[]) => amounts.reduce((total, amount) => total + amount, 0n);

/** @returns what the fourth subject adds */
const extraOf = (point: Hundredths) => (point > fourthFrom ? point - fourthFrom : 0n);

/**
 * @param compulsory points of the counted compulsory subjects; 0 is failed
 * @param fourth points of the fourth subjects: at most one by the rules
 * @param best the highest average
 * @returns null without compulsory subjects
 */
export function averageOf(
	compulsory: readonly Hundredths[],
	fourth: readonly Hundredths[],
	best: Hundredths = highest,
): Average | null {
	if (compulsory.length === 0) return null;
	const extras = fourth.map(extraOf);
	const mean = divideHalfUp(sum(compulsory) + sum(extras), BigInt(compulsory.length));
	const capped = mean < best ? mean : best;
	return { compulsory: sum(compulsory), extras, mean, gpa: compulsory.includes(0n) ? 0n : capped };
}

type Taken = { point: number | null; counted: boolean; fourth: boolean };

/**
 * @param subjects those that a student takes, with the points of their letters
 * @returns the average of the compulsory subjects alone; null for a student without a fourth subject
 */
export function averageWithoutFourth(subjects: readonly Taken[]): number | null {
	if (!subjects.some(({ fourth }) => fourth)) return null;
	const compulsory = subjects.filter(({ counted, fourth }) => counted && !fourth);
	const points = compulsory.map(({ point }) => hundredths(point ?? 0));
	const average = averageOf(points, []);
	return average && numberOf(average.gpa);
}
