/** Exams of the current year, with all marks and positions. */
import type { Payload } from "payload";
import { activityText } from "@/lib/bengali/office/activity";
import { classNames } from "@/lib/bengali/students";
import { nationalScale } from "@/lib/cms/students/national-scale";
import { storeResults } from "@/lib/cms/students/stored-results";
import { dayLength } from "@/lib/contract/days";
import type { FrozenSheet } from "@/lib/contract/frozen-sheet";
import { insertMany } from "@/lib/data/insert-many";
import { rows, sql } from "@/lib/data/sql";
import { gradeSheet } from "@/lib/grading/grade-sheet";
import { averageWithoutFourth } from "@/lib/grading/without-fourth";
import { subjectsOf } from "./student-words";

const exams = [
	{ name: "প্রথম সেমিস্টার পরীক্ষা", type: "semester" },
	{ name: "দ্বিতীয় সেমিস্টার পরীক্ষা", type: "semester" },
	{ name: "মার্চ মাসের পরীক্ষা", type: "monthly" },
	{ name: "আগস্ট মাসের পরীক্ষা", type: "monthly" },
] as const;

/** An exam in the future, without marks. */
const nextExam = { name: "বার্ষিক পরীক্ষা", type: "semester" };

/** Inserts the four exams, released for all classes, with a result for every student; and one without marks. */
export async function insertResults(payload: Payload, year: { id: number; year: number }) {
	const inserted = await insertMany<{ id: number; name: string }>(
		payload,
		"exams",
		exams.map(({ name, type }) => ({ name: name.normalize("NFC"), type, year_id: year.id })),
		{ returning: ["id", "name"] },
	);
	await insertMany(payload, "exams", [{ ...nextExam, name: nextExam.name.normalize("NFC"), year_id: year.id }]);
	const pupils = await readPupils(payload, year.id);
	const classes = [...new Set(pupils.map((pupil) => pupil.class.id))];
	const operations = await insertReleases(
		payload,
		inserted.flatMap(({ id, name }) => classes.map((classId) => ({ exam: id, title: name, class: classId }))),
	);
	for (const [index, { name, type }] of exams.entries()) {
		const id = inserted.find((row) => row.name === name.normalize("NFC"))?.id ?? 0;
		const exam = { id, name: name.normalize("NFC"), type, year };
		for (const classId of classes) {
			const ofClass = pupils.filter((pupil) => pupil.class.id === classId);
			const operation = operations.get(`${id}/${classId}`) ?? null;
			const sheets = sheetsOf(exam, ofClass, index);
			await storeResults(
				payload,
				sheets.map(({ student, sheet }) => ({ student, sheet, operation })),
			);
			if (pupils.length <= mostMarked) await insertMarks(payload, ofClass, sheets);
		}
	}
}

/** The marks of larger schools, which are made for measurements, would take longer than all the rest. */
const mostMarked = 2000;

/** Enters the marks of the sheets, so that staff can take the results back, correct a mark and release them again. */
async function insertMarks(payload: Payload, pupils: Pupil[], sheets: { sheet: FrozenSheet }[]): Promise<void> {
	const found = await rows<{ id: number; name: string }>(
		payload,
		sql`SELECT id, name FROM subjects WHERE class_id = ${pupils[0]?.class.id ?? 0}
			AND year_id = ${sheets[0]?.sheet.exam.year.id ?? 0}`,
	);
	const ids = new Map(found.map(({ id, name }) => [name, id]));
	const at = new Date(Date.now() - dayLength).toISOString();
	const marks = sheets.flatMap(({ sheet }, index) =>
		sheet.subjects.flatMap(({ name, papers }) =>
			(papers[0]?.parts ?? []).map((part) => ({
				...{ exam_id: sheet.exam.id, enrolment_id: pupils[index]?.enrolment ?? 0, subject_id: ids.get(name) ?? 0 },
				...{ part: part.code, hundredths: Math.round((part.marks ?? 0) * 100), absent: 0, revision: 1 },
				...{ staff_name: activityText.server, updated_at: at },
			})),
		),
	);
	await insertMany(payload, "marks", marks);
}

type Pupil = { enrolment: number; student: number } & Pick<FrozenSheet, "class" | "roll" | "section"> & {
		person: FrozenSheet["student"];
	};

async function readPupils(payload: Payload, year: number): Promise<Pupil[]> {
	type Row = {
		enrolment: number;
		student: number;
		code: number | string;
		name: string;
		father: string;
		mother: string;
		class: number;
		class_name: string;
		section: number;
		section_name: string;
		roll: number | string;
	};
	const found = await rows<Row>(
		payload,
		sql`SELECT e.id AS enrolment, s.id AS student, s.code, s.name, s.father_name AS father, s.mother_name AS mother, e.class_id AS class,
				c.name AS class_name, e.section_id AS section, n.name AS section_name, e.roll
			FROM enrolments e JOIN students s ON s.id = e.student_id JOIN classes c ON c.id = e.class_id
				JOIN sections n ON n.id = e.section_id
			WHERE e.year_id = ${year} ORDER BY s.code`,
	);
	return found.map(({ enrolment, student, code, name, father, mother, roll, ...place }) => ({
		enrolment,
		student,
		person: { code: Number(code), name, father, mother },
		class: { id: place.class, name: place.class_name },
		section: { id: place.section, name: place.section_name },
		roll: Number(roll),
	}));
}

