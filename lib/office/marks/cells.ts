/** The cells of an exam: each a part of a student's subject. Shared by the grid in the browser and the server. */
import type { Mark as GradedMark, Student } from "@/lib/grading/sheet";
import type { Mark } from "./shared";
import type { Subject } from "./subjects";

/** Paper and part by their codes. */
export type Cell = { enrolment: number; subject: number; paper: string; part: string };

export const cellKey = ({ enrolment, subject, paper, part }: Cell): string =>
	`${enrolment}/${subject}/${paper}/${part}`;

/** @returns the cells that a student has in a subject, with their full marks */
export const cellsOf = (enrolment: number, { id, papers }: Pick<Subject, "id" | "papers">) =>
	papers.flatMap((paper) =>
		paper.parts.map(({ code, full }) => ({ enrolment, subject: id, paper: paper.code, part: code, full })),
	);

/** @returns the marks as `gradeSheet` takes them, by subject, paper and part; a cell without one is absent */
export function marksBySubject(cells: readonly (Cell & { mark: Mark })[]): Student["marks"][number] {
	const marks = new Map<string, Map<string, Map<string, GradedMark>>>();
	for (const { subject, paper, part, mark } of cells) {
		const papers = marks.get(String(subject)) ?? new Map<string, Map<string, GradedMark>>();
		const parts = papers.get(paper) ?? new Map<string, GradedMark>();
		marks.set(String(subject), papers.set(paper, parts.set(part, mark ?? "absent")));
	}
	return marks;
}
