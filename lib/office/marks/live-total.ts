/** A student's total and average as they would be released, while the marks are entered. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import { gradeSheet } from "@/lib/grading/grade-sheet";
import type { Mark, Subject } from "@/lib/grading/sheet";
import type { Grid, GridStudent, GridSubject } from "./grid";
import { keyOf } from "./marks-queue";
import { readMark } from "./shared";

type GridRules = Pick<Grid, "rules" | "subjects">;

function gradedSubject({ id, counted, passEach, parts }: GridSubject): Subject {
	const papers = [...new Set(parts.map(({ paper }) => paper))].map((code) => ({
		code,
		parts: parts.filter(({ paper }) => paper === code).map(({ part, full, pass }) => ({ code: part, full, pass })),
	}));
	return { code: String(id), counted, passEach, papers };
}

/**
 * @param textOf returns what stands in a cell, by its key
 * @returns total, average and letter; "" while a mark is missing or wrong, and for an exam that cannot be graded
 */
export function liveTotal(
	{ rules, subjects }: GridRules,
	{ enrolment, takes, fourth }: Pick<GridStudent, "enrolment" | "takes" | "fourth">,
	textOf: (key: string) => string,
): string {
	const own = subjects.filter(({ id }) => takes.includes(id));
	if (!rules || own.length === 0) return "";
	const marks = new Map<string, Map<string, Map<string, Mark>>>();
	for (const { id, parts } of own)
		for (const { paper, part, full } of parts) {
			const read = readMark(textOf(keyOf({ enrolment, subject: id, paper, part })), full);
			if (!("mark" in read) || read.mark === null) return "";
			const papers = marks.get(String(id)) ?? new Map<string, Map<string, Mark>>();
			papers.set(paper, (papers.get(paper) ?? new Map<string, Mark>()).set(part, read.mark));
			marks.set(String(id), papers);
		}
	const isFourth = own.some(({ id }) => id === fourth);
	const { students } = gradeSheet({
		...{ ...rules, weights: null, subjects: own.map(gradedSubject) },
		students: [
			{
				id: String(enrolment),
				takes: new Set(own.map(({ id }) => String(id))),
				fourth: isFourth ? String(fourth) : null,
				marks: [marks],
			},
		],
	});
	const [result] = students;
	if (!result) return "";
	const grade = result.gpa === null ? "" : ` · ${toBengaliDigits(result.gpa)} ${result.letter}`;
	return `${toBengaliDigits(result.total)}${grade}`;
}
