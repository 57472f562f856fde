import { expect, test } from "@playwright/test";
import { studentText } from "@/lib/bengali/students";
import { expectFailure, type Json } from "./client";

const path = "/api/student-result-publish";
const notFound = { success: false, message: studentText.resultNotFound };
type Choice = { id: number } & Json;
type Choices = { exams: Choice[]; year: Choice[]; class: Choice[] };

/** A part of a subject, by its full mark. */
const partOf = (full_marks: number) => ({
	...{ name: expect.any(String), marks: expect.any(Number), full_marks, pass_marks: null },
});

test("each exam's sheet has what its type shows", async ({ request }) => {
	const choices: Choices = await (await request.post("/api/result-all-dataget")).json();
	expect(choices.class).toHaveLength(11);
	expect(choices.year.map(({ year }) => year)).toEqual([...choices.year.map(({ year }) => year)].sort().reverse());
	for (const type of ["semester", "monthly"]) {
		const exam = choices.exams.find(({ exam_type }) => exam_type === type);
		const year = choices.year.find((one) => one.year === exam?.year);
		const data = { exam_name: String(exam?.id), year: year?.id, class: 11, studentId: "২০২৫০০১" };
		const answer = await (await request.post(path, { data })).json();
		expect(answer.result).toEqual({
			student_id: 2025001,
			position: expect.any(Number),
			total_marks: answer.resultSubject.reduce((sum: number, { marks }: { marks: number }) => sum + marks, 0),
			year_id: year?.id,
			exam_id: exam?.id,
			exam_type: type,
			class_id: 11,
			gpa: expect.any(Number),
			grade: expect.stringMatching(/^(A[+-]?|[BCDF])$/),
		});
		const part = type === "monthly" ? null : expect.any(Number);
		for (const subject of answer.resultSubject)
			expect(subject).toEqual({
				subject_name: expect.any(String),
				month_marks: part,
				semester_marks: part,
				marks: expect.any(Number),
				full_marks: expect.any(Number),
				fourth_subject: expect.any(Boolean),
				parts: type === "monthly" ? [] : [partOf(30), partOf(70)],
				grade: expect.any(String),
				point: expect.any(Number),
			});
		const head = await (await request.post(`/api/student-detail/2025001/${year?.id}/${exam?.id}`)).json();
		expect(head).toEqual({
			student: {
				code: 2025001,
				name: expect.any(String),
				fathers_name: expect.any(String),
				mothers_name: expect.any(String),
			},
			class: { id: 11, class_name: "নবম" },
			section: { id: expect.any(Number), section_name: expect.any(String) },
			exam_name: exam?.name,
			roll: expect.any(Number),
		});
	}
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
