/** Accepting and refusing applications, and taking a refusal back. */
import "server-only";
import { ValidationError } from "payload";
import { acceptText } from "@/lib/bengali/office/admissions";
import { enrolText } from "@/lib/bengali/office/students";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { addEntry } from "@/lib/cms/activity/entries";
import { messagesByField } from "@/lib/cms/errors";
import { admitApplicant, type Place, refuseApplicant, takeRefusalBack } from "@/lib/school/admissions";
import { invalidError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import { getYears } from "@/lib/school/structure";
import type { SignedIn } from "../guard";
import type { Slips } from "../slips/schema";
import { slipsOf } from "../slips/slips";
import { getNextRoll } from "../students/enrolments";

const titleOf = async (id: number): Promise<string> => {
	const [row] = await query<{ title: string | null }>(sql`SELECT title FROM applications WHERE id = ${id}`);
	return row?.title ?? "";
};

/**
 * Makes student, enrolment, password and slip of an applicant, all or nothing.
 * @param id of the application's record
 * @param site public address of the site
 * @returns the slip; its password cannot be shown again
 * @throws SchoolError "notFound", "invalid" if the application is decided already, or with messages by field
 */
export async function acceptApplication(id: number, place: Place, site: string, account: SignedIn): Promise<Slips> {
	if (!(await getYears()).some((year) => year.id === place.year)) throw invalidError({ year: [enrolText.errors.year] });
	const [[section], title] = await Promise.all([
		query<{ title: string }>(sql`SELECT title FROM sections WHERE id = ${place.section}`),
		titleOf(id),
	]);
	if (!section) throw invalidError({ section: [studentStaffText.errors.section] });
	const detail = acceptText.detail(section.title, place.roll);
	const act = { action: "admit", kind: "applications", record: id, title, detail } as const;
	try {
		let slips: Slips | undefined;
		await admitApplicant(id, place, account.name, async (req, student) => {
			await addEntry(req, account, act);
			// Before the commit: without its slip nobody would know the password.
			slips = await slipsOf([{ ...student, place: detail }], site);
		});
		if (!slips) throw new Error("The admission made no slip.");
		return slips;
	} catch (error) {
		if (!(error instanceof ValidationError)) throw error;
		const errors = messagesByField(error, "enrolments");
		if (!errors.roll) throw invalidError(errors);
		throw invalidError({ roll: [acceptText.rollTaken(await getNextRoll(place.year, place.section))] });
	}
}

/**
 * @param reason shown to the applicant
 * @throws SchoolError "notFound", "invalid" if the application is decided already
 */
export async function refuseApplication(id: number, reason: string, account: SignedIn): Promise<void> {
	const act = { action: "refuse", kind: "applications", record: id, title: await titleOf(id) } as const;
	await refuseApplicant(id, reason, account.name, (req) => addEntry(req, account, act));
}

/** @throws SchoolError "notFound", "invalid" if the application is not refused (any more) */
export async function takeBack(id: number, account: SignedIn): Promise<void> {
	const act = { action: "restore", kind: "applications", record: id, title: await titleOf(id) } as const;
	await inTransaction(async (req) => {
		await takeRefusalBack(id, req);
		await addEntry(req, account, act);
	});
}
