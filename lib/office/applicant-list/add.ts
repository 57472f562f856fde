/** Takes a list of applicants into the queue of new applications: the dry run, and all of its new rows or none. */
import "server-only";
import { randomUUID } from "node:crypto";
import type { PayloadRequest } from "payload";
import { listFileText } from "@/lib/bengali/office/applicant-list";
import { fileFaults } from "@/lib/bengali/office/import-file";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { addEntry } from "@/lib/cms/activity/entries";
import { nextCodes } from "@/lib/cms/students/codes";
import { insertMany } from "@/lib/data/insert-many";
import type { ListCheck } from "@/lib/office/lists/schema";
import { invalidError, SchoolError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { lockRecords } from "../import/changes";
import { FileRefused } from "../import/faults";
import { titleOfFile } from "../import/file-title";
import { maxFileBytes } from "../import/limits";
import { checkOf, newEntries } from "../import/list-check";
import { readUpload } from "../import/process";
import type { FileContent, FileRow } from "../import/read";
import { personColumns, personFieldNames } from "../import/stored";
import { readClasses } from "../students/classes";
import { type ApplicantPlan, type NewApplicant, planList } from "./plan";
import { readKnown } from "./stored";

const refused = (message: string) => invalidError({ file: [message] });

/** @throws SchoolError "invalid" for a file that cannot be used */
export async function readList(file: File): Promise<FileContent> {
	if (file.size > maxFileBytes) throw refused(fileFaults.large);
	if (file.size === 0) throw refused(fileFaults.empty);
	const bytes = new Uint8Array(await file.arrayBuffer());
	return readUpload(bytes, undefined, "applicants").catch((error: unknown) => {
		if (!(error instanceof FileRefused)) throw error;
		const { fault, detail } = error;
		throw refused(detail ? `${fileFaults[fault]}: ${detail}` : fileFaults[fault]);
	});
}

/** @returns what would be added and refused */
export async function openList(rows: readonly FileRow[], req?: PayloadRequest): Promise<ApplicantPlan> {
	const [known, classes] = [await readKnown(req), await readClasses(req)];
	return planList(rows, known, classes);
}

/** The dry run. @throws SchoolError "invalid" for a file that cannot be used */
export async function checkList(file: File): Promise<ListCheck> {
	const read = await readList(file);
	return checkOf(read, await openList(read.rows));
}

/** Keys of the applications of one list begin with this and the list's own key; nobody else can write them. */
const keyStart = "list";

/**
 * Adds the new applicants, in one transaction.
 * @param fingerprint of the dry run that was confirmed
 * @returns their number
 * @throws SchoolError "invalid" for a file that cannot be used, or if the dry run would be another one now
 */
export async function addList(file: File, fingerprint: string, account: SignedIn): Promise<number> {
	const { rows } = await readList(file);
	return inTransaction(async (req) => {
		// The first write: from here on nobody else writes.
		await query(sql`UPDATE counters SET value = value WHERE name = 'code'`, req);
		await lockRecords(req);
		const plan = await openList(rows, req);
		if (plan.fingerprint !== fingerprint) throw new SchoolError("invalid", listFileText.moved);
		const applicants = newEntries(plan);
		const [first] = await insertApplications(applicants, req);
		if (!first) return 0;
		const act = { action: "create", kind: "applications", record: first, title: titleOfFile(file) } as const;
		await addEntry(req, account, { ...act, detail: listFileText.act(applicants.length) });
		return applicants.length;
	});
}

/** @returns the ids of the new records, the first one first */
async function insertApplications(applicants: readonly NewApplicant[], req: PayloadRequest): Promise<number[]> {
	if (applicants.length === 0) return [];
	const start = await nextCodes(req, applicants.length);
	const now = new Date().toISOString();
	const list = `${keyStart}-${randomUUID()}`;
	const made = await insertMany<{ id: number }>(
		req.payload,
		"applications",
		applicants.map(({ values, class: of }, index) => ({
			...Object.fromEntries(personFieldNames.map((field) => [personColumns[field], values[field] ?? null])),
			code: start + index,
			title: studentStaffText.titles.person(values.name, start + index, values.fatherName),
			present_class_id: of,
			status: "new",
			browser_key: `${list}-${index}`,
			created_at: now,
			updated_at: now,
		})),
		{ returning: ["id"], req },
	);
	return made.map(({ id }) => id).sort((one, other) => one - other);
}

/** @returns a condition for the applications of the list that this application came with */
async function listOf(id: number, req?: PayloadRequest) {
	const [row] = await query<{ key: string }>(sql`SELECT browser_key AS key FROM applications WHERE id = ${id}`, req);
	const list = row && /^list-[\da-f-]{36}-/.exec(row.key)?.[0];
	return list ? sql`browser_key LIKE ${`${list}%`}` : null;
}

/** @returns whether the list can be taken out again: no application of it was decided or changed, and it was one */
export async function canRemoveList(id: number, req?: PayloadRequest): Promise<boolean> {
	const list = await listOf(id, req);
	if (!list) return false;
	const touched = await query(
		sql`SELECT id FROM applications WHERE ${list} AND (status <> 'new' OR updated_at <> created_at) LIMIT 1`,
		req,
	);
	return touched.length === 0;
}

/**
 * Deletes the applications that came with this one.
 * @param req request whose transaction it joins
 * @throws SchoolError "invalid" if one of them was decided or changed
 */
export async function removeList(id: number, req: PayloadRequest): Promise<void> {
	const list = await listOf(id, req);
	// The first write: keeps decisions on them from being made meanwhile.
	if (list) await query(sql`UPDATE applications SET status = status WHERE ${list}`, req);
	if (!list || !(await canRemoveList(id, req))) throw new SchoolError("invalid", listFileText.notUndone);
	await query(sql`DELETE FROM applications WHERE ${list}`, req);
}
