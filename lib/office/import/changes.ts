/** Writes records of students, enrolments and applications in bulk, for operations and for taking them back. */
import "server-only";
import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { PayloadRequest } from "payload";
import { keyColumns } from "@/lib/cms/name-keys";
import { insertMany, type Value } from "@/lib/data/insert-many";
import { environment } from "@/lib/machine/environment";
import type { Study } from "@/lib/office/teaching/taken-by";
import { studentStaffText } from "@/lib/office/words/students";
import { listOf, query, type SQL, sql } from "@/lib/school/query";
import { type Person, type Place, personColumns, personFieldNames } from "./stored";

/** Records per statement: a few milliseconds, during which SQLite blocks the process. */
const atOnce = 250;

/** Called with the number of records written since the last call; may throw to stop the import. */
export type OnWritten = (count: number) => void;

type Work<T> = (chunk: T[]) => Promise<unknown>;

async function inChunks<T>(items: readonly T[], onWritten: OnWritten | undefined, work: Work<T>) {
	for (let start = 0; start < items.length; start += atOnce) {
		const chunk = items.slice(start, start + atOnce);
		await work(chunk);
		onWritten?.(chunk.length);
		await yieldToOthers();
	}
}

/**
 * Locks the tables against writes by others until the transaction ends; with SQLite the first write has that effect.
 */
export async function lockRecords(req: PayloadRequest, ...more: string[]): Promise<void> {
	if (!environment.DATABASE_URL) return;
	const tables = ["students", "enrolments", "applications", ...more].map(sql.identifier);
	await query(sql`LOCK TABLE ${sql.join(tables, sql`, `)} IN SHARE ROW EXCLUSIVE MODE`, req);
}

type PersonRecord = { id?: number; code: number; person: Person; updatedAt: string };

const { titles } = studentStaffText;

function studentRow({ code, person, updatedAt }: PersonRecord): Record<string, Value> {
	const name = person.name ?? "";
	const title = titles.person(name, code, person.fatherName ?? "");
	return {
		code,
		title,
		...keyColumns({ title, name }),
		...Object.fromEntries(personFieldNames.map((field) => [personColumns[field], person[field]])),
		updated_at: updatedAt,
	};
}

/** @returns the new records' ids by code */
export async function insertStudents(
	req: PayloadRequest,
	records: PersonRecord[],
	onWritten?: OnWritten,
): Promise<Map<number, number>> {
	const ids = new Map<number, number>();
	await inChunks(records, onWritten, async (chunk) => {
		const made = await insertMany<{ id: number; code: number | string }>(
			req.payload,
			"students",
			chunk.map((record) => ({ ...studentRow(record), password_version: 0, created_at: record.updatedAt })),
			{ returning: ["id", "code"], req },
		);
		for (const { id, code } of made) ids.set(Number(code), id);
	});
	return ids;
}

/** Overwrites the fields that a file has; others stay. */
export async function updateStudents(
	req: PayloadRequest,
	records: (PersonRecord & { id: number })[],
	onWritten?: OnWritten,
): Promise<void> {
	const update = ["title", "title_key", "name_key", ...Object.values(personColumns), "updated_at"];
	await inChunks(records, onWritten, (chunk) =>
		insertMany(
			req.payload,
			"students",
			chunk.map((record) => ({ id: record.id, ...studentRow(record), password_version: 0 })),
			{ update, req },
		),
	);
}

export type EnrolmentRecord = { id?: number; student: number; place: Place; study: Study; updatedAt: string };

const enrolmentRow = ({ student, place, study, updatedAt }: EnrolmentRecord): Record<string, Value> => ({
	student_id: student,
	year_id: place.year,
	class_id: place.class,
	section_id: place.section,
	roll: place.roll,
	group: study.group,
	fourth_id: study.fourth,
	updated_at: updatedAt,
});

/**
 * Replaces the rolls of enrolments that will get new ones by placeholders (negative ids): students may swap rolls, and
 * the unique index is checked at each statement.
 */
export async function vacateRolls(req: PayloadRequest, ids: number[]): Promise<void> {
	await inChunks(ids, undefined, (chunk) =>
		query(sql`UPDATE enrolments SET roll = -id WHERE id IN (${listOf(chunk)})`, req),
	);
}

/** Stores which subjects the students of new enrolments have chosen. */
async function insertChosen(req: PayloadRequest, records: readonly (EnrolmentRecord & { id: number })[]) {
	const rows = records.flatMap(({ id, study }) =>
		study.chosen.map((subject, index) => ({
			...{ order: index + 1, parent_id: id, path: "chosen", subjects_id: subject },
		})),
	);
	await insertMany(req.payload, "enrolments_rels", rows, { req });
}

/** Moves enrolments to other sections and rolls, and replaces their groups and subjects. */
export async function updateEnrolments(
	req: PayloadRequest,
	records: (EnrolmentRecord & { id: number })[],
	onWritten?: OnWritten,
): Promise<void> {
	await vacateRolls(
		req,
		records.map(({ id }) => id),
	);
	const update = ["class_id", "section_id", "roll", "group", "fourth_id", "updated_at"];
	await inChunks(records, onWritten, async (chunk) => {
		const ids = listOf(chunk.map(({ id }) => id));
		await insertMany(
			req.payload,
			"enrolments",
			chunk.map((record) => ({ id: record.id, ...enrolmentRow(record) })),
			{ update, req },
		);
		await query(sql`DELETE FROM enrolments_rels WHERE path = 'chosen' AND parent_id IN (${ids})`, req);
		await insertChosen(req, chunk);
	});
}

/** @returns the new records' ids by student */
export async function insertEnrolments(
	req: PayloadRequest,
	records: EnrolmentRecord[],
	onWritten?: OnWritten,
): Promise<Map<number, number>> {
	const ids = new Map<number, number>();
	await inChunks(records, onWritten, async (chunk) => {
		const made = await insertMany<{ id: number; student_id: number }>(
			req.payload,
			"enrolments",
			chunk.map((record) => ({ ...enrolmentRow(record), created_at: record.updatedAt })),
			{ returning: ["id", "student_id"], req },
		);
		for (const { id, student_id } of made) ids.set(student_id, id);
		await insertChosen(
			req,
			chunk.map((record) => ({ ...record, id: ids.get(record.student) ?? 0 })),
		);
	});
	return ids;
}

/** Deletes records on which nothing depends. */
export async function deleteRecords(
	req: PayloadRequest,
	table: "students" | "enrolments" | "applications",
	ids: number[],
): Promise<void> {
	await inChunks(ids, undefined, (chunk) =>
		query(sql`DELETE FROM ${sql.identifier(table)} WHERE id IN (${listOf(chunk)})`, req),
	);
}

/** @param where receives a list of some of the ids. @returns the rows of all of them */
export async function selectIn<T>(req: PayloadRequest, ids: number[], select: (list: SQL) => SQL): Promise<T[]> {
	const found: T[] = [];
	await inChunks(ids, undefined, async (chunk) => found.push(...(await query<T>(select(listOf(chunk)), req))));
	return found;
}
