/** Password slips: new random passwords, to be printed and handed out. */
import "server-only";
import pLimit from "p-limit";
import { slipLife } from "@/lib/auth/slip-life";
import { addEntry } from "@/lib/cms/activity/entries";
import { notLeft } from "@/lib/cms/students/leaving";
import { dayLength } from "@/lib/contract/days";
import { verifyPath } from "@/lib/contract/paths";
import { qrCodeUrl } from "@/lib/files/pictures/qr-code";
import { studentStaffText } from "@/lib/office/words/students";
import { invalidError, notFoundError } from "@/lib/school/errors";
import { query, type SQL, sql } from "@/lib/school/query";
import { getSettings } from "@/lib/school/settings";
import { slipToken } from "@/lib/school/sheet-codes";
import { activityText } from "../activity/text";
import { requireInUse } from "../data-requests/restriction";
import type { SignedIn } from "../guard";
import { applyOperation } from "../operations/apply";
import type { Operation, Plan } from "../operations/operation";
import { schoolOf } from "../printing/school";
import { type FreshPassword, makePasswords, type NewPassword, setRandomPasswords, storePasswords } from "./passwords";
import type { Slips } from "./schema";
import { sectionSlipText, slipText } from "./text";

type Student = { id: number; code: number; name: string; place: string | null };

/** Days that a slip can be used. */
export const slipDays = slipLife / dayLength;

/** Hashing uses all cores, so batches wait for one another. */
const oneAtATime = pLimit(1);

/**
 * Gives a student a new password; the earlier one and all logins end.
 * @param site public address of the site
 * @param by the account that makes it, for the activity log; undefined for the server itself
 * @throws SchoolError "notFound", "invalid" for a restricted or erased student
 */
export async function makeSlip(id: number, site: string, by?: SignedIn): Promise<Slips> {
	await requireInUse(id);
	const [student] = await findStudents(sql`s.id = ${id}`, sql`y.year DESC LIMIT 1`);
	if (!student) throw notFoundError();
	const title = studentStaffText.titles.student(student.name, student.code);
	const act = { action: "password", kind: "students", record: id, title } as const;
	return oneAtATime(async () => {
		const passwords = await setRandomPasswords([student], (req) => addEntry(req, by ?? null, act));
		return slipsOf(withPasswords([student], passwords), site);
	});
}

/**
 * {@link makeSlip} for all students of a section, by roll, in one transaction. It can't be taken back: the former
 * passwords are not known.
 * @param section `students` is the number that was confirmed
 * @throws SchoolError "invalid" if that is no longer the number of students
 */
export async function makeSectionSlips(
	{ year, section, students: confirmed }: { year: number; section: number; students: number },
	site: string,
	by?: SignedIn,
): Promise<Slips> {
	return oneAtATime(async () => {
		const students = await findStudents(inSection({ year, section }), sql`e.roll`);
		if (students.length !== confirmed) throw invalidError({ students: [sectionSlipText.changed] });
		const input = { year, section, fresh: await makePasswords(students) };
		const applied = await applyOperation(sectionSlips, input, { by });
		return slipsOf(withPasswords(students, applied?.answer ?? []), site);
	});
}

type OfSection = { year: number; section: number };

/** Who gets a slip with a section and is counted in it: the students `s` of enrolments `e` who are here and in use. */
const isHere = sql`s.restricted_at IS NULL AND s.erased_at IS NULL AND ${notLeft()}`;

const inSection = ({ year, section }: OfSection) =>
	sql`e.year_id = ${year} AND e.section_id = ${section} AND ${isHere}`;

type SlipsInput = OfSection & { fresh: FreshPassword[] };
type SlipsPlan = Plan & { title: string; fresh: FreshPassword[] };

/** The operation behind {@link makeSectionSlips}, without `takeBack`. */
export const sectionSlips: Operation<SlipsInput, SlipsPlan, never, object, NewPassword[]> = {
	subject: "slips",
	tags: [],

	/** Hashing takes a while: a section whose students have changed meanwhile is refused. */
	async plan({ year, section, fresh }, req) {
		const now = await query<{ id: number }>(
			sql`SELECT s.id FROM enrolments e JOIN students s ON s.id = e.student_id WHERE ${inSection({ year, section })}`,
			req,
		);
		const ids = new Set(fresh.map(({ id }) => id));
		if (now.length !== ids.size || now.some(({ id }) => !ids.has(id)))
			throw invalidError({ students: [sectionSlipText.changed] });
		const [{ title } = { title: "" }] = await query<{ title: string }>(
			sql`SELECT title FROM sections WHERE id = ${section}`,
			req,
		);
		return { title, fresh };
	},

	async apply({ title, fresh }, { req }) {
		const answer = await storePasswords(fresh, req);
		return { title, count: fresh.length, facts: {}, changes: null, answer };
	},

	told: {
		kind: "sections",
		action: "password",
		detail: ({ count }) => activityText.tasks.slips(count),
	},
};

async function findStudents(where: SQL, order: SQL): Promise<Student[]> {
	type Row = { id: number; code: number | string; name: string; section: string | null; roll: number | string | null };
	const rows = await query<Row>(sql`
		SELECT s.id, s.code, s.name, n.title AS section, e.roll
		FROM students s
		LEFT JOIN enrolments e ON e.student_id = s.id
		LEFT JOIN years y ON y.id = e.year_id
		LEFT JOIN sections n ON n.id = e.section_id
		WHERE ${where} ORDER BY ${order}`);
	return rows.map(({ id, code, name, section, roll }) => ({
		id,
		code: Number(code),
		name,
		place: section === null ? null : slipText.placeOf(section, Number(roll)),
	}));
}

function withPasswords(students: readonly Student[], passwords: readonly NewPassword[]) {
	const byId = new Map(passwords.map((slip) => [slip.id, slip]));
	return students.flatMap((student) => {
		const fresh = byId.get(student.id);
		return fresh ? [{ ...student, ...fresh }] : [];
	});
}

/**
 * @param students with passwords that are stored already
 * @param site public address of the site
 */
export async function slipsOf(students: (Student & NewPassword)[], site: string): Promise<Slips> {
	const school = schoolOf(await getSettings());
	const slips = students.map(({ passwordVersion, until: _, ...student }) => {
		const image = qrCodeUrl(site + verifyPath(slipToken({ ...student, passwordVersion })));
		return { ...student, image };
	});
	const address = `${site.replace(/^https?:\/\//, "")}/student-login`;
	const issued = new Date().toISOString();
	return { success: true, school, address, issued, until: students[0]?.until ?? issued, slips };
}

export type SectionSize = { year: number; section: number; students: number };

/** @returns the sections that have students who are here, for all years */
export async function getSectionSizes(): Promise<SectionSize[]> {
	const rows = await query<{ year: number; section: number; students: number | string }>(sql`
		SELECT e.year_id AS year, e.section_id AS section, count(*) AS students
		FROM enrolments e JOIN students s ON s.id = e.student_id WHERE ${isHere} GROUP BY e.year_id, e.section_id`);
	return rows.map(({ year, section, students }) => ({ year, section, students: Number(students) }));
}
