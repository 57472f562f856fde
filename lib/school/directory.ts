/** Student directory and section counts. */
import "server-only";
import { doNotCache, tagged } from "@/lib/cms/cache-tags";
import { notLeft } from "@/lib/cms/students/leaving";
import { inUse } from "@/lib/cms/students/restriction";
import { type Directory, type SectionCounts, studentsPerPage } from "@/lib/contract/students";
import { query, sql } from "./query";
import { getClasses, getClassSections, getSections, getYears } from "./structure";

type Row = { code: number | string; roll: number | string; name: string; image: string | null };

/**
 * @param page from 1; pages after the last are empty
 * @returns a section's students in a year by roll, or null for an unknown year or class or a section of another class
 */
export async function getDirectory(
	year: number,
	classId: number,
	section: number,
	page: number,
): Promise<Directory | null> {
	const [sections, classes] = await Promise.all([getClassSections(year, classId), getClasses()]);
	const of = sections?.find(({ id }) => id === section);
	if (!of) return null;
	const where = sql`e.year_id = ${year} AND e.section_id = ${section} AND ${inUse(sql`e.student_id`)} AND ${notLeft()}`;
	const [counted, found] = await Promise.all([
		query<{ total: number | string }>(sql`SELECT count(*) AS total FROM enrolments e WHERE ${where}`),
		query<Row>(sql`
			SELECT s.code, e.roll, s.name, s.picture AS image FROM enrolments e JOIN students s ON s.id = e.student_id
			WHERE ${where} ORDER BY e.roll LIMIT ${studentsPerPage} OFFSET ${(page - 1) * studentsPerPage}`),
	]);
	const total = Number(counted[0]?.total);
	const more = page * studentsPerPage < total;
	const next = more ? `/api/student-get/${year}/${classId}/${section}?page=${page + 1}` : null;
	const class_name = classes.find(({ id }) => id === classId)?.class_name ?? "";
	return {
		student: {
			data: found.map(({ code, roll }) => ({
				code: Number(code),
				roll: Number(roll),
				class_name,
				section_name: of.section_name,
			})),
			current_page: page,
			per_page: studentsPerPage,
			total,
			next_page_url: next,
		},
		studentDetails: found.map(({ code, name, image }) => ({ code: Number(code), name, image })),
		next_page_url: next,
	};
}

/** @returns male, female and total counts by section for a year, or null for an unknown year */
export async function getSectionCounts(yearId: number): Promise<SectionCounts | null> {
	"use cache";
	tagged("enrolments", "students", "sections", "classes", "years");
	const [years, classs, section] = await Promise.all([getYears(), getClasses(), getSections()]);
	const year = years.find(({ id }) => id === yearId);
	if (!year) {
		doNotCache();
		return null;
	}
	const rows = await query<{ section: number; gender: string; number: number | string }>(sql`
		SELECT e.section_id AS section, s.gender, count(*) AS number
		FROM enrolments e JOIN students s ON s.id = e.student_id
		WHERE e.year_id = ${yearId} AND ${notLeft()} GROUP BY e.section_id, s.gender`);
	const count = (genders: string[]) =>
		Object.fromEntries(
			section.map(({ id }) => [
				String(id),
				rows
					.filter((row) => row.section === id && genders.includes(row.gender))
					.reduce((sum, { number }) => sum + Number(number), 0),
			]),
		);
	return { year, classs, section, male: count(["1"]), female: count(["2"]), total: count(["1", "2", "3"]) };
}
