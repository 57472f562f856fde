/** Takes an import back completely, unless something has come to depend on one of its records. */
import "server-only";
import type { PayloadRequest } from "payload";
import { sql } from "@/lib/school/query";
import { undoFaults as faults } from "../lists/text";
import type { Hold } from "../operations/operation";
import { type Use, usesOfPlaces, usesOfStudents } from "../students/uses";
import { deleteRecords, lockRecords, selectIn, updateEnrolments, updateStudents } from "./changes";
import { slotOf, titleOf } from "./match";
import { readEnrolments, readStudents, type StoredEnrolment, type StoredStudent } from "./stored";
import type { Changes } from "./write";

type State = {
	changes: Changes;
	/** When the import was applied: the `updatedAt` of the records that it wrote. */
	stamp: string;
	students: Map<number, StoredStudent>;
	enrolments: Map<number, StoredEnrolment>;
};

/** @returns the students who keep the import from being taken back; nothing is written then */
export async function takeImportBack(changes: Changes, req: PayloadRequest, stamp: string): Promise<Hold[]> {
	await lockRecords(req, "results", "marks", "tokens");
	const state = await readState(req, changes, stamp);
	const holds = await findHolds(req, state);
	if (holds.length === 0) await restore(req, state);
	return holds;
}

async function readState(req: PayloadRequest, changes: Changes, stamp: string): Promise<State> {
	const reader = { payload: req.payload, req };
	// An enrolment may have got another year since.
	const present = await selectIn<{ year: number }>(
		req,
		changes.enrolments.map(({ id }) => id),
		(list) => sql`SELECT DISTINCT year_id AS year FROM enrolments WHERE id IN (${list})`,
	);
	const years = [...new Set([...changes.enrolments, ...present].map(({ year }) => year))];
	const students = await readStudents(reader);
	const enrolments = await readEnrolments(reader, years);
	return {
		changes,
		stamp,
		students: new Map(students.map((student) => [student.id, student])),
		enrolments: new Map(enrolments.map((enrolment) => [enrolment.id, enrolment])),
	};
}

/** Records why a student prevents taking the import back; only the first reason of each student is kept. */
type Note = (student: number, reason: string) => void;

async function findHolds(req: PayloadRequest, state: State): Promise<Hold[]> {
	const reasons = new Map<number, string>();
	const note: Note = (student, reason) => {
		if (!reasons.has(student)) reasons.set(student, reason);
	};
	await noteUses(req, state, note);
	noteLaterChanges(state, note);
	noteTakenRolls(state, note);
	return [...reasons].map(([id, reason]) => {
		const student = state.students.get(id);
		return { title: student ? titleOf(student) : String(id), reason };
	});
}

const createdOf = ({ changes }: State) => changes.students.filter(({ before }) => before === null).map(({ id }) => id);

/** What has come to hang on places that the import made or changed, and on students whom it created. */
async function noteUses(req: PayloadRequest, state: State, note: Note): Promise<void> {
	const created = createdOf(state);
	const places = state.changes.enrolments.map(({ id }) => id);
	const own = new Set(places);
	const noteAll = async (ids: number[], [reason, select]: Use) => {
		for (const { student, id } of await selectIn<{ student: number; id?: number }>(req, ids, select))
			if (id === undefined || !own.has(id)) note(student, reason);
	};
	for (const use of usesOfPlaces(state.stamp)) await noteAll(places, use);
	for (const use of [...usesOfStudents, ...usesOfCreated]) await noteAll(created, use);
}

/** What an import itself never makes of a new student. */
const usesOfCreated: Use[] = [
	[
		faults.password,
		(list) => sql`SELECT id AS student FROM students WHERE password_hash IS NOT NULL AND id IN (${list})`,
	],
	[
		faults.application,
		(list) =>
			sql`SELECT s.id AS student FROM students s JOIN applications a ON a.code = s.code WHERE s.id IN (${list})`,
	],
	[faults.enrolled, (list) => sql`SELECT student_id AS student, id FROM enrolments WHERE student_id IN (${list})`],
];

/** Records that somebody has changed; those that somebody has deleted need no undoing. */
function noteLaterChanges({ changes, stamp, students, enrolments }: State, note: Note): void {
	for (const { id } of changes.students) {
		const student = students.get(id);
		if (student && student.updatedAt !== stamp) note(id, faults.changed);
	}
	for (const { id, student } of changes.enrolments) {
		const enrolment = enrolments.get(id);
		if (enrolment && enrolment.updatedAt !== stamp) note(student, faults.enrolmentChanged);
	}
}

/** Former rolls that another student has got since. */
function noteTakenRolls({ changes, students, enrolments }: State, note: Note): void {
	const own = new Set(changes.enrolments.map(({ id }) => id));
	const others = [...enrolments.values()].filter(({ id }) => !own.has(id));
	const holders = new Map(others.map(({ place, student }) => [slotOf(place), student]));
	for (const { id, student, before } of changes.enrolments) {
		const holder = before && enrolments.has(id) && holders.get(slotOf(before));
		const other = holder && students.get(holder);
		if (other) note(student, faults.rollTaken(titleOf(other)));
	}
}

async function restore(req: PayloadRequest, state: State): Promise<void> {
	const { changes, students, enrolments } = state;
	const made = changes.enrolments.filter(({ before }) => before === null).map(({ id }) => id);
	await deleteRecords(req, "enrolments", made);
	await deleteRecords(req, "students", createdOf(state));
	const people = changes.students.flatMap(({ id, before, updatedAt }) => {
		const stored = students.get(id);
		return stored && before && updatedAt ? [{ id, code: stored.code, person: before, updatedAt }] : [];
	});
	await updateStudents(req, people);
	const places = changes.enrolments.flatMap(({ id, student, before, study, updatedAt }) => {
		const stored = enrolments.get(id);
		return stored && before && updatedAt
			? [{ id, student, place: before, study: study ?? stored.study, updatedAt }]
			: [];
	});
	await updateEnrolments(req, places);
}
