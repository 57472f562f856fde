/** Applications for admission. */
import "server-only";
import { randomUUID } from "node:crypto";
import type { PayloadRequest, RequiredDataFromCollectionSlug } from "payload";
import { studentText } from "@/lib/bengali/students";
import { newCode } from "@/lib/cms/students/codes";
import { type ApplicationInput, applicationSchema } from "@/lib/contract/application";
import type { ApplicationState, ApplicationStateAnswer } from "@/lib/contract/application-state";
import type { Application, OpenApplication } from "@/lib/contract/students";
import { requireOpenAdmission } from "./admission-period";
import { notFoundError } from "./errors";
import { personOf, recordOf } from "./person";
import { inTransaction, query, records, sql } from "./query";
import { keyOf } from "./repeat-key";
import { getClasses } from "./structure";
import { withPicture } from "./student-pictures";
import { issueToken } from "./tokens";

const isKnownClass = async (id: number | undefined) =>
	id === undefined || (await getClasses()).some((known) => known.id === id);

const isPicture = (sent: unknown) => typeof sent !== "string" || /^data:[^,]*;base64,./i.test(sent);

const { image, present_class, permanent_class } = applicationSchema.shape;

/** The form as it is sent: its classes exist, and its picture may be one. Here, as the browser knows both. */
export const applicationBody = applicationSchema.extend({
	image: image.refine(isPicture, studentText.picture.broken),
	present_class: present_class.refine(isKnownClass, studentText.field.choice),
	permanent_class: permanent_class.refine(isKnownClass, studentText.field.choice),
});

type Submitted = { id: number; student_id: number; token: string };

/**
 * Stores an application. Idempotent by `browser_key` and the child's name: after a lost response the form keeps its key,
 * and may be filled in for a sister.
 * @returns its record id, its number (`student_id`) and a new token for it
 * @throws SchoolError "invalid" for a bad picture, and outside of the days of admission; sent again, as issueToken
 */
export async function submitApplication(input: ApplicationInput): Promise<Submitted> {
	const record = recordOf(input);
	const browserKey = keyOf([input.browser_key ?? randomUUID(), record.name]);
	const earlier = await findSubmitted(browserKey);
	if (earlier) return earlier;
	await requireOpenAdmission();
	try {
		return await withPicture(input.image, (picture) =>
			inTransaction((req) => create({ ...record, ...consentOf(input), picture, browserKey, status: "new" }, req)),
		);
	} catch (error) {
		// A concurrent submit with the same key was first: the unique index refused this one.
		const first = await findSubmitted(browserKey);
		if (first) return first;
		throw error;
	}
}

/**
 * Opens an application on another device.
 * @returns its record id and a new token for it; null both for an unknown number and for data that does not match the application
 * @throws SchoolError as issueToken
 */
export async function openApplication({
	student_id: code,
	mobile,
	birth_date,
}: OpenApplication): Promise<{ id: number; token: string } | null> {
	type Row = { id: number; father: string | null; mother: string | null; born: string | null };
	const [row] = await query<Row>(sql`SELECT id, father_mobile AS father, mother_mobile AS mother, date_of_birth AS born
		FROM applications WHERE code = ${code}`);
	const isRight =
		row &&
		(mobile === undefined || mobile === row.father || mobile === row.mother) &&
		(birth_date === undefined || birth_date === row.born);
	if (!isRight) return null;
	return { id: row.id, token: await inTransaction((req) => issueToken({ code, application: row.id }, req)) };
}

/** @returns the application with that record id; throws Payload's NotFound */
export async function getApplication(id: number): Promise<Application> {
	const payload = await records();
	return personOf(await payload.findByID({ collection: "applications", id, depth: 0 }));
}

export type Decision = {
	code: number;
	state: ApplicationState;
	/** Reason of a refusal; null for an admission. */
	reason: string | null;
	/** Name of the staff member who decided. */
	by: string | null;
	/** ISO 8601. */
	at: string | null;
};

/** @returns the decision on an application, or null if there is no such application */
export async function findDecision(id: number): Promise<Decision | null> {
	type Row = Pick<Decision, "reason" | "by"> & {
		code: number | string;
		status: ApplicationState;
		at: string | Date | null;
	};
	const [row] = await query<Row>(
		sql`SELECT code, status, reason, decided_by AS "by", decided_at AS at FROM applications WHERE id = ${id}`,
	);
	if (!row) return null;
	const { code, status: state, reason, by, at } = row;
	return {
		code: Number(code),
		state,
		reason: state === "refused" ? reason : null,
		by,
		at: at && new Date(at).toISOString(),
	};
}

/** @returns what has become of the application, for the applicant */
export async function getApplicationState(id: number): Promise<ApplicationStateAnswer> {
	const decision = await findDecision(id);
	if (!decision) throw notFoundError();
	const { state, reason, at } = decision;
	return { state, reason, decided_at: at };
}

/** @returns the columns of the guardian's consent, as of now */
function consentOf({ consent, consent_version, consent_name, fathers_name }: ApplicationInput) {
	if (!consent) return { consent: consent === false ? "withheld" : "none" } as const;
	return {
		consent: "given",
		consentVersion: consent_version ?? null,
		consentName: consent_name ?? fathers_name,
		consentAt: new Date().toISOString(),
	} as const;
}

async function create(record: Omit<RequiredDataFromCollectionSlug<"applications">, "code">, req: PayloadRequest) {
	const data = { ...record, code: await newCode(req) };
	const { id, code } = await req.payload.create({ collection: "applications", data, depth: 0, req });
	return { id, student_id: code, token: await issueToken({ code, application: id }, req) };
}

async function findSubmitted(browserKey: string): Promise<Submitted | undefined> {
	type Row = { id: number; code: number | string };
	const [row] = await query<Row>(sql`SELECT id, code FROM applications WHERE browser_key = ${browserKey}`);
	if (!row) return undefined;
	const code = Number(row.code);
	const token = await inTransaction((req) => issueToken({ code, application: row.id }, req));
	return { id: row.id, student_id: code, token };
}
