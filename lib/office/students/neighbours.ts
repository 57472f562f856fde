/** Where a student stands in the list of the section, for going through it. */
import "server-only";
import { inUse } from "@/lib/cms/students/restriction";
import { type Numeric, query, records, sql } from "@/lib/school/query";
import { getYears } from "@/lib/school/structure";
import { restrictedSince } from "../data-requests/restriction";
import type { SignedIn } from "../guard";

export type Neighbour = { id: number; name: string; roll: number };

/** @property section its title. @property count of its students in that year. @property year calendar year */
export type InSection = {
	year: number;
	yearId: number;
	section: string;
	sectionId: number;
	roll: number;
	count: number;
	previous: Neighbour | null;
	next: Neighbour | null;
};

/**
 * @param student id of the record
 * @returns the student's newest place of those that the account may see, with the neighbours by roll; null if there is
 * none, as for a restricted student
 */
export async function findInSection(student: number, account: SignedIn): Promise<InSection | null> {
	// An exam account may not ask for that in the condition (lib/cms/exam-fields).
	if (await restrictedSince(student)) return null;
	const payload = await records();
	const { docs } = await payload.find({
		collection: "enrolments",
		where: { student: { equals: student } },
		depth: 0,
		pagination: false,
		overrideAccess: false,
		user: { ...account, collection: "staff" },
	});
	const years = await getYears();
	const placed = years.flatMap((year) => docs.filter((doc) => doc.year === year.id).map((doc) => ({ year, doc })));
	const [{ year, doc } = {}] = placed;
	if (!year || !doc) return null;
	const ofSection = sql`e.year_id = ${year.id} AND e.section_id = ${Number(doc.section)} AND ${inUse(sql`e.student_id`)}`;
	const beside = async (isNext: boolean): Promise<Neighbour | null> => {
		const [found] = await query<{ id: number; name: string; roll: Numeric }>(sql`
			SELECT s.id, s.name, e.roll FROM enrolments e JOIN students s ON s.id = e.student_id
			WHERE ${ofSection} AND ${isNext ? sql`e.roll > ${doc.roll}` : sql`e.roll < ${doc.roll}`}
			ORDER BY ${isNext ? sql`e.roll` : sql`e.roll DESC`} LIMIT 1`);
		return found ? { ...found, roll: Number(found.roll) } : null;
	};
	const [previous, next, [counted], [section]] = await Promise.all([
		beside(false),
		beside(true),
		query<{ count: Numeric }>(sql`SELECT count(*) AS count FROM enrolments e WHERE ${ofSection}`),
		query<{ title: string }>(sql`SELECT title FROM sections WHERE id = ${Number(doc.section)}`),
	]);
	return {
		...{ year: year.year, yearId: year.id, section: section?.title ?? "", sectionId: Number(doc.section) },
		...{ roll: doc.roll, count: Number(counted?.count), previous, next },
	};
}
