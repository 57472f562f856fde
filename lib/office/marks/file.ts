/** Writes the grid of an exam and section as a spreadsheet, and reads a filled-in one. */
import "server-only";
import { toLatinDigits } from "@/lib/bengali/digits";
import { markFileText as text } from "@/lib/bengali/office/marks";
import type { Staff } from "@/lib/cms/payload-types";
import { longestMark, type MarkSheet } from "@/lib/office/marks/schema";
import { escapeCell } from "../lists/escape";
import { openFile, refusedFile } from "../lists/file";
import { headingsOf, type ListForm } from "../lists/form";
import { maxRows } from "../lists/limits";
import { writeFileOf } from "../lists/process";
import type { FileRow } from "../lists/read";
import { type Grid, readGrid } from "./grid";
import { cellKey } from "./stored";

type Account = Pick<Staff, "role" | "classes">;

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
		headings: { roll: "রোল", name: "নাম", ...Object.fromEntries(parts) },
		synonyms: {
			roll: ["রোল নম্বর", "রোল নং", "Roll"],
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
	account: Account,
): Promise<{ bytes: Buffer; name: string }> {
	const grid = await readGrid(exam, section, account);
	const form = formOf(grid);
	const marks = new Map(grid.marks.map((mark) => [cellKey(mark), mark.text]));
	const rows = grid.students.map(({ enrolment, roll, name }) => [
		String(roll),
		escapeCell(name),
		...partsOf(grid).map(({ heading: _, ...part }) => marks.get(cellKey({ enrolment, ...part })) ?? ""),
	]);
	const bytes = await writeFileOf("xlsx", [{ name: form.sheet, rows: [headingsOf(form).map(escapeCell), ...rows] }]);
	return { bytes, name: text.name(grid.exam.title, grid.section.title) };
}

/**
 * Reads a file without storing anything: the grid shows what would change, and saves it cell by cell like a paste.
 * @throws SchoolError "invalid" with a message for the file; "notFound" or "forbidden", see {@link readGrid}
 */
export async function readMarkSheet(
	{ exam, section, file }: { exam: number; section: number; file: File },
	account: Account,
): Promise<MarkSheet> {
	const grid = await readGrid(exam, section, account);
	const { rows, ignored } = await openFile(formOf(grid), file);
	if (rows.some(({ cells }) => cells.roll === undefined)) throw refusedFile(text.noHeadings);
	return { success: true, ...readRows(grid, rows), ignored };
}

function readRows(grid: Grid, rows: readonly FileRow<string>[]): Pick<MarkSheet, "cells" | "refused"> {
	const parts = partsOf(grid);
	const byRoll = new Map(grid.students.map((student) => [student.roll, student.enrolment]));
	const seen = new Set<number>();
	const read: Pick<MarkSheet, "cells" | "refused"> = { cells: [], refused: [] };
	for (const { line, cells } of rows) {
		const found = parts.flatMap((part) => {
			// A longer text is no mark; the rest of it does not matter.
			const value = String(cells[columnOf(part)] ?? "")
				.trim()
				.slice(0, longestMark + 1);
			return value === "" ? [] : [{ part, value }];
		});
		if (found.length === 0) continue;
		const roll = Number(toLatinDigits(String(cells.roll).trim()) || Number.NaN);
		const enrolment = byRoll.get(roll);
		if (enrolment === undefined || seen.has(roll)) {
			const reason = Number.isNaN(roll) ? text.noRoll : enrolment === undefined ? text.unknownRoll : text.rollTwice;
			read.refused.push({ line, reason });
			continue;
		}
		seen.add(roll);
		read.cells.push(...found.map(({ part: { heading: _, ...part }, value }) => ({ enrolment, ...part, text: value })));
	}
	return read;
}
