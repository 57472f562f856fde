/** Changing rolls and mobile numbers in a section's list: all changed cells or none; and taking that back. */
import "server-only";
import type { PayloadRequest } from "payload";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { notFoundError, SchoolError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { lockRecords, vacateRolls } from "../import/changes";
import type { Hold, Operation, Plan } from "../operations/operation";
import type { RosterInput } from "./calls";
import { type Roster, readRoster } from "./roster";
import { cellKey, type RosterColumn, readCell } from "./shared";
import { sectionRosterText as text } from "./text";

/** A changed cell with the stored values; `student` is the record's id. */
type CellChange = { enrolment: number; student: number; column: RosterColumn; from: string; to: string };

type RosterPlan = Plan & { year: number; title: string; cells: CellChange[] };

/** `year` and `section` are ids. The table of what erasing removes knows `cells` (lib/cms/students/erasing). */
type Changes = { year: number; section: number; cells: CellChange[] };

export const sectionRoster: Operation<RosterInput, RosterPlan & { place: Omit<Changes, "cells"> }, Changes> = {
	subject: "section-roster",
	tags: ["students", "enrolments"],
	kept: 60,

	lock: (_, req) => lockRecords(req),

	/** @throws SchoolError "notFound"; "invalid" with a message for each cell that is refused */
	async plan({ cells, ...place }, req) {
		const roster = await readRoster(place, req);
		if (!roster) throw notFoundError();
		const { changes, errors } = judge(cells, roster);
		const count = Object.keys(errors).length;
		if (count > 0) throw new SchoolError("invalid", text.refused(count), errors);
		return { place, year: roster.year.year, title: roster.section.title, cells: changes };
	},

	async apply({ place, title, year, cells }, { req, at }) {
		if (cells.length === 0) return null;
		await writeCells(cells, at, req);
		return { title: text.of(title, year), count: cells.length, facts: {}, changes: { ...place, cells } };
	},

	async takeBack({ cells, ...place }, { req }) {
		await lockRecords(req);
		const roster = await readRoster(place, req);
		const holds = holdsOf(cells, roster);
		if (holds.length > 0) return holds;
		await writeCells(cells.map(reversed), new Date().toISOString(), req);
		return [];
	},

	told: { kind: "enrolments", action: "update", detail: ({ count }) => text.act(count) },
};

/** The change that takes this one back. */
const reversed = ({ from, to, ...cell }: CellChange): CellChange => ({ ...cell, from: to, to: from });

/** @returns what would be written, and a message for each cell that is refused */
function judge(cells: RosterInput["cells"], roster: Roster) {
	const errors: Record<string, string[]> = {};
	const byId = new Map(roster.rows.map((row) => [row.enrolment, row]));
	const changes: CellChange[] = [];
	for (const { enrolment, column, text: typed, before } of cells) {
		const key = cellKey(enrolment, column);
		const row = byId.get(enrolment);
		const read = readCell(column, typed);
		if (!row) errors[key] = [text.errors.gone];
		else if ("reason" in read) errors[key] = [read.reason];
		else if (row.values[column] === read.value) continue;
		else if (row.values[column] !== before) errors[key] = [text.errors.newer(toBengaliDigits(row.values[column]))];
		else changes.push({ enrolment, student: row.student, column, from: before, to: read.value });
	}
	const isTaken = takenAfter(changes, roster);
	for (const change of changes)
		if (isTaken(change)) errors[cellKey(change.enrolment, change.column)] = [text.errors.twice];
	return { changes, errors };
}

/** @returns whether another has the roll that a cell gives, when the cells are written */
function takenAfter(cells: readonly CellChange[], { rows, hidden }: Roster): (change: CellChange) => boolean {
	const given = new Map(cells.filter(({ column }) => column === "roll").map(({ enrolment, to }) => [enrolment, to]));
	const rolls = rows.map(({ enrolment, values }) => given.get(enrolment) ?? values.roll);
	return ({ column, to }) =>
		column === "roll" && (rolls.filter((roll) => roll === to).length > 1 || hidden.includes(Number(to)));
}

/** @returns the students whose cells were changed since, or whose former roll is another's */
function holdsOf(cells: readonly CellChange[], roster: Roster | null): Hold[] {
	const byId = new Map(roster?.rows.map((row) => [row.enrolment, row]));
	const former = cells.map(reversed);
	const isTaken = roster && takenAfter(former, roster);
	const held = former.flatMap((change): Hold[] => {
		const { enrolment, column, from } = change;
		const row = byId.get(enrolment);
		if (!row) return [{ title: text.name, reason: text.holds.gone }];
		const title = `${row.name}: ${text.columns[column]}`;
		if (row.values[column] !== from) return [{ title, reason: text.holds.changed }];
		return isTaken?.(change) ? [{ title, reason: text.errors.twice }] : [];
	});
	return held.filter(({ title }, index) => held.findIndex((earlier) => earlier.title === title) === index);
}

const columnsOf = { fatherMobile: sql`father_mobile`, motherMobile: sql`mother_mobile` } as const;

async function writeCells(cells: readonly CellChange[], at: string, req: PayloadRequest): Promise<void> {
	const rolls = cells.filter(({ column }) => column === "roll");
	await vacateRolls(
		req,
		rolls.map(({ enrolment }) => enrolment),
	);
	for (const { enrolment, student, column, to } of cells)
		await query(
			column === "roll"
				? sql`UPDATE enrolments SET roll = ${Number(to)}, updated_at = ${at} WHERE id = ${enrolment}`
				: sql`UPDATE students SET ${columnsOf[column]} = ${to || null}, updated_at = ${at} WHERE id = ${student}`,
			req,
		);
}
