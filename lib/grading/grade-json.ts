import { gradeSheet } from "./grade-sheet";
import { readSheet } from "./read-sheet";
import { gradingText } from "./text";

/** Either the results as JSON, or a line for each fault. */
type GradedJson = { results: string; faults?: undefined } | { results?: undefined; faults: string[] };

/** @returns the text of a file; null if it is not UTF-8. A byte order mark, which Windows writes, is left out. */
function decode(file: Uint8Array): string | null {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(file);
	} catch {
		return null;
	}
}

/**
 * Grades a sheet as JSON: docs/grading.md.
 * @param file JSON in UTF-8
 * @returns the results, or the messages of all faults; never throws for a faulty file
 */
export function gradeJson(file: Uint8Array): GradedJson {
	const text = decode(file);
	const { sheet, faults } = text === null ? { faults: [{ text: gradingText.faults.notJson }] } : readSheet(text);
	// Two faults of one number may have the same message.
	if (!sheet) return { faults: [...new Set(faults.map(({ text: what, ...place }) => gradingText.fault(place, what)))] };
	return { results: JSON.stringify(gradeSheet(sheet)) };
}
