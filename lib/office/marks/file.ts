/** The grid of an exam and section as a spreadsheet, and the list of marks that a filled-in one is. */
import "server-only";
import type { z } from "zod";
import { machineText } from "@/lib/bengali/digits";
import { cellKey, longestMark, writeMark } from "@/lib/office/marks/shared";
import { SchoolError } from "@/lib/school/errors";
import type { SignedIn } from "../guard";
import { type AddedList, type ListEntry, type ListInput, type ListPlan, planOf } from "../lists/added";
import { writeFileOf } from "../lists/files";
import { headingsOf, type ListForm, labelOf } from "../lists/form";
import { maxRows } from "../lists/limits";
import type { FileRow } from "../lists/read";
import { headingSynonyms } from "../lists/text";
import type { Operation } from "../operations/operation";
import type { gridSchema, MarkInput } from "./calls";
import { type Grid, readGrid } from "./grid";
import { enteringMarks, type MarkChanges, type MarkFacts, type MarksPlan } from "./operation";
import { lockMarks } from "./save";
import type { MarksAccount } from "./setup";
import { markFileText as text } from "./text";

type Part = { subject: number; paper: string; part: string; heading: string };

const partsOf = ({ subjects }: Grid): Part[] =>
	subjects.flatMap(({ id, name, parts }) =>
		parts.map(({ paper, part, name: partName, full }) => ({
			...{ subject: id, paper, part },
			heading: text.heading(name, partName, full),
		})),
	);

/** A column for each part of a subject. */
const columnOf = ({ subject, paper, part }: Omit<Part, "heading">) => `${subject}/${paper}/${part}`;

function formOf(grid: Grid): ListForm<string> {
	const parts = partsOf(grid).map((part) => [columnOf(part), part.heading] as const);
	return {
		sheet: text.sheet,
		columns: ["roll", "name", ...parts.map(([column]) => column)],
		headings: { roll: "রোল*", name: "নাম", ...Object.fromEntries(parts) },
		synonyms: {
			roll: headingSynonyms.roll,
			name: ["শিক্ষার্থীর নাম", "Name"],
			...Object.fromEntries(parts.map(([column]) => [column, []])),
		},
		fewestHeadings: 2,
		mostRows: maxRows,
		emptyRows: 0,
		faults: { headings: text.noHeadings },
	};
}

/**
 * @returns an .xlsx file with a row for each student, and the marks that are stored
 * @throws SchoolError "notFound" or "forbidden", see {@link readGrid}
 */
export async function writeMarkSheet(
	exam: number,
	section: number,
	account: MarksAccount,
): Promise<{ bytes: Buffer; name: string }> {
	const grid = await readGrid(exam, section, account);
	const form = formOf(grid);
	const marks = new Map(grid.marks.map((mark) => [cellKey(mark), mark.text]));
	const rows = grid.students.map(({ enrolment, roll, name }) => [
		String(roll),
		name,
		...partsOf(grid).map(({ heading: _, ...part }) => marks.get(cellKey({ enrolment, ...part })) ?? ""),
	]);
	const bytes = await writeFileOf("xlsx", [{ name: form.sheet, rows: [headingsOf(form), ...rows] }]);
	return { bytes, name: text.name(grid.exam.title, grid.section.title) };
}

type Place = z.output<typeof gridSchema>;

/** A row that changes marks: of each its cell, the new text, and the revision that is changed. */
type NewMarks = { changes: [cell: string, text: string, revision: number][] };

type FilePlan = ListPlan<NewMarks> & { marks: MarksPlan };

/**
 * The list of a filled-in file: all of its rows or none.
 * @throws SchoolError "notFound" or "forbidden", see {@link readGrid}
 */
export async function markList(place: Place, by: SignedIn) {
	const form = formOf(await readGrid(place.exam, place.section, by));
	const operation: Operation<ListInput<string>, FilePlan & { title: string }, MarkChanges, MarkFacts> = {
		...enteringMarks,
		lock: (_, req) => lockMarks(place.exam, req),

		/** @throws SchoolError "invalid" while the class is released */
		async plan({ title, rows }, req) {
			const grid = await readGrid(place.exam, place.section, by, req);
			const read = readRows(grid, rows);
			const cells = read.flatMap((row) => ("cells" in row ? row.cells : []));
			const marks = await enteringMarks.plan({ ...place, cells, by, file: title }, req);
			return { title, marks, ...planOf(read.map((row) => judgeRow(row, marks, form))) };
		},

		moved: () => new SchoolError("invalid", text.moved),

		/** @throws SchoolError "invalid" if a row is refused */
		async apply({ entries, marks }, writing) {
			if (entries.some(({ kind }) => kind === "refused")) throw new SchoolError("invalid", text.whole);
			const written = await enteringMarks.apply(marks, writing);
			return written && { ...written, answer: undefined };
		},
	};
	return { form, operation } satisfies AddedList<string, NewMarks, MarkChanges>;
}

/** The cells of a row, or why it has no student. */
type RowCells = { line: number } & ({ cells: MarkInput[] } | { reason: string });

/** @returns the rows with marks; empty cells do not empty what is stored */
function readRows(grid: Grid, rows: readonly FileRow<string>[]): RowCells[] {
	const parts = partsOf(grid);
	const byRoll = new Map(grid.students.map((student) => [student.roll, student.enrolment]));
	const revisions = new Map(grid.marks.map((mark) => [cellKey(mark), mark.revision]));
	const seen = new Set<number>();
	return rows.flatMap(({ line, cells }): RowCells[] => {
		const found = parts.flatMap(({ heading: _, ...part }) => {
			// A longer text is no mark; the rest of it does not matter.
			const value = String(cells[columnOf(part)] ?? "")
				.trim()
				.slice(0, longestMark + 1);
			return value === "" ? [] : [{ ...part, text: value }];
		});
		if (found.length === 0) return [];
		const roll = Number(machineText(String(cells.roll)) || Number.NaN);
		const enrolment = byRoll.get(roll);
		if (enrolment === undefined) return [{ line, reason: Number.isNaN(roll) ? text.noRoll : text.unknownRoll }];
		if (seen.has(roll)) return [{ line, reason: text.rollTwice }];
		seen.add(roll);
		const own = found.map((cell) => ({ enrolment, ...cell }));
		return [{ line, cells: own.map((cell) => ({ ...cell, base: revisions.get(cellKey(cell)) ?? 0 })) }];
	});
}

function judgeRow(row: RowCells, { changes, answer }: MarksPlan, form: ListForm<string>): ListEntry<NewMarks> {
	const { line } = row;
	if ("reason" in row) return { line, kind: "refused", reasons: [row.reason] };
	const own = new Set(row.cells.map(cellKey));
	const reasons = answer.refused
		.filter((cell) => own.has(cellKey(cell)))
		.map((cell) => `${labelOf(form, columnOf(cell))}: ${cell.reason}`);
	if (reasons.length > 0) return { line, kind: "refused", reasons };
	const ofRow = changes
		.filter(({ input }) => own.has(cellKey(input)))
		.map(({ input, mark, stored }): NewMarks["changes"][number] => [
			cellKey(input),
			writeMark(mark),
			stored?.revision ?? 0,
		]);
	return ofRow.length > 0 ? { line, kind: "new", changes: ofRow } : { line, kind: "same" };
}
