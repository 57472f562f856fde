import { expect, test } from "@playwright/test";
import { studentText } from "@/lib/bengali/students";
import { expectFailure } from "../calls/students/client";
import { staffOf } from "../calls/students/staff";

const path = "/api/student-result-publish";
const notFound = { success: false, message: studentText.resultNotFound };
type Choices = { exams: { id: number }[]; year: { id: number }[]; class: { id: number }[] };

test("a class that staff take back is gone at once, and the exam with its last one, for everybody", async ({
	request,
}) => {
	const { exams, year, class: classes }: Choices = await (await request.post("/api/result-all-dataget")).json();
	const last = exams.at(-1);
	const data = { exam_name: last?.id, year: year[0]?.id, class: 11, studentId: 2025001 };
	const resultOf = async () => (await request.post(path, { data })).json();
	const listed = async () => {
		const { exams: left }: Choices = await (await request.post("/api/result-all-dataget")).json();
		return left.map(({ id }) => id).includes(last?.id ?? 0);
	};
	const before = await resultOf();
	const staff = await staffOf(request);
	const ids = classes.map(({ id }) => id);
	try {
		await staff.takeBack(last?.id, 11);
		expect(await resultOf()).toEqual(notFound);
		await expectFailure(await request.post(`/api/student-detail/2025001/${year[0]?.id}/${last?.id}`), 404);
		expect(await listed()).toBe(true);
		for (const id of ids.filter((id) => id !== 11)) await staff.takeBack(last?.id, id);
		expect(await listed()).toBe(false);
	} finally {
		for (const id of ids) await staff.release(last?.id, id);
	}
	expect(await listed()).toBe(true);
	expect(await resultOf()).toEqual(before);
});

test("a released result stays as it is when the school stops grading", async ({ request }) => {
	const { exams, year }: Choices = await (await request.post("/api/result-all-dataget")).json();
	const data = { exam_name: exams[0]?.id, year: year[0]?.id, class: 11, studentId: 2025001 };
	const resultOf = async () => (await request.post(path, { data })).json();
	const graded = await resultOf();
	const staff = await staffOf(request);
	await staff.updateGlobal("grading", { graded: false });
	try {
		expect(await resultOf()).toEqual(graded);
	} finally {
		await staff.updateGlobal("grading", { graded: true });
	}
});
