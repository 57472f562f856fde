/**
 * Adds the applicants of a spreadsheet, such as the result of the state's lottery, to the queue of new applications.
 */
import "server-only";
import { randomUUID } from "node:crypto";
import type { PayloadRequest } from "payload";
import { keyColumns } from "@/lib/cms/name-keys";
import { newCodes } from "@/lib/cms/students/codes";
import { insertMany } from "@/lib/data/insert-many";
import { studentStaffText } from "@/lib/office/words/students";
import { SchoolError } from "@/lib/school/errors";
import { sql } from "@/lib/school/query";
import { deleteRecords, lockRecords, selectIn } from "../import/changes";
import { personColumns, personFieldNames } from "../import/stored";
import { type AddedList, type ListInput, newEntries } from "../lists/added";
import type { Choices } from "../lists/files";
import { genderWords } from "../lists/text";
import type { Operation } from "../operations/operation";
import { readClasses } from "../students/enrolments";
import { type ApplicantColumn, type ApplicantPlan, applicantForm, type NewApplicant, planApplicants } from "./plan";
import { listFileText } from "./text";

/** Ids of the applications. */
type Changes = { applications: number[] };

export const applicantList: Operation<ListInput<ApplicantColumn>, ApplicantPlan & { title: string }, Changes> = {
	subject: "applicant-list",
	tags: [],
	kept: 10,

	lock: (_, req) => lockRecords(req),

	plan: async ({ title, rows }, req) => ({ title, ...(await planApplicants(rows, req)) }),

	moved: () => new SchoolError("invalid", listFileText.moved),

	async apply(plan, { req }) {
		const applications = await insertApplications(newEntries(plan), req);
		const count = applications.length;
		return count > 0 ? { title: plan.title, count, facts: {}, changes: { applications } } : null;
	},

	/** Refused while any of the applications was decided or changed since; deleted ones are ignored. */
	async takeBack({ applications }, { req }) {
		await lockRecords(req);
		const touched = await selectIn<{ title: string; status: string }>(
			req,
			applications,
			(list) => sql`SELECT title, status FROM applications
				WHERE id IN (${list}) AND (status <> 'new' OR updated_at <> created_at)`,
		);
		const { decided, changed } = listFileText.holds;
		if (touched.length > 0)
			return touched.map(({ title, status }) => ({ title, reason: status === "new" ? changed : decided }));
		await deleteRecords(req, "applications", applications);
		return [];
	},

	told: {
		kind: "applications",
		action: "create",
		detail: ({ count }) => listFileText.act(count),
	},
};

/** @returns an empty file's choices of genders and classes */
async function choices(): Promise<Choices<ApplicantColumn>[]> {
	const genders = Object.values(genderWords).map(([word = ""]) => word);
	const classes = (await readClasses()).map(({ name }) => name);
	return [
		["gender", genders],
		["class", classes],
	];
}

export const applicants: AddedList<ApplicantColumn, NewApplicant, Changes> = {
	form: applicantForm,
	choices,
	operation: applicantList,
};

function namedBy(code: number, { name, fatherName }: NewApplicant["values"]) {
	const title = studentStaffText.titles.person(name, code, fatherName);
	return { code, title, ...keyColumns({ title, name }) };
}

/** @returns the ids of the new records */
async function insertApplications(fresh: readonly NewApplicant[], req: PayloadRequest): Promise<number[]> {
	if (fresh.length === 0) return [];
	const codes = await newCodes(req, fresh.length);
	const now = new Date().toISOString();
	const list = `list-${randomUUID()}`;
	const made = await insertMany<{ id: number }>(
		req.payload,
		"applications",
		fresh.map(({ values, class: schoolClass }, index) => ({
			...namedBy(codes[index] as number, values),
			...Object.fromEntries(personFieldNames.map((field) => [personColumns[field], values[field] ?? null])),
			present_class_id: schoolClass,
			status: "new",
			browser_key: `${list}-${index}`,
			created_at: now,
			updated_at: now,
		})),
		{ returning: ["id"], req },
	);
	return made.map(({ id }) => id);
}
