/** Three years of students, with their sections, subjects and choices, and the results of the current year. */
import type { Payload } from "payload";
import { writeNameKeys } from "@/lib/cms/name-keys";
import { writeTitles } from "@/lib/cms/students/titles";
import { todayInDhaka } from "@/lib/contract/dates";
import { insertMany } from "@/lib/data/insert-many";
import { rows } from "@/lib/data/sql";
import { inTransaction } from "@/lib/data/transactions";
import { classIds, insertStudents, type Pupil, placePupils, sectionNames } from "./student-people";
import { insertResults } from "./student-results";
import { choicesOf, groups, insertSubjects, subjectKey } from "./student-subjects";

/**
 * Seeds students into a migrated database without students.
 * Ids start at 2025001; each password is `demo-` and the id. The last year is the current one.
 * @param count number of students enrolled in the current year
 */
export async function seedStudents(payload: Payload, { count = 600 }: { count?: number } = {}): Promise<void> {
	const thisYear = Number(todayInDhaka().slice(0, 4));
	await addGroups(payload);
	const pupils = placePupils(count);
	const students = await insertStudents(payload, pupils, thisYear);
	const sections = await insertSections(payload, pupils);
	const years = await insertMany<{ id: number; year: number | string }>(
		payload,
		"years",
		[2, 1, 0].map((ago) => ({ year: thisYear - ago })),
		{ returning: ["id", "year"] },
	);
	const subjects = await insertSubjects(
		payload,
		years.map(({ id }) => id),
		classIds,
	);
	const enrolled = years.flatMap(({ id: year_id, year }) =>
		pupils.flatMap(({ code, classId, section, roll }) => {
			const class_id = classId - (thisYear - Number(year));
			const section_id = sections.get(`${class_id}/${section}`);
			const student_id = students.get(code);
			if (!section_id || !student_id) return [];
			const { group, chosen, fourth } = choicesOf(class_id, roll);
			const idOf = (name: string | null) => name && subjects.get(subjectKey(year_id, class_id, name));
			const record = { student_id, year_id, class_id, section_id, roll, group, fourth_id: idOf(fourth) || null };
			return [{ record, chosen: idOf(chosen) }];
		}),
	);
	const enrolments = await insertMany<{ id: number; student_id: number; year_id: number }>(
		payload,
		"enrolments",
		enrolled.map(({ record }) => record),
		{ returning: ["id", "student_id", "year_id"] },
	);
	const enrolmentIds = new Map(
		enrolments.map((enrolment) => [`${enrolment.student_id}/${enrolment.year_id}`, enrolment.id]),
	);
	await insertMany(
		payload,
		"enrolments_rels",
		enrolled.flatMap(({ record: { student_id, year_id }, chosen }) => {
			const parent_id = enrolmentIds.get(`${student_id}/${year_id}`);
			return chosen && parent_id ? [{ parent_id, order: 1, path: "chosen", subjects_id: chosen }] : [];
		}),
	);
	for (const table of ["students", "sections", "subjects", "years"] as const) await rows(payload, writeTitles[table]);
	await inTransaction(payload, (req) => writeNameKeys(req, "missing"));
	const present = years.find(({ year }) => Number(year) === thisYear);
	if (present) await insertResults(payload, present.id, pupils);
}

/** A new school ends with class nine: the demo adds class ten, and the groups of both. */
async function addGroups(payload: Payload): Promise<void> {
	const [nine = 0] = classIds.slice(-2);
	await payload.update({ collection: "classes", id: nine, data: { groups: [...groups] }, depth: 0 });
	await payload.create({ collection: "classes", data: { name: "দশম", groups: [...groups] }, depth: 0 });
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
