/** Saving an exam's routine: all of its rows or none, as a draft or for everybody; and taking that back. */
import "server-only";
import type { PayloadRequest } from "payload";
import type { Sitting } from "@/lib/contract/exam-routines";
import { insertMany } from "@/lib/data/insert-many";
import { SchoolError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { lockMarks } from "../marks/save";
import type { Operation, Plan } from "../operations/operation";
import type { RoutineInput } from "./calls";
import { type Change, changesOf } from "./changes";
import { readKnown, readStored, type Stored } from "./routine";
import { readRows } from "./rows";
import { examRoutineOfficeText as text } from "./text";

type RoutinePlan = Plan & { stored: Stored; sittings: Sitting[]; changes: Change[]; published: boolean };

/** `at`: when the routine was saved, which nothing but another save changes. */
type Undo = Pick<Stored, "exam" | "publishedAt"> & { at: string; sittings: Sitting[] };

type Outcome = keyof typeof text.acts;
type Facts = { outcome: Outcome };
export type Saved = Facts & { changes: Change[]; title: string };

function outcomeOf({ stored: { publishedAt }, published }: RoutinePlan): Outcome {
	if (published) return publishedAt ? "changed" : "published";
	return publishedAt ? "hidden" : "draft";
}

export const examRoutine: Operation<RoutineInput, RoutinePlan, Undo, Facts, Saved> = {
	subject: "exam-routine",
	tags: ["exams"],
	kept: 30,

	lock: ({ exam }, req) => lockMarks(exam, req),

	/** @throws SchoolError "notFound" for an unknown exam; "invalid" with a message for each cell that is refused */
	async plan({ exam, rows, published, seen }, req) {
		const stored = await readStored(exam, req);
		if (stored.seen !== seen) throw new SchoolError("invalid", text.moved);
		const { sittings, faults } = readRows(rows, await readKnown(stored.year, req));
		const wrong = Object.keys(faults).length;
		if (wrong > 0) throw new SchoolError("invalid", text.refused(wrong), faults);
		if (published && sittings.length === 0) throw new SchoolError("invalid", text.empty);
		return { stored, sittings, changes: changesOf(stored.sittings, sittings), published };
	},

	async apply(plan, { req, at }) {
		const { stored, sittings, changes, published } = plan;
		const { exam, publishedAt, title } = stored;
		if (changes.length === 0 && published === (publishedAt !== null)) return null;
		await write({ ...stored, sittings, publishedAt: published ? (publishedAt ?? at) : null }, stored, at, req);
		const outcome = outcomeOf(plan);
		const count = outcome === "changed" ? changes.length : sittings.length;
		const former = stored.sittings.map(({ changedAt: _, ...sitting }) => sitting);
		return {
			...{ title, count, facts: { outcome }, changes: { exam, at, publishedAt, sittings: former } },
			answer: { outcome, changes, title },
		};
	},

	async takeBack({ exam, at, ...former }, { req }) {
		await lockMarks(exam, req);
		const stored = await readStored(exam, req);
		if (stored.seen !== at) return [{ title: stored.title, reason: text.held }];
		const { classes } = await readKnown(stored.year, req);
		// A class that was deleted since takes its rows along.
		const sittings = former.sittings.filter((sitting) => classes.some(({ id }) => id === sitting.class));
		await write({ exam, ...former, sittings }, stored, new Date().toISOString(), req);
		return [];
	},

	told: { kind: "exams", action: "update", detail: ({ count, facts }) => text.acts[facts.outcome](count) },
};

/** Writes the whole routine. What is as before keeps its time, by which calendars know that it has not changed. */
async function write(
	{ exam, publishedAt, sittings }: Pick<Undo, "exam" | "publishedAt" | "sittings">,
	stored: Stored,
	at: string,
	req: PayloadRequest,
): Promise<void> {
	await query(
		sql`INSERT INTO exam_routines (exam_id, published_at, updated_at) VALUES (${exam}, ${publishedAt}, ${at})
			ON CONFLICT (exam_id) DO UPDATE SET published_at = excluded.published_at, updated_at = excluded.updated_at`,
		req,
	);
	await query(sql`DELETE FROM exam_sittings WHERE exam_id = ${exam}`, req);
	const changed = new Set(changesOf(stored.sittings, sittings).map(({ now }) => now));
	const times = new Map(stored.sittings.map((sitting) => [`${sitting.class}/${sitting.subject}`, sitting.changedAt]));
	const rows = sittings.map((sitting) => {
		const { class: class_id, ...rest } = sitting;
		const kept = changed.has(sitting) ? undefined : times.get(`${class_id}/${sitting.subject}`);
		return { exam_id: exam, class_id, ...rest, changed_at: kept ?? at };
	});
	await insertMany(req.payload, "exam_sittings", rows, { req });
}