type Released = { exam: number; title: string; class: number };

/** @returns the operations, by exam and class. Dated yesterday, so that today's page of the activity log is empty at first. */
async function insertReleases(payload: Payload, released: readonly Released[]): Promise<Map<string, number>> {
	const at = new Date(Date.now() - dayLength).toISOString();
	const operations = await insertMany<{ id: number; changes: string }>(
		payload,
		"operations",
		released.map(({ exam, title, class: of }) => ({
			...{ subject: "release", state: "applied", staff_name: activityText.server, title },
			...{ facts: JSON.stringify({ class: classNames[of - 1] ?? "" }), applied_at: at, updated_at: at },
			changes: JSON.stringify({ exam, class: of, at }),
		})),
		{ returning: ["id", "changes"] },
	);
	const releases = operations.map(({ id, changes }) => {
		const { exam, class: of } = JSON.parse(changes);
		return { exam_id: exam, class_id: of, at, operation_id: id };
	});
	await insertMany(payload, "releases", releases);
	return new Map(releases.map((row) => [`${row.exam_id}/${row.class_id}`, row.operation_id]));
}

const parts = {
	semester: [
		{ code: "month", name: "মাসিক", full: 30 },
		{ code: "semester", name: "সেমিস্টার", full: 70 },
	],
	monthly: [{ code: "whole", name: "", full: 50 }],
};

const scale = nationalScale.map(({ grade, ...band }) => ({ ...band, letter: grade }));

const rules: FrozenSheet["rules"] = {
	scale: scale.map(({ from, letter, point }) => [from, letter, point]),
	rounding: "none",
	placeFailed: false,
	rankWithin: "class",
	combined: null,
};

/** @param pupils of one class @returns their sheets, graded like all others */
function sheetsOf(
	exam: FrozenSheet["exam"] & { type: "semester" | "monthly" },
	pupils: Pupil[],
	index: number,
): { student: number; sheet: FrozenSheet }[] {
	const subjects = subjectsOf(pupils[0]?.class.id ?? 1).map((one) => ({ ...one, name: one.name.normalize("NFC") }));
	const paper = { code: "1", parts: parts[exam.type] };
	const marks = new Map(
		pupils.map(({ person }) => [person.code, marksOf(person.code, exam.type, subjects.length, index)]),
	);
	const { students } = gradeSheet({
		...{ scale, rounding: "none", placeFailed: false, weights: null },
		subjects: subjects.map(({ name }) => ({ code: name, counted: true, passEach: false, papers: [paper] })),
		students: pupils.map(({ person: { code } }) => ({
			id: String(code),
			takes: new Set(subjects.map(({ name }) => name)),
			fourth: subjects.find(({ fourth }) => fourth)?.name ?? null,
			marks: [new Map(subjects.map(({ name }, at) => [name, new Map([["1", marks.get(code)?.[at] ?? new Map()]])]))],
		})),
	});
	const placed = students.filter(({ position }) => position !== null).length;
	return pupils.map(({ student, person, class: of, section, roll }, at) => {
		const graded = students[at];
		const own = marks.get(person.code) ?? [];
		const taken: FrozenSheet["subjects"] = (graded?.subjects ?? []).map(
			({ code, mark, full, letter, point, reason }, order) => ({
				name: code,
				papers: [
					{
						...paper,
						name: "",
						parts: paper.parts.map((part) => ({ ...part, marks: own[order]?.get(part.code) ?? null, pass: null })),
					},
				],
				...{ marks: mark, full, letter, reason, point: point === null ? null : Number(point) },
				...{ failedParts: [], fourth: subjects[order]?.fourth ?? false, counted: true },
			}),
		);
		return {
			student,
			sheet: {
				student: person,
				...{ class: of, section, roll },
				group: null,
				exam,
				subjects: taken,
				...{ total: graded?.total ?? 0, gpa: Number(graded?.gpa ?? 0), letter: graded?.letter ?? null },
				gpaWithoutFourth: averageWithoutFourth(taken),
				...{ failed: graded?.failed ?? 0, position: graded?.position ?? null, of: placed },
				...{ rules, origin: "marks" as const },
			},
		};
	});
}

/** @returns for each subject the mark of each part */
function marksOf(code: number, type: "semester" | "monthly", subjects: number, exam: number): Map<string, number>[] {
	const chance = seededRandom(code * 10 + exam);
	// Most marks are good; some barely pass or fail.
	const talent = 0.45 + 0.5 * Math.sqrt(chance());
	const marked = (full: number) => Math.min(full, Math.round(full * (talent + 0.24 * (chance() - 0.6))));
	return Array.from({ length: subjects }, () => new Map(parts[type].map((part) => [part.code, marked(part.full)])));
}

/** Seeded random numbers (mulberry32), so that every demo school is the same. */
function seededRandom(seed: number): () => number {
	let state = seed;
	return () => {
		state = (state + 0x6d2b79f5) | 0;
		let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
		mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
		return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
	};
}
