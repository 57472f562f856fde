/** Writes what a plan says: new students and enrolments, and changes of those that are there; and a section that it lacks. */
import "server-only";
import { type PayloadRequest, ValidationError } from "payload";
import { messagesByField } from "@/lib/cms/errors";
import { newCodes } from "@/lib/cms/students/codes";
import type { Study } from "@/lib/office/teaching/taken-by";
import { invalidError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import type { Progress } from "../operations/operation";
import {
	type EnrolmentRecord,
	insertEnrolments,
	insertStudents,
	type OnWritten,
	updateEnrolments,
	updateStudents,
} from "./changes";
import type { MissingSection } from "./match";
import type { ChangedEntry, NewEntry, Plan } from "./plan";
import type { Person, Place } from "./stored";

/**
 * What an import has done, for taking it back. `before` is null for a record that it created, `study` what a changed
 * enrolment had of group and subjects; imports of before this column have none.
 */
export type Changes = {
	students: { id: number; before: Person | null; updatedAt: string | null }[];
	enrolments: {
		id: number;
		student: number;
		year: number;
		before: Place | null;
		study?: Study;
		updatedAt: string | null;
	}[];
};

/** @param stamp when the import is applied, ISO 8601: the `updatedAt` of the records that it writes */
export async function writePlan(
	req: PayloadRequest,
	{ entries }: Plan,
	stamp: string,
	progress: Progress,
): Promise<Changes> {
	const created = entries.filter((entry) => entry.kind === "new");
	const changed = entries.filter((entry) => entry.kind === "changed");
	const people = changed.filter(({ person }) => Object.keys(person).length > 0);
	const moved = changed.flatMap(({ student, place }) => (place ? [{ student: student.id, ...place }] : []));
	const moving = moved.flatMap(({ from, ...rest }) => (from ? [{ ...rest, from }] : []));
	progress.all(created.length * 2 + people.length + moved.length);

	const ids = await createStudents(req, created, stamp, progress.written);
	await updateStudents(req, people.map(personRecord(stamp)), progress.written);
	// First those that give up their rolls, which others may get.
	await updateEnrolments(
		req,
		moving.map(({ student, from, to, study }) => ({ id: from.id, student, place: to, study, updatedAt: stamp })),
		progress.written,
	);
	const added: EnrolmentRecord[] = [
		...moved.flatMap(({ student, from, to, study }) => (from ? [] : [{ student, place: to, study, updatedAt: stamp }])),
		...created.map(({ place, study }, index) => ({ student: ids[index] ?? 0, place, study, updatedAt: stamp })),
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
				study: from.study,
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
	const own = new Set(entries.flatMap(({ code }) => code ?? []));
	const fresh = (await newCodes(req, entries.filter(({ code }) => code === undefined).length, own)).values();
	const records = entries.map(({ code, person }) => ({
		code: code ?? (fresh.next().value as number),
		person,
		updatedAt: stamp,
	}));
	const ids = await insertStudents(req, records, onWritten);
	return records.map(({ code }) => ids.get(code) ?? 0);
}

/**
 * Adds a section that a file names.
 * @throws SchoolError "invalid" if there is no such class, or it has the section already
 */
export async function addSection(section: Omit<MissingSection, "className">, by: SignedIn): Promise<void> {
	const [found] = await query(sql`SELECT id FROM classes WHERE id = ${section.class}`);
	if (!found) throw invalidError({});
	try {
		await inTransaction(async (req) => {
			req.user = { ...by, collection: "staff" };
			await req.payload.create({
				collection: "sections",
				data: section as never,
				depth: 0,
				overrideAccess: false,
				req,
			});
		});
	} catch (error) {
		if (error instanceof ValidationError) throw invalidError(messagesByField(error, "sections"));
		throw error;
	}
}
