/** Applies a confirmed import: all of its accepted rows, in one transaction, or none. */
import "server-only";
import type { PayloadRequest } from "payload";
import { activityText } from "@/lib/bengali/office/activity";
import { addEntry } from "@/lib/cms/activity/entries";
import type { Tag } from "@/lib/cms/cache-tags";
import { expireOnCommit } from "@/lib/cms/expire";
import { nextCodes, reserveCode } from "@/lib/cms/students/codes";
import { inTransaction, query, sql } from "@/lib/school/query";
import {
	type EnrolmentRecord,
	insertEnrolments,
	insertStudents,
	lockRecords,
	type OnWritten,
	updateEnrolments,
	updateStudents,
} from "./changes";
import { type ChangedEntry, makePlan, type NewEntry, type Plan, readRows, yearsOf } from "./plan";
import { readContent } from "./runs";
import { type Person, type Place, readStored } from "./stored";

/** The records have changed since the plan was shown. */
export class PlanMoved extends Error {
	override name = "PlanMoved";
}

/** What an import has done, for undoing it. `before` is null for a record that it created. */
export type Changes = {
	students: { id: number; before: Person | null; updatedAt: string | null }[];
	enrolments: { id: number; student: number; year: number; before: Place | null; updatedAt: string | null }[];
};

/** Reads whose results depend on what an import writes. */
export const importTags = ["students", "enrolments"] satisfies Tag[];

type Progress = { all: (count: number) => void; written: OnWritten };

/**
 * @param fingerprint of the plan that was confirmed
 * @param progress called after each part; may throw to roll back
 * @throws PlanMoved if the plan would be another one now
 */
export async function applyRun(id: number, fingerprint: string, progress: Progress): Promise<void> {
	await inTransaction(async (req) => {
		// The first write: from here on nobody else writes.
		await query(sql`UPDATE imports SET fault = NULL WHERE id = ${id}`, req);
		await lockRecords(req);
		const { rows } = await readContent(id, req);
		const read = await readRows(rows);
		const plan = await makePlan(read, await readStored({ payload: req.payload, req }, yearsOf(read)));
		if (plan.fingerprint !== fingerprint) throw new PlanMoved();
		const stamp = new Date().toISOString();
		const changes = await write(req, plan, stamp, progress);
		const count = (kind: string) => plan.entries.filter((entry) => entry.kind === kind).length;
		await query(
			sql`UPDATE imports SET state = 'applied', open = NULL, content = NULL, applied_at = ${stamp},
				changes = ${JSON.stringify(changes)}, created_count = ${count("new")}, changed_count = ${count("changed")},
				refused_count = ${count("refused")} WHERE id = ${id}`,
			req,
		);
		const [run] = await query<{ file: string; staff: number | null; name: string | null }>(
			sql`SELECT i.file, s.id AS staff, s.name FROM imports i LEFT JOIN staff s ON s.id = i.staff_id WHERE i.id = ${id}`,
			req,
		);
		const account = run?.staff && run.name ? { id: run.staff, name: run.name } : null;
		const detail = activityText.tasks.imported(count("new"), count("changed"));
		await addEntry(req, account, { action: "create", kind: "students", title: run?.file, detail });
		await expireOnCommit(req, importTags);
	});
}

async function write(req: PayloadRequest, { entries }: Plan, stamp: string, progress: Progress): Promise<Changes> {
	const created = entries.filter((entry) => entry.kind === "new");
	const changed = entries.filter((entry) => entry.kind === "changed");
	const people = changed.filter(({ person }) => Object.keys(person).length > 0);
	const moved = changed.flatMap(({ student, place }) => (place ? [{ student: student.id, ...place }] : []));
	const moving = moved.flatMap(({ student, from, to }) => (from ? [{ student, from, to }] : []));
	progress.all(created.length * 2 + people.length + moved.length);

	const ids = await createStudents(req, created, stamp, progress.written);
	await updateStudents(req, people.map(personRecord(stamp)), progress.written);
	// First those that give up their rolls, which others may get.
	await updateEnrolments(
		req,
		moving.map(({ student, from, to }) => ({ id: from.id, student, place: to, updatedAt: stamp })),
		progress.written,
	);
	const added: EnrolmentRecord[] = [
		...moved.flatMap(({ student, from, to }) => (from ? [] : [{ student, place: to, updatedAt: stamp }])),
		...created.map(({ place }, index) => ({ student: ids[index] ?? 0, place, updatedAt: stamp })),
	];
	const enrolmentIds = await insertEnrolments(req, added, progress.written);
	return {
		students: [
			...ids.map((id) => ({ id, before: null, updatedAt: null })),
			...people.map(({ student }) => ({ id: student.id, before: student.person, updatedAt: student.updatedAt })),
		],
		enrolments: [
			...added.map(({ student, place }) => ({
				id: enrolmentIds.get(student) ?? 0,
				student,
				year: place.year,
				before: null,
				updatedAt: null,
			})),
			...moving.map(({ student, from, to }) => ({
				id: from.id,
				student,
				year: to.year,
				before: from.place,
				updatedAt: from.updatedAt,
			})),
		],
	};
}

const personRecord =
	(stamp: string) =>
	({ student, person }: ChangedEntry) => ({
		id: student.id,
		code: student.code,
		person: { ...student.person, ...person },
		updatedAt: stamp,
	});

/** @returns the ids of the new students, in the order of the entries */
async function createStudents(
	req: PayloadRequest,
	entries: NewEntry[],
	stamp: string,
	onWritten: OnWritten,
): Promise<number[]> {
	const highest = Math.max(0, ...entries.map(({ code }) => code ?? 0));
	if (highest > 0) await reserveCode(req, highest);
	const missing = entries.filter(({ code }) => code === undefined).length;
	let next = missing > 0 ? await nextCodes(req, missing) : 0;
	const records = entries.map(({ code, person }) => ({ code: code ?? next++, person, updatedAt: stamp }));
	const ids = await insertStudents(req, records, onWritten);
	return records.map(({ code }) => ids.get(code) ?? 0);
}
