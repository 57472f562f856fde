/** Exams of the current year: their marks, their results as releases make them, and the routine of one. */
import type { Payload } from "payload";
import { dayLength, weekend, yearOf } from "@/lib/contract/days";
import { insertMany } from "@/lib/data/insert-many";
import { rows, sql } from "@/lib/data/sql";
import { activityText } from "@/lib/office/activity/text";
import { readExam } from "@/lib/office/marks/setup";
import { columnsOf } from "@/lib/office/marks/stored";
import { readExamined, readSubjects, readTaken } from "@/lib/office/marks/subjects";
import { applyOperation } from "@/lib/office/operations/apply";
import { release } from "@/lib/office/release/operation";
import { inPlace, readRoster } from "@/lib/office/students/roster";
import { exams as allExams, type DemoExam, halfYearly } from "./exams";
import { drawMarks } from "./student-marks";
import { classIds, type Pupil, sectionNames } from "./student-people";
import { yearly } from "./texts/school-year";

/** More students are filled in for measurements alone; more exams of theirs would take longer than all the rest. */
const mostWithAllExams = 2000;

/**
 * Adds the exams with their marks, and releases all but the open one for all classes; one has a routine. Everything is dated yesterday, so
 * that today's page of the activity log is empty at first.
 * @param year id of the record
 * @param pupils those of that year
 */
export async function insertResults(payload: Payload, year: number, pupils: readonly Pupil[]): Promise<void> {
	const exams = pupils.length <= mostWithAllExams ? allExams : allExams.slice(0, 2);
	const classes = classIds.filter((id) => pupils.some(({ classId }) => classId === id));
	const at = new Date(Date.now() - dayLength).toISOString();
	const ids = new Map<string, number>();
	for (const [index, exam] of exams.entries()) {
		const { name, type, isOpen, of = {} } = exam;
		const combined = Object.entries(of).map(([name, weight]) => ({ exam: ids.get(name) ?? 0, weight }));
		const { id } = await payload.create({ collection: "exams", data: { name, type, year, of: combined }, depth: 0 });
		ids.set(name, id);
		for (const classId of classes) {
			await insertMarks(payload, { ...exam, id, index }, classId, at);
			if (!isOpen) await applyOperation(release, { exam: id, class: classId, at, fingerprint: "" });
		}
	}
	const exam = ids.get(halfYearly);
	const calendar = yearOf(new Date());
	if (exam) await insertRoutine(payload, { exam, year, calendar, classes, at });
	await rows(payload, sql`UPDATE operations SET applied_at = ${at}, updated_at = ${at}`);
}

/** Enters the marks of a class. */
async function insertMarks(
	payload: Payload,
	exam: DemoExam & { id: number; index: number },
	classId: number,
	at: string,
): Promise<void> {
	const stored = await readExam(exam.id);
	const place = inPlace({ of: "class", id: classId });
	const pupils = await readRoster(stored.year, place);
	const offered = await readSubjects(stored.year, classId);
	const taken = await readTaken(offered, stored.year, place);
	const subjects = await readExamined(stored, offered);
	const marks = pupils.flatMap(({ enrolment, code, roll, section }) => {
		const own = subjects.filter(({ id }) => taken.get(enrolment)?.takes.has(id));
		const student = { code, classId, section: sectionNames.indexOf(section.name), roll };
		return drawMarks(student, exam, own).map(({ subject, paper, part, mark }) => ({
			...{ exam_id: exam.id, enrolment_id: enrolment, subject_id: subject, paper, part, ...columnsOf(mark) },
			...{ revision: 1, staff_name: activityText.server, updated_at: at },
		}));
	});
	await insertMany(payload, "marks", marks);
}

/** @returns the days of the exam in that calendar year, without weekends */
function daysIn(year: number): string[] {
	const { from = "", to = from } = yearly.find(({ name }) => name === halfYearly) ?? {};
	const first = Date.parse(`${year}-${from}`);
	const count = (Date.parse(`${year}-${to}`) - first) / dayLength + 1;
	return Array.from({ length: count }, (_, index) => new Date(first + index * dayLength))
		.filter((day) => !weekend.includes(day.getUTCDay()))
		.map((day) => day.toISOString().slice(0, 10));
}

/**
 * Adds the published routine for all classes, on the days that the school year gives it (texts/school-year): their subjects one a day in the morning, what is left in the afternoon.
 * @param year id of the record, and its calendar year
 * @param at when it was published
 */
async function insertRoutine(
	payload: Payload,
	{
		exam,
		year,
		calendar,
		classes,
		at,
	}: { exam: number; year: number; calendar: number; classes: number[]; at: string },
): Promise<void> {
	const days = daysIn(calendar);
	await insertMany(payload, "exam_routines", [{ exam_id: exam, published_at: at, updated_at: at }]);
	for (const [index, class_id] of classes.entries()) {
		const sittings = (await readSubjects(year, class_id)).map(({ name }, place) => ({
			...{ exam_id: exam, class_id, subject: name, day: days[place % days.length] ?? "", changed_at: at },
			...(place < days.length ? { starts: "10:00", ends: "13:00" } : { starts: "14:00", ends: "17:00" }),
			hall: `কক্ষ ${"১২৩৪৫৬৭৮৯"[index % 9]}`.normalize("NFC"),
		}));
		await insertMany(payload, "exam_sittings", sittings);
	}
}
