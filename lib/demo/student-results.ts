/** Exams of the current year, with all marks and positions. */
import type { Payload } from "payload";
import { activityText } from "@/lib/bengali/office/activity";
import { classNames } from "@/lib/bengali/students";
import { dayLength } from "@/lib/contract/days";
import { insertMany } from "@/lib/data/insert-many";
import type { Pupil } from "./student-people";
import { subjectsOf } from "./student-words";

const exams = [
	{ name: "প্রথম সেমিস্টার পরীক্ষা", type: "semester" },
	{ name: "দ্বিতীয় সেমিস্টার পরীক্ষা", type: "semester" },
	{ name: "মার্চ মাসের পরীক্ষা", type: "monthly" },
	{ name: "আগস্ট মাসের পরীক্ষা", type: "monthly" },
] as const;

type Subject = {
	name: string;
	fourth: boolean;
	month_marks: number | null;
	semester_marks: number | null;
	marks: number;
	full_marks: number;
};
type Sheet = { pupil: Pupil; subjects: Subject[]; total: number };

/** An exam in the future, without marks. */
const nextExam = { name: "বার্ষিক পরীক্ষা", type: "semester" };

/** Inserts the four exams, released for all classes, with a result for every student; and one without marks. */
export async function insertResults(payload: Payload, pupils: Pupil[], students: Map<number, number>, year: number) {
	const inserted = await insertMany<{ id: number; name: string }>(
		payload,
		"exams",
		exams.map(({ name, type }) => ({ name: name.normalize("NFC"), type, year_id: year })),
		{ returning: ["id", "name"] },
	);
	await insertMany(payload, "exams", [{ ...nextExam, name: nextExam.name.normalize("NFC"), year_id: year }]);
	const classes = [...new Set(pupils.map(({ classId }) => classId))];
	await insertReleases(
		payload,
		inserted.flatMap(({ id, name }) => classes.map((classId) => ({ exam: id, title: name, class: classId }))),
	);
	for (const [index, { name, type }] of exams.entries()) {
		const exam = inserted.find((row) => row.name === name.normalize("NFC"));
		if (exam) await insertSheets(payload, exam.id, sheetsOf(pupils, type, index), students);
	}
}

type Released = { exam: number; title: string; class: number };

/** Dated yesterday, so that today's page of the activity log is empty at first. */
async function insertReleases(payload: Payload, released: readonly Released[]) {
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
	const rows = operations.map(({ id, changes }) => {
		const { exam, class: of } = JSON.parse(changes);
		return { exam_id: exam, class_id: of, at, operation_id: id };
	});
	await insertMany(payload, "releases", rows);
}

async function insertSheets(payload: Payload, exam: number, sheets: Sheet[], students: Map<number, number>) {
	const places = placesOf(sheets);
	const results = sheets.flatMap(({ pupil, total }) => {
		const student = students.get(pupil.code);
		return student ? [{ student_id: student, exam_id: exam, position: places.get(pupil.code) ?? null, total }] : [];
	});
	const inserted = await insertMany<{ id: number; student_id: number }>(payload, "results", results, {
		returning: ["id", "student_id"],
	});
	const resultOf = new Map(inserted.map(({ id, student_id }) => [student_id, id]));
	const subjects = sheets.flatMap(({ pupil, subjects: marked }) => {
		const result = resultOf.get(students.get(pupil.code) ?? 0) ?? 0;
		return marked.map((subject, index) => ({
			_parent_id: result,
			_order: index + 1,
			id: `demo-${result}-${index}`,
			...subject,
		}));
	});
	await insertMany(payload, "results_subjects", subjects);
}

function sheetsOf(pupils: Pupil[], type: "semester" | "monthly", exam: number): Sheet[] {
	return pupils.map((pupil) => {
		const chance = seededRandom(pupil.code * 10 + exam);
		// Most marks are good; some barely pass or fail.
		const talent = 0.45 + 0.5 * Math.sqrt(chance());
		const subjects = subjectsOf(pupil.classId).map(({ name, fourth }) => {
			const marked = (full: number) => Math.min(full, Math.round(full * (talent + 0.24 * (chance() - 0.6))));
			const subject = { name: name.normalize("NFC"), fourth };
			if (type === "monthly")
				return { ...subject, month_marks: null, semester_marks: null, marks: marked(50), full_marks: 50 };
			const [month, semester] = [marked(30), marked(70)];
			return { ...subject, month_marks: month, semester_marks: semester, marks: month + semester, full_marks: 100 };
		});
		return { pupil, subjects, total: subjects.reduce((sum, { marks }) => sum + marks, 0) };
	});
}

/** @returns positions in the class by student code; equal totals share a position */
function placesOf(sheets: Sheet[]): Map<number, number> {
	const inOrder = [...sheets].sort((a, b) => a.pupil.classId - b.pupil.classId || b.total - a.total);
	const places = new Map<number, number>();
	let first = 0;
	inOrder.forEach(({ pupil, total }, index) => {
		const before = inOrder[index - 1];
		const sameClass = before?.pupil.classId === pupil.classId;
		if (!sameClass) first = index;
		const shared = sameClass && before.total === total ? places.get(before.pupil.code) : undefined;
		places.set(pupil.code, shared ?? index - first + 1);
	});
	return places;
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
