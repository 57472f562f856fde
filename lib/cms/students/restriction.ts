/**
 * Restriction: a student's data that is kept, but not used, as a family asks that takes its consent back and wants nothing
 * erased. The student logs in and gets the own data all the same, and the office lifts it
 * (lib/office/data-requests/restriction). Every read that shows a student to others has {@link inUse} in its condition;
 * restriction.data.test.ts has the table of these doors.
 */
import {
	APIError,
	type BaseFilter,
	type CollectionBeforeChangeHook,
	type CollectionBeforeDeleteHook,
	type Payload,
	type PayloadRequest,
	type Where,
} from "payload";
import { idOf } from "@/lib/data/ids";
import { rows, type SQL, sql } from "@/lib/data/sql";
import { studentStaffText } from "@/lib/office/words/students";
import { accountOf } from "../access";

/** @param student column with the id of the student's record. @returns the condition that the data may be used */
export const inUse = (student: SQL): SQL =>
	sql`NOT EXISTS (SELECT 1 FROM students u WHERE u.id = ${student} AND u.restricted_at IS NOT NULL)`;

/** Since when the student of the certificate `c` is restricted, null if not: of one who is, nothing is shown. */
export const restrictedAt: SQL = sql`(SELECT u.restricted_at FROM students u WHERE u.id = c.student_id)`;

/** The same for applications: one that was admitted has the number of its student. @param code column with that number */
export const isApplicationInUse = (code: SQL): SQL =>
	sql`NOT EXISTS (SELECT 1 FROM students u WHERE u.code = ${code} AND u.restricted_at IS NOT NULL)`;

/** The same as a query of Payload. */
export const ofStudentsInUse: Where = { restrictedAt: { exists: false } };

/** Exam accounts may not ask for the field, and their access says the same already (../access). */
const unlessByAccess =
	(where: Where): BaseFilter =>
	({ req }) =>
		accountOf(req)?.role === "exam" ? null : where;

/** The same in a list of students, and in one of records that belong to a student. */
export const listedStudents = unlessByAccess(ofStudentsInUse);
export const listedOfStudents = unlessByAccess({ "student.restrictedAt": { exists: false } });

/** @returns the same for a list of applications; null while no student is restricted */
export async function ofApplicationsInUse(payload: Payload): Promise<Where | null> {
	const found = await rows<{ code: number | string }>(
		payload,
		sql`SELECT code FROM students WHERE restricted_at IS NOT NULL`,
	);
	return found.length > 0 ? { code: { not_in: found.map(({ code }) => Number(code)) } } : null;
}

export const withoutRestricted: BaseFilter = ({ req }) => ofApplicationsInUse(req.payload);

/** @returns why staff do not act on the student: it is restricted, or its personal data is erased; null otherwise */
export async function faultOfUse(student: unknown, payload: Payload, req?: PayloadRequest): Promise<string | null> {
	const [found] = await rows<{ isErased: boolean | number }>(
		payload,
		sql`SELECT erased_at IS NOT NULL AS "isErased" FROM students
			WHERE id = ${Number(student)} AND (restricted_at IS NOT NULL OR erased_at IS NOT NULL)`,
		req,
	);
	return found ? studentStaffText.errors[found.isErased ? "erased" : "restricted"] : null;
}

async function refuseUnused(student: unknown, req: PayloadRequest): Promise<void> {
	const fault = await faultOfUse(student, req.payload, req);
	if (fault) throw new APIError(fault, 400, undefined, true);
}

/** Staff do not change a student who is restricted or erased; the student's own changes have no account of staff. */
export const keepRestricted: CollectionBeforeChangeHook = async ({ data, originalDoc, operation, req }) => {
	if (operation === "update" && accountOf(req)) await refuseUnused(originalDoc.id, req);
	return data;
};

/** The same for a record that belongs to a student. */
export const keepRestrictedOwner: CollectionBeforeChangeHook = async ({ data, originalDoc, req }) => {
	if (!accountOf(req)) return data;
	for (const student of [originalDoc?.student, data.student]) if (student) await refuseUnused(idOf(student), req);
	return data;
};

/** The same for deleting it, unless it goes with its student. */
export const keepOfRestricted: CollectionBeforeDeleteHook = async ({ collection, id, req }) => {
	if (!accountOf(req) || req.context.withoutActivity) return;
	const { student } = await req.payload.findByID({ collection: collection.slug as "enrolments", id, depth: 0, req });
	await refuseUnused(idOf(student), req);
};
