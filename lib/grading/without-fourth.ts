import { hundredths, numberOf } from "./amounts";
import { averageOf } from "./average";

type Taken = { point: number | null; counted: boolean; fourth: boolean };

/**
 * @param subjects those that a student takes, with the points of their letters
 * @returns the average of the compulsory subjects alone; null for a student without a fourth subject
 */
export function averageWithoutFourth(subjects: readonly Taken[]): number | null {
	if (!subjects.some(({ fourth }) => fourth)) return null;
	const compulsory = subjects.filter(({ counted, fourth }) => counted && !fourth);
	const average = averageOf(
		compulsory.map(({ point }) => hundredths(point ?? 0)),
		[],
	);
	return average && numberOf(average.gpa);
}
