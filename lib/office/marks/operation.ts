/**
 * Many marks at once, of a paste or a file: an operation, so that they can be taken back while the results are not
 * released. Typed marks are saved cell by cell (./save).
 */
import "server-only";
import type { PayloadRequest } from "payload";
import { cellKey, readMark, writeMark } from "@/lib/office/marks/shared";
import { query, sql } from "@/lib/school/query";
import { activityText } from "../activity/text";
import type { SignedIn } from "../guard";
import { applyOperation } from "../operations/apply";
import { fingerprintOf, type Hold, type Operation, type Plan } from "../operations/operation";
import type { MarksAnswer } from "./calls";
import {
	type Change,
	type GridCells,
	lockMarks,
	planMarks,
	requireUnreleased,
	type SavePlan,
	writeChanges,
} from "./save";
import { readOwnSubjects, readSection, requireClass, requireOwn } from "./setup";
import { partName, readMarks, type StoredMark } from "./stored";
import { marksText as text } from "./text";

/** `file` is the name of the file that the cells come from. */
type Input = GridCells & { by: SignedIn; file?: string };

export type MarksPlan = Plan & SavePlan & Pick<Input, "by" | "file">;

/** Ids of marks, with the texts before and after. */
export type MarkChanges = { exam: number; section: number; marks: [id: number, from: string, to: string][] };

/** Title of the section, and name of the file. */
export type MarkFacts = { section: string; file?: string | undefined };

export const enteringMarks: Operation<Input, MarksPlan, MarkChanges, MarkFacts, MarksAnswer> = {
	subject: "marks",
	// Marks are not shown before the release.
	tags: [],
	// Those of an exam in a large school.
	kept: 400,

	lock: ({ exam }, req) => lockMarks(exam, req),

	async plan({ by, file, ...cells }, req) {
		const plan = await planMarks(cells, by, req);
		const written = plan.changes.map(({ input, mark, stored }) => [cellKey(input), mark, stored?.revision]);
		const fingerprint = fingerprintOf(written);
		return { ...plan, by, ...(file !== undefined && { file }), fingerprint };
	},

	async apply({ exam, section, changes, answer, by, file }, { req }) {
		if (changes.length === 0) return null;
		const ids = await writeChanges(exam.id, changes, by, req);
		const marks = changes.map(({ input, mark, stored }): MarkChanges["marks"][number] => [
			ids.get(cellKey(input)) ?? 0,
			writeMark(stored?.mark ?? null),
			writeMark(mark),
		]);
		const facts = { section: section.title, file };
		return {
			title: exam.title,
			count: changes.length,
			facts,
			changes: { exam: exam.id, section: section.id, marks },
			answer,
		};
	},

	/** Marks that have been changed since prevent it. */
	async takeBack({ exam, section: sectionId, marks }, { req, by }) {
		await lockMarks(exam, req);
		const section = await readSection(sectionId, req);
		if (by) requireClass(by, section.class);
		await requireUnreleased(exam, section.class, req);
		const stored = await readMarks(exam, sql`e.class_id = ${section.class}`, req);
		const byId = new Map([...stored.values()].map((mark) => [mark.id, mark]));
		const own = marks.map(([id, from, to]) => ({ id, from, to, stored: byId.get(id) }));
		const subjects = own.flatMap((entry) => (entry.stored ? [entry.stored.subject] : []));
		if (by) requireOwn(await readOwnSubjects(by, req), subjects);
		const changed = own.filter(({ stored: now, to }) => writeMark(now?.mark ?? null) !== to);
		if (changed.length > 0)
			return holdsOf(
				exam,
				sectionId,
				changed.map(({ id }) => id),
				req,
			);
		const changes = own.flatMap((entry) => (entry.stored ? [formerMark(entry.stored, entry.from)] : []));
		await writeChanges(exam, changes, by ?? { id: null, name: activityText.server }, req);
		return [];
	},

	told: {
		kind: "exams",
		action: "update",
		detail: ({ count, facts: { section, file } }) =>
			file ? activityText.tasks.marksFile(section, count, file) : activityText.tasks.marksPaste(section, count),
	},
};

/** A change to a text that was stored before, whatever the full marks are now. */
function formerMark(stored: StoredMark, text: string): Change {
	const read = readMark(text, Number.POSITIVE_INFINITY);
	return { input: stored, mark: "mark" in read ? read.mark : null, stored };
}

/** @param changed ids of marks. @returns each with its place in the grid */
async function holdsOf(
	exam: number,
	section: number,
	changed: readonly number[],
	req: PayloadRequest,
): Promise<Hold[]> {
	const places = await query<{ id: number; roll: number | string; subject: string; part: string }>(
		sql`SELECT m.id, e.roll, s.name AS subject, ${partName} AS part FROM marks m
			JOIN enrolments e ON e.id = m.enrolment_id JOIN subjects s ON s.id = m.subject_id
			WHERE m.exam_id = ${exam} AND e.section_id = ${section} ORDER BY e.roll, s.sequence, s.id`,
		req,
	);
	const ids = new Set(changed);
	const known = places.filter(({ id }) => ids.has(id));
	const isGone = known.length < changed.length;
	return [
		...known.map(({ roll, subject, part }) => ({
			title: text.place(Number(roll), subject, part),
			reason: text.changedSince,
		})),
		...(isGone ? [{ title: text.otherPlaces, reason: text.changedSince }] : []),
	];
}

/**
 * Saves the valid cells of a paste.
 * @returns as for typed cells, see ./save
 * @throws SchoolError as saveMarks
 */
export async function pasteMarks(cells: GridCells, by: SignedIn): Promise<MarksAnswer> {
	const { changes, answer } = await enteringMarks.plan({ ...cells, by });
	if (changes.length === 0) return answer;
	const applied = await applyOperation(enteringMarks, { ...cells, by }, { by });
	// Null if others have saved all of these cells since the plan: the next plan has what they wrote.
	return applied?.answer ?? pasteMarks(cells, by);
}
