import type { ResultDetails, ResultSubject } from "./results";

/** @returns the sum of the full marks of the subjects that count, which belongs to the total */
export const countedFull = (subjects: readonly ResultSubject[], details: ResultDetails): number =>
	subjects.reduce(
		(sum, { full_marks }, index) => sum + (details.subjects[index]?.counted === false ? 0 : full_marks),
		0,
	);
