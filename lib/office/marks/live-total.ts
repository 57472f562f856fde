/** A student's total and average as they would be released, while the marks are entered. */
import { toBengaliDigits } from "@/lib/bengali/digits";
import { gradeSheet } from "@/lib/grading/grade-sheet";
import type { Subject } from "@/lib/grading/sheet";
import type { Grid, GridStudent, GridSubject } from "./grid";
import { cellKey, marksBySubject, readMark } from "./shared";

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
	const cells = own.flatMap(({ id, parts }) =>
		parts.map(({ paper, part, full }) => {
			const cell = { enrolment, subject: id, paper, part };
			const read = readMark(textOf(cellKey(cell)), full);
			return { ...cell, mark: "mark" in read ? read.mark : null };
		}),
	);
	if (cells.some(({ mark }) => mark === null)) return "";
	const isFourth = own.some(({ id }) => id === fourth);
	const { students } = gradeSheet({
		...{ ...rules, weights: null, subjects: own.map(gradedSubject) },
		students: [
			{
				id: String(enrolment),
				takes: new Set(own.map(({ id }) => String(id))),
				fourth: isFourth ? String(fourth) : null,
				marks: [marksBySubject(cells)],
			},
		],
	});
	const [result] = students;
	if (!result) return "";
	const grade = result.gpa === null ? "" : ` · ${toBengaliDigits(result.gpa)} ${result.letter}`;
	return `${toBengaliDigits(result.total)}${grade}`;
}
