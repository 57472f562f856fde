/** Accepting and refusing applications, and taking a refusal back. */
import "server-only";
import { ValidationError } from "payload";
import { addEntry } from "@/lib/cms/activity/entries";
import { messagesByField } from "@/lib/cms/errors";
import { studentStaffText } from "@/lib/office/words/students";
import { invalidError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { lockRecords } from "../import/changes";
import { applyOperation } from "../operations/apply";
import type { Slips } from "../slips/schema";
import { slipsOf } from "../slips/slips";
import { getNextRoll } from "../students/enrolments";
import { admitPrepared, prepareAdmissions, refuseApplicant, takeRefusalBack } from "./admit";
import { findAdmissionYear, makeYear } from "./application";
import type { AdmissionYear, BatchInput } from "./calls";
import { admissionBatch, planBatch } from "./operation";
import { acceptText } from "./text";

type AdmissionPlace = { year: AdmissionYear; section: number; roll: number };

const titleOf = async (id: number): Promise<string> => {
	const [row] = await query<{ title: string | null }>(sql`SELECT title FROM applications WHERE id = ${id}`);
	return row?.title ?? "";
};

/**
 * Makes student, enrolment, password and slip of an applicant, all or nothing; the year too, if it is the coming one and
 * the school has no record of it.
 * @param id of the application's record
 * @param site public address of the site
 * @returns the slip; its password cannot be shown again
 * @throws SchoolError "notFound", "invalid" if the application is decided already, or with messages by field
 */
export async function acceptApplication(
	id: number,
	{ year: asked, ...place }: AdmissionPlace,
	site: string,
	account: SignedIn,
): Promise<Slips> {
	const year = await findAdmissionYear(asked);
	const [[section], title] = await Promise.all([
		query<{ title: string }>(sql`SELECT title FROM sections WHERE id = ${place.section}`),
		titleOf(id),
	]);
	if (!section) throw invalidError({ section: [studentStaffText.errors.section] });
	const detail = acceptText.detail(section.title, place.roll);
	const act = { action: "admit", kind: "applications", record: id, title, detail } as const;
	const prepared = await prepareAdmissions([id]);
	try {
		return await inTransaction(async (req) => {
			// Another clerk may be making the same year.
			if (year.id === null) await lockRecords(req, "years");
			const of = await makeYear(await findAdmissionYear(asked, req), req);
			const made: Parameters<typeof slipsOf>[0] = [];
			for (const one of prepared)
				made.push({ ...(await admitPrepared(one, { ...place, year: of }, account.name, req)), place: detail });
			await addEntry(req, account, act);
			// Before the commit: without its slip nobody would know the password.
			return slipsOf(made, site);
		});
	} catch (error) {
		if (!(error instanceof ValidationError)) throw error;
		const errors = messagesByField(error, "enrolments");
		if (!errors.roll) throw invalidError(errors);
		throw invalidError({ roll: [acceptText.rollTaken(await getNextRoll(year.id ?? 0, place.section))] });
	}
}

/**
 * Accepts several applicants in one operation, which can be taken back.
 * @param site public address of the site
 * @returns their slips, in the order of the input; the passwords cannot be shown again
 * @throws SchoolError "invalid" with a sentence for each applicant that cannot be accepted: then nothing is done
 */
export async function acceptBatch(input: BatchInput, site: string, account: SignedIn): Promise<Slips> {
	// Names those that cannot be accepted before their passwords are made, which takes seconds.
	await planBatch(input);
	const prepared = await prepareAdmissions(input.places.map(({ id }) => id));
	const applied = await applyOperation(admissionBatch, { ...input, prepared, site }, { by: account });
	if (!applied?.answer) throw new Error("The admission made no slips.");
	return applied.answer;
}

/**
 * @param reason shown to the applicant
 * @throws SchoolError "notFound", "invalid" if the application is decided already
 */
export async function refuseApplication(id: number, reason: string, account: SignedIn): Promise<void> {
	const act = { action: "refuse", kind: "applications", record: id, title: await titleOf(id) } as const;
	await inTransaction(async (req) => {
		await refuseApplicant(id, reason, account.name, req);
		await addEntry(req, account, act);
	});
}

/** @throws SchoolError "notFound", "invalid" if the application is not refused (any more) */
export async function takeBack(id: number, account: SignedIn): Promise<void> {
	const act = { action: "restore", kind: "applications", record: id, title: await titleOf(id) } as const;
	await inTransaction(async (req) => {
		await takeRefusalBack(id, req);
		await addEntry(req, account, act);
	});
}
