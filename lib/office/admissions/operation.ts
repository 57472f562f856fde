/** Accepting several applicants at once: all of them or none; and taking that back. */
import "server-only";
import type { PayloadRequest } from "payload";
import { withoutActivity } from "@/lib/cms/activity/entries";
import { isApplicationInUse } from "@/lib/cms/students/restriction";
import type { ApplicationState } from "@/lib/contract/application-state";
import { studentStaffText } from "@/lib/office/words/students";
import { SchoolError } from "@/lib/school/errors";
import { listOf, query, sql } from "@/lib/school/query";
import { lockRecords, selectIn } from "../import/changes";
import type { Hold, Operation, Plan } from "../operations/operation";
import type { Slips } from "../slips/schema";
import { slipsOf } from "../slips/slips";
import { removeUnusedYear } from "../students/enrolments";
import { admitPrepared, canUndoAdmission, type Prepared, undoAdmission } from "./admit";
import { findAdmissionYear, makeYear } from "./application";
import type { BatchInput } from "./calls";
import { acceptText, batchText } from "./text";

/** @property site public address of the site, for the slips */
type Input = BatchInput & { prepared: Prepared[]; site: string };

type Row = { application: number; section: number; sectionTitle: string; roll: number };

type BatchPlan = Plan & {
	/** Calendar year, and its record, null while there is none. */
	year: { year: number; id: number | null };
	rows: Row[];
	prepared: Prepared[];
	site: string;
};

/** `applications` and `year` are ids. */
type Changes = { applications: number[]; year: number; isNewYear: boolean };

type Facts = { year: number };

export const admissionBatch: Operation<Input, BatchPlan, Changes, Facts, Slips> = {
	subject: "admissions",
	tags: ["enrolments", "years"],
	kept: 20,

	lock: (_, req) => lockRecords(req, "years"),

	async plan({ prepared, site, ...input }, req) {
		return { ...(await planBatch(input, req)), prepared, site };
	},

	async apply({ year, rows, prepared, site }, { req, by }) {
		const of = await makeYear(year, req);
		const byId = new Map(prepared.map((applicant) => [applicant.id, applicant]));
		const made: Parameters<typeof slipsOf>[0] = [];
		await withoutActivity(req, async () => {
			for (const { application, section, sectionTitle, roll } of rows) {
				const fresh = byId.get(application);
				if (!fresh) throw new Error("The applicant has no password.");
				const student = await admitPrepared(fresh, { year: of, section, roll }, by?.name ?? "", req);
				made.push({ ...student, place: acceptText.detail(sectionTitle, roll) });
			}
		});
		const title = [...new Set(rows.map(({ sectionTitle }) => sectionTitle))].join(", ");
		const changes = { applications: rows.map(({ application }) => application), year: of, isNewYear: year.id === null };
		// Before the commit: without its slip nobody would know a password.
		return { title, count: rows.length, facts: { year: year.year }, changes, answer: await slipsOf(made, site) };
	},

	/** Refused while any of the students has logged in, or was changed or used since. */
	async takeBack({ applications, year, isNewYear }, { req }) {
		await lockRecords(req, "results", "marks", "years", "tokens");
		const present = await readPresent(applications, req);
		const holds = await findHolds(present, req);
		if (holds.length > 0) return holds;
		await withoutActivity(req, async () => {
			for (const { id } of present) await undoAdmission(id, req);
		});
		if (isNewYear) await removeUnusedYear(req, year);
		return [];
	},

	told: {
		kind: "applications",
		action: "admit",
		detail: ({ count, facts }) => batchText.act(count, facts.year),
	},
};

/**
 * @param req request whose transaction it joins
 * @throws SchoolError "invalid" for an unknown year, and with a sentence for each applicant that cannot be accepted
 */
export async function planBatch({ year: asked, places }: BatchInput, req?: PayloadRequest) {
	const year = await findAdmissionYear(asked, req);
	const [applicants, sections, taken] = await Promise.all([
		readApplicants(
			places.map(({ id }) => id),
			req,
		),
		query<{ id: number; title: string }>(sql`SELECT id, title FROM sections`, req),
		query<{ section: number; roll: number | string }>(
			sql`SELECT section_id AS section, roll FROM enrolments WHERE year_id = ${year.id ?? 0}`,
			req,
		),
	]);
	const titles = new Map(sections.map(({ id, title }) => [id, title]));
	const given = new Set(taken.map(({ section, roll }) => `${section}/${Number(roll)}`));
	const faultOf = (applicant: Applicant | undefined, section: number, roll: number): string | null => {
		const title = titles.get(section);
		if (!applicant) return batchText.gone;
		if (applicant.status !== "new") return batchText.decided(applicant.status, applicant.by);
		if (title === undefined) return studentStaffText.errors.section;
		return given.has(`${section}/${roll}`) ? batchText.rollTaken(title, roll) : null;
	};
	const refused: string[] = [];
	const rows: Row[] = [];
	for (const { id, section, roll } of places) {
		const applicant = applicants.get(id);
		const fault = faultOf(applicant, section, roll);
		if (fault) refused.push(batchText.refused(applicant?.name ?? "", fault));
		given.add(`${section}/${roll}`);
		rows.push({ application: id, section, sectionTitle: titles.get(section) ?? "", roll });
	}
	if (refused.length > 0) throw new SchoolError("invalid", batchText.nothingDone(refused.length), { places: refused });
	return { year, rows };
}

type Applicant = { id: number; name: string; status: ApplicationState; by: string | null };

async function readApplicants(ids: readonly number[], req?: PayloadRequest): Promise<Map<number, Applicant>> {
	const list = listOf(ids);
	const rows = await query<Applicant>(
		sql`SELECT id, name, CAST(status AS text) AS status, decided_by AS "by" FROM applications
			WHERE id IN (${list}) AND ${isApplicationInUse(sql`applications.code`)}`,
		req,
	);
	return new Map(rows.map((row) => [row.id, row]));
}

type Present = { id: number; title: string };

/** @returns the applications that there still are: those of an erased person are gone */
const readPresent = (applications: number[], req: PayloadRequest) =>
	selectIn<Present>(
		req,
		applications,
		(list) => sql`SELECT id, title FROM applications WHERE id IN (${list}) ORDER BY id`,
	);

async function findHolds(present: readonly Present[], req: PayloadRequest): Promise<Hold[]> {
	const holds: Hold[] = [];
	for (const { id, title } of present)
		if (!(await canUndoAdmission(id, req))) holds.push({ title, reason: batchText.inUse });
	return holds;
}
