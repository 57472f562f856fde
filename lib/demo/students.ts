/** Three years of students, and two exams of each type with their results. */
import type { Payload } from "payload";
import { writeTitles } from "@/lib/cms/students/titles";
import { todayInDhaka } from "@/lib/contract/dates";
import { insertMany } from "@/lib/data/insert-many";
import { rows, sql } from "@/lib/data/sql";
import { classCount, insertStudents, type Pupil, placePupils } from "./student-people";
import { insertResults } from "./student-results";
import { sectionNames, subjectsOf } from "./student-words";

/**
 * Seeds students into a migrated database without students.
 * Ids start at 2025001; each password is `demo-` and the id. The last year is the current one.
 * @param count number of students enrolled in the current year
 */
export async function seedStudents(payload: Payload, { count = 600 }: { count?: number } = {}): Promise<void> {
	const thisYear = Number(todayInDhaka().slice(0, 4));
	const pupils = placePupils(count);
	const students = await insertStudents(payload, pupils, thisYear);
	const sections = await insertSections(payload, pupils);
	const years = await insertMany<{ id: number; year: number | string }>(
		payload,
		"years",
		[2, 1, 0].map((ago) => ({ year: thisYear - ago })),
		{ returning: ["id", "year"] },
	);
	const enrolments = years.flatMap(({ id: year_id, year }) =>
		pupils.flatMap(({ code, classId, section, roll }) => {
			const class_id = classId - (thisYear - Number(year));
			const section_id = sections.get(`${class_id}/${section}`);
			const student_id = students.get(code);
			return section_id && student_id ? [{ student_id, year_id, class_id, section_id, roll }] : [];
		}),
	);
	await insertMany(payload, "enrolments", enrolments);
	await insertSubjects(
		payload,
		years.map(({ id }) => id),
	);
	const present = years.find(({ year }) => Number(year) === thisYear);
	if (present) await insertResults(payload, { id: present.id, year: thisYear });
	for (const table of ["students", "sections", "subjects", "years", "exams"] as const)
		await rows(payload, writeTitles[table]);
}

/** The subjects of all classes in each year; their full marks are those of the results (./student-results). */
async function insertSubjects(payload: Payload, years: readonly number[]): Promise<void> {
	const classes = Array.from({ length: classCount }, (_, index) => index + 1);
	const records = years.flatMap((year_id) =>
		classes.flatMap((class_id) =>
			subjectsOf(class_id).map(({ name, fourth }, index) => ({
				...{ year_id, class_id, name: name.normalize("NFC"), sequence: index + 1 },
				...{ takers: fourth ? "chosen" : "all", monthly_full: 50 },
			})),
		),
	);
	const subjects = await insertMany<{ id: number }>(payload, "subjects", records, { returning: ["id"] });
	const papers = subjects.map(({ id }) => ({ _order: 1, _parent_id: id, id: `paper-${id}`, code: "1" }));
	await insertMany(payload, "subjects_papers", papers);
	const part = (subject: number, code: string, name: string, full: number, _order: number) => ({
		...{ _order, _parent_id: `paper-${subject}`, id: `${code}-${subject}`, code, name, full },
	});
	const parts = subjects.flatMap(({ id }) => [
		part(id, "month", "মাসিক", 30, 1),
		part(id, "semester", "সেমিস্টার", 70, 2),
	]);
	await insertMany(payload, "subjects_papers_parts", parts);
	// Everybody takes the only subject that may be chosen as the fourth.
	await rows(
		payload,
		sql`UPDATE enrolments SET fourth_id = (SELECT s.id FROM subjects s
			WHERE s.class_id = enrolments.class_id AND s.year_id = enrolments.year_id AND s.takers = 'chosen')`,
	);
}

/** @returns section ids by class id and index of the section: `1/0` is ক of the first class */
async function insertSections(payload: Payload, pupils: Pupil[]): Promise<Map<string, number>> {
	const needed = [
		...new Map(pupils.map(({ classId, section }) => [`${classId}/${section}`, { classId, section }])).values(),
	];
	const inserted = await insertMany<{ id: number; name: string; class_id: number }>(
		payload,
		"sections",
		needed
			.sort((a, b) => a.classId - b.classId || a.section - b.section)
			.map(({ classId, section }) => ({ class_id: classId, name: sectionNames[section] ?? String(section + 1) })),
		{ returning: ["id", "name", "class_id"] },
	);
	return new Map(inserted.map(({ id, name, class_id }) => [`${class_id}/${sectionNames.indexOf(name)}`, id]));
}
