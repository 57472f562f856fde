/** The grid of an exam and section as a spreadsheet, and what such a file holds when it comes back filled in. */
import "server-only";
import { toLatinDigits } from "@/lib/bengali/digits";
import { fileFaults } from "@/lib/bengali/office/lists";
import { markText, markFileText as text } from "@/lib/bengali/office/marks";
import type { Staff } from "@/lib/cms/payload-types";
import { longestMark, type MarkSheet } from "@/lib/office/marks/schema";
import { invalidError } from "@/lib/school/errors";
import { escapeCell } from "../lists/escape";
import { FileRefused } from "../lists/faults";
import { headingKey } from "../lists/headings";
import { maxFileBytes } from "../lists/limits";
import { readCells, writeFileOf } from "../lists/process";
import { type Grid, readGrid } from "./grid";
import { cellKey } from "./stored";

type Account = Pick<Staff, "role" | "classes">;

type Column = { subject: number; part: Grid["subjects"][number]["parts"][number]["part"]; heading: string };

const columnsOf = ({ subjects }: Grid): Column[] =>
	subjects.flatMap(({ id, name, parts }) =>
		parts.map(({ part, full }) => ({
			...{ subject: id, part },
			heading: text.heading(name, parts.length > 1 ? markText.parts[part] : "", full),
		})),
	);

/** Full marks may have changed since the file was downloaded: the number in brackets is no part of the name. */
const nameOf = (heading: string) => headingKey(heading.replace(/\([\d.০-৯]+\)\s*$/, ""));

const rollKeys = new Set(["রোল", "রোল নম্বর", "রোল নং", "Roll"].map(headingKey));
const nameKeys = new Set(["নাম", "শিক্ষার্থীর নাম", "Name"].map(headingKey));

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
	const columns = columnsOf(grid);
	const marks = new Map(grid.marks.map((mark) => [cellKey(mark), mark.text]));
	const rows = grid.students.map(({ enrolment, roll, name }) => [
		String(roll),
		escapeCell(name),
		...columns.map(({ subject, part }) => marks.get(cellKey({ enrolment, subject, part })) ?? ""),
	]);
	const headings = ["রোল", "নাম", ...columns.map(({ heading }) => escapeCell(heading))];
	const bytes = await writeFileOf("xlsx", [{ name: text.sheet, rows: [headings, ...rows] }]);
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
	const refused = (message: string) => invalidError({ file: [message] });
	if (file.size === 0) throw refused(fileFaults.empty);
	if (file.size > maxFileBytes) throw refused(fileFaults.large);
	const lines = await readCells(new Uint8Array(await file.arrayBuffer())).catch((error: unknown) => {
		throw error instanceof FileRefused ? refused(error.message) : error;
	});
	const head = lines.findIndex(({ cells }) => cells.some((cell) => rollKeys.has(headingKey(String(cell)))));
	if (head < 0) throw refused(text.noHeadings);
	const headings = (lines[head]?.cells ?? []).map(String);
	const rollAt = headings.findIndex((heading) => rollKeys.has(headingKey(heading)));
	const known = new Map(columnsOf(grid).map((column) => [nameOf(column.heading), column]));
	const columns = headings.map((heading) => known.get(nameOf(heading)));
	const twice = columns.find((column, index) => column && columns.indexOf(column) !== index);
	if (twice) throw refused(text.twice(twice.heading));
	return {
		success: true,
		...readLines(grid, lines.slice(head + 1), rollAt, columns),
		ignored: ignoredOf(headings, columns, rollAt),
	};
}

const ignoredOf = (headings: string[], columns: (Column | undefined)[], rollAt: number): string[] =>
	headings
		.filter((heading, index) => !columns[index] && index !== rollAt && heading.trim() !== "")
		.filter((heading) => !nameKeys.has(headingKey(heading)))
		.map((heading) => heading.slice(0, 60));

function readLines(
	grid: Grid,
	lines: { line: number; cells: (string | number)[] }[],
	rollAt: number,
	columns: (Column | undefined)[],
): Pick<MarkSheet, "cells" | "refused"> {
	const byRoll = new Map(grid.students.map((student) => [student.roll, student.enrolment]));
	const seen = new Set<number>();
	const read: Pick<MarkSheet, "cells" | "refused"> = { cells: [], refused: [] };
	for (const { line, cells } of lines) {
		const found = columns.flatMap((column, index) => {
			// A longer text is no mark; the rest of it does not matter.
			const value = String(cells[index] ?? "")
				.trim()
				.slice(0, longestMark + 1);
			return column && value !== "" ? [{ column, value }] : [];
		});
		if (found.length === 0) continue;
		const roll = Number(toLatinDigits(String(cells[rollAt] ?? "").trim()) || Number.NaN);
		const enrolment = byRoll.get(roll);
		if (enrolment === undefined || seen.has(roll)) {
			const reason = Number.isNaN(roll) ? text.noRoll : enrolment === undefined ? text.unknownRoll : text.rollTwice;
			read.refused.push({ line, reason });
			continue;
		}
		seen.add(roll);
		read.cells.push(
			...found.map(({ column: { subject, part }, value }) => ({ enrolment, subject, part, text: value })),
		);
	}
	return read;
}
