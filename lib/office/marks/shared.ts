/** Marks as they are typed, and the cells that hold them: shared by the grid in the browser and the server, without zod. */
import { machineText, toBengaliDigits } from "@/lib/bengali/digits";
import { parseNumber } from "@/lib/contract/numbers";
import type { Mark as GradedMark, Student } from "@/lib/grading/sheet";
import type { Subject } from "./subjects";
import { markText } from "./text";

/** A number with at most two decimals, or absent, or not entered. */
export type Mark = number | "absent" | null;

/** Longest text of a cell that is read. */
export const longestMark = 20;

const absentWords = new Set(["অনু", "অনুপস্থিত", "অনুঃ", "অ", "a", "ab", "abs", "absent"]);

/**
 * Reads a mark as staff type it, in Bengali or Latin digits.
 * @param full full marks of the part
 * @returns the mark, or a sentence why it is none
 */
export function readMark(text: string, full: number): { mark: Mark } | { reason: string } {
	if (text.length > longestMark) return { reason: markText.wrong };
	const typed = machineText(text);
	if (typed === "") return { mark: null };
	if (absentWords.has(typed.replace(/\.$/, "").toLowerCase())) return { mark: "absent" };
	const mark = parseNumber(typed);
	if (mark === undefined || mark === null) return { reason: markText.wrong };
	if (mark < 0) return { reason: markText.negative };
	if (mark > full) return { reason: markText.tooLarge(full) };
	if (Math.round(mark * 100) / 100 !== mark) return { reason: markText.decimals };
	return { mark };
}

/** @returns the text of a mark, which {@link readMark} reads back */
export function writeMark(mark: Mark): string {
	if (mark === null) return "";
	return mark === "absent" ? markText.absent : toBengaliDigits(mark);
}

/** Cells in one call: a grid of 60 × 40 goes in one, unless its codes are long. */
export const mostCells = 2400;

/** Bytes of the cells in one call: less than the body that the server takes. */
const mostBytes = 280_000;

/** @returns the first cells, as many as one call takes */
export function cellsOfCall<T>(cells: readonly T[]): T[] {
	const encoder = new TextEncoder();
	let bytes = 0;
	const end = cells.findIndex((cell, index) => {
		bytes += encoder.encode(JSON.stringify(cell)).length + 1;
		return index === mostCells || bytes > mostBytes;
	});
	return end < 0 ? [...cells] : cells.slice(0, end);
}

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
