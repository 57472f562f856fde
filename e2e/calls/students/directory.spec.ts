import { expect, test } from "@playwright/test";
import { apply, bearer, expectFailure, frameOf, login } from "./client";

test("a section is read page by page, by roll", async ({ request }) => {
	const { year, sectionsOf } = await frameOf(request);
	const [section] = await sectionsOf(1);
	const headers = bearer(await login(request, 2025151));
	let next: string | null = `/api/student-get/${year}/1/${section.id}`;
	const rolls: number[] = [];
	for (let page = 1; next; page++) {
		const answer: Awaited<ReturnType<typeof read>> = await read(next);
		expect(answer.student).toMatchObject({ current_page: page, per_page: 30, next_page_url: answer.next_page_url });
		expect(answer.studentDetails.map(({ code }) => code)).toEqual(answer.student.data.map(({ code }) => code));
		for (const row of answer.student.data)
			expect(row).toEqual({
				code: expect.any(Number),
				roll: expect.any(Number),
				class_name: "নার্সারি",
				section_name: section.section_name,
			});
		for (const details of answer.studentDetails) expect(Object.keys(details).sort()).toEqual(["code", "image", "name"]);
		rolls.push(...answer.student.data.map(({ roll }) => roll));
		if (!answer.next_page_url) expect(rolls).toHaveLength(answer.student.total);
		next = answer.next_page_url;
	}
	expect(rolls.length).toBeGreaterThan(30);
	expect(rolls).toEqual([...rolls].sort((a, b) => a - b));

	async function read(path: string) {
		const answer = await (await request.post(path, { headers })).json();
		return answer as {
			student: { data: { code: number; roll: number }[]; total: number };
			studentDetails: { code: number }[];
			next_page_url: string | null;
		};
	}
});

test("only students can read it", async ({ request }) => {
	const { year, sectionsOf } = await frameOf(request);
	const [[section], [other]] = await Promise.all([sectionsOf(11), sectionsOf(10)]);
	const path = `/api/student-get/${year}/11/${section.id}`;
	await expectFailure(await request.post(path, { headers: bearer(`2025001|${"a".repeat(43)}`) }), 401);
	await expectFailure(await request.post(path, { headers: bearer((await apply(request)).token) }), 403);
	await expectFailure(await request.post(path), 401);
	const headers = bearer(await login(request, 2025152));
	for (const wrong of [
		`99/11/${section.id}`,
		`${year}/10/${section.id}`,
		`${year}/11/${other.id}`,
		`${year}/11/x`,
		`${year}/11/9999999999`,
	])
		await expectFailure(await request.post(`/api/student-get/${wrong}`, { headers }), 404);
	for (const page of ["0", "-1", "x", "1.5"])
		await expectFailure(await request.post(`${path}?page=${page}`, { headers }), 422, ["page"]);
	const beyond = await (await request.post(`${path}?page=৯৯`, { headers })).json();
	expect(beyond).toMatchObject({ student: { data: [] }, studentDetails: [], next_page_url: null });
});

test("counts add up to the students of the year", async ({ request }) => {
	const { years, year, sectionsOf } = await frameOf(request);
	expect(years).toHaveLength(3);
	const counts = await (await request.post(`/api/section-first/${year}`)).json();
	const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
	expect(sum(counts.total)).toBeGreaterThanOrEqual(600);
	const genders = sum(counts.male) + sum(counts.female);
	expect(genders).toBeLessThan(sum(counts.total));
	expect(genders).toBeGreaterThan(sum(counts.total) - 10);
	expect(counts.classs).toHaveLength(12);
	expect(counts.section.filter(({ class_id }: { class_id: number }) => class_id === 1)).toEqual(await sectionsOf(1));
	for (const wrong of ["99", "x", "0", "9999999999"])
		await expectFailure(await request.post(`/api/section-first/${wrong}`), 404);
	for (const wrong of ["99/1", `${year}/13`, `${year}/x`])
		await expectFailure(await request.post(`/api/student-section-first/${wrong}`), 404);
});
