import { expect, test } from "@playwright/test";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { studentText } from "@/lib/bengali/students";
import { demoExam, exams } from "@/lib/demo/exams";
import { expectFailure, type Json } from "./client";

const path = "/api/student-result-publish";
const notFound = { success: false, message: studentText.resultNotFound };
type Choice = { id: number } & Json;
type Choices = { exams: Choice[]; year: Choice[]; class: Choice[] };

/** A student of class nine, whose subjects have the boards' parts, and one of class eight with a monthly part. */
const nine = { code: 2025001, class: { id: 11, class_name: "নবম" } };
const eight = { code: 2025050, class: { id: 10, class_name: "অষ্টম" } };

const ofMonth = [
	{ name: "মাসিক", marks: expect.any(Number), full_marks: 30, pass_marks: null },
	{ name: "সেমিস্টার", marks: expect.any(Number), full_marks: 70, pass_marks: null },
];

type Subject = { parts: unknown[]; month_marks: number | null; semester_marks: number | null; marks: number };

for (const { kind, type, student, parts } of [
	{ kind: "semester", type: "semester", student: eight, parts: ofMonth },
	{ kind: "annual", type: "semester", student: nine, parts: null },
	{ kind: "combined", type: "semester", student: nine, parts: [] },
	{ kind: "monthly", type: "monthly", student: nine, parts: [] },
] as const) {
	test(`the sheet of an exam of the kind ${kind} has what it shows`, async ({ request }) => {
		const choices: Choices = await (await request.post("/api/result-all-dataget")).json();
		const exam = choices.exams.find(({ name }) => name === demoExam(kind));
		const year = choices.year.find((entry) => entry.year === exam?.year);
		const studentId = toBengaliDigits(student.code);
		const data = { exam_name: String(exam?.id), year: year?.id, class: student.class.id, studentId };
		const answer = await (await request.post(path, { data })).json();
		expect(answer.result).toEqual({
			student_id: student.code,
			position: expect.any(Number),
			total_marks: expect.any(Number),
			year_id: year?.id,
			exam_id: exam?.id,
			exam_type: type,
			class_id: student.class.id,
			gpa: expect.any(Number),
			grade: expect.stringMatching(/^(A[+-]?|[BCDF])$/),
		});
		const subjects: Subject[] = answer.resultSubject;
		const counted = subjects.filter((_, index) => answer.details.subjects[index].counted);
		const total = counted.reduce((sum, { marks }) => sum + Math.round(marks * 100), 0) / 100;
		expect(answer.result.total_marks).toBe(total);
		for (const subject of subjects)
			expect(subject).toEqual({
				subject_name: expect.any(String),
				month_marks: parts === ofMonth ? expect.any(Number) : null,
				semester_marks: parts === ofMonth ? expect.any(Number) : null,
				marks: expect.any(Number),
				full_marks: expect.any(Number),
				fourth_subject: expect.any(Boolean),
				parts: parts ?? expect.any(Array),
				grade: expect.any(String),
				point: expect.any(Number),
			});
		if (!parts)
			expect(subjects.flatMap((subject) => subject.parts)).toContainEqual({
				...{ name: expect.any(String), marks: expect.any(Number), full_marks: 70, pass_marks: 23 },
			});
		const head = await (await request.post(`/api/student-detail/${student.code}/${year?.id}/${exam?.id}`)).json();
		expect(head).toEqual({
			student: {
				code: student.code,
				name: expect.any(String),
				fathers_name: expect.any(String),
				mothers_name: expect.any(String),
			},
			class: student.class,
			section: { id: expect.any(Number), section_name: expect.any(String) },
			exam_name: exam?.name,
			roll: expect.any(Number),
		});
	});
}

test("the search offers the school's classes, and the newest year first", async ({ request }) => {
	const choices: Choices = await (await request.post("/api/result-all-dataget")).json();
	expect(choices.class).toHaveLength(12);
	expect(choices.year.map(({ year }) => year)).toEqual([...choices.year.map(({ year }) => year)].sort().reverse());
	const open = exams.filter(({ isOpen }) => isOpen).map(({ name }) => name.normalize("NFC"));
	expect(choices.exams.map(({ name }) => name)).not.toEqual(expect.arrayContaining(open));
});

test("a result is found only when all search fields match", async ({ request }) => {
	const { exams, year }: Choices = await (await request.post("/api/result-all-dataget")).json();
	const right = { exam_name: exams[0]?.id, year: year[0]?.id, class: 11, studentId: 2025001 };
	for (const wrong of [{ exam_name: 999 }, { year: year[1]?.id }, { class: 1 }, { studentId: 2025999 }]) {
		const response = await request.post(path, { data: { ...right, ...wrong } });
		expect([response.status(), await response.json()]).toEqual([200, notFound]);
	}
	const all = ["class", "exam_name", "studentId", "year"];
	await expectFailure(await request.post(path, { data: {} }), 422, all);
	for (const bad of ["x", -1, 0, 1.5, "99999999999", null, { $gt: 0 }, "1 OR 1=1"])
		await expectFailure(
			await request.post(path, { data: { exam_name: bad, year: bad, class: bad, studentId: bad } }),
			422,
			all,
		);
	for (const part of [
		"x/1/1",
		"2025001/x/1",
		"2025001/1/x",
		`2025001/${year[1]?.id}/${exams[0]?.id}`,
		"1/1/1",
		"1/9999999999/1",
	])
		await expectFailure(await request.post(`/api/student-detail/${part}`), 404);
});
