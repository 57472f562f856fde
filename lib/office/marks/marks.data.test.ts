/** Tests of stored marks. */
import type { Payload } from "payload";
import { activityText } from "@/lib/bengali/office/activity";
import { undoFaults } from "@/lib/bengali/office/lists";
import { markText, subjectText } from "@/lib/bengali/office/marks";
import { studentStaffText } from "@/lib/bengali/staff-students";
import { testDatabase } from "@/lib/cms/testing/databases";
import { cellOf, testSchool } from "./testing/school";

const open = testDatabase();

describe("marks", () => {
	let payload: Payload;
	const school = testSchool(open);
	beforeAll(async () => {
		payload = await open();
	}, 60_000);

	const load = async () => ({
		...(await import("./grid")),
		...(await import("./save")),
		...(await import("@/lib/school/query")),
	});

	const save = async (cells: ReturnType<typeof cellOf>[], by = school.teacher, section = school.first.id) =>
		(await load()).saveMarks({ exam: school.exam, section, cells }, by);
	const textsOf = async () =>
		Object.fromEntries(
			(await (await load()).readGrid(school.exam, school.first.id, school.teacher)).marks.map((mark) => [
				`${mark.enrolment}/${mark.subject}/${mark.part}`,
				[mark.text, mark.revision],
			]),
		);

	test("the grid has the enrolled by roll, and the subjects of the class in order with the parts of the exam", async () => {
		const { readGrid } = await load();
		const grid = await readGrid(school.exam, school.first.id, school.teacher);
		expect(grid.students.map(({ roll, enrolment }) => [roll, enrolment])).toEqual(
			school.first.enrolments.map((id, index) => [index + 1, id]),
		);
		expect(grid.subjects.map(({ id, fourth, full, parts }) => [id, fourth, full, parts])).toEqual([
			[
				school.subjects.bangla,
				false,
				100,
				[
					{ part: "month", full: 30 },
					{ part: "semester", full: 70 },
				],
			],
			[school.subjects.maths, false, 100, [{ part: "semester", full: 100 }]],
			[
				school.subjects.farming,
				true,
				100,
				[
					{ part: "month", full: 30 },
					{ part: "semester", full: 70 },
				],
			],
			[
				school.subjects.biology,
				true,
				100,
				[
					{ part: "month", full: 30 },
					{ part: "semester", full: 70 },
				],
			],
		]);
		const monthly = await readGrid(school.monthly, school.first.id, school.head);
		expect(monthly.subjects.map(({ id, full, parts }) => [id, full, parts])).toEqual([
			[school.subjects.bangla, 50, [{ part: "whole", full: 50 }]],
			[school.subjects.farming, 50, [{ part: "whole", full: 50 }]],
			[school.subjects.biology, 50, [{ part: "whole", full: 50 }]],
		]);
		await expect(readGrid(school.exam, school.first.id, school.stranger)).rejects.toMatchObject({ kind: "forbidden" });
		await expect(readGrid(999_999, school.first.id, school.head)).rejects.toMatchObject({ kind: "notFound" });
	});

	test("right cells are saved, wrong ones come back with their reason, and every change keeps who, from and to", async () => {
		const { query, sql } = await load();
		const { bangla, maths } = school.subjects;
		const [one, two] = school.first.enrolments;
		const answer = await save([
			cellOf(one, bangla, "month", "২৫.৫"),
			cellOf(one, bangla, "semester", "৭১"),
			cellOf(two, bangla, "month", "অনু"),
			cellOf(two, bangla, "semester", "abc"),
			cellOf(one, maths, "month", "1"),
			cellOf(school.second.enrolments[0], maths, "semester", "50"),
		]);
		expect(answer.saved.map(({ enrolment, text, revision }) => [enrolment, text, revision])).toEqual([
			[one, "২৫.৫", 1],
			[two, "অনু", 1],
		]);
		expect(answer.refused.map(({ reason }) => reason)).toEqual([
			markText.tooLarge(70),
			markText.wrong,
			markText.gone,
			markText.gone,
		]);
		expect(await textsOf()).toEqual({
			[`${one}/${bangla}/month`]: ["২৫.৫", 1],
			[`${two}/${bangla}/month`]: ["অনু", 1],
		});
		await save([cellOf(one, bangla, "month", "26", 1), cellOf(two, bangla, "month", "", 1)], school.head);
		// The same mark again is no change.
		expect((await save([cellOf(one, bangla, "month", "২৬.০", 0)])).saved[0]?.revision).toBe(2);
		expect(
			await query(sql`SELECT h.staff_name, h.from_text, h.to_text FROM marks_history h JOIN marks m ON m.id = h.mark_id
				WHERE m.exam_id = ${school.exam} ORDER BY h.id`),
		).toEqual([
			{ staff_name: school.teacher.name, from_text: "", to_text: "২৫.৫" },
			{ staff_name: school.teacher.name, from_text: "", to_text: "অনু" },
			{ staff_name: school.head.name, from_text: "২৫.৫", to_text: "২৬" },
			{ staff_name: school.head.name, from_text: "অনু", to_text: "" },
		]);
		const { readChanges } = await import("./history");
		const grid = await (await load()).readGrid(school.exam, school.first.id, school.head);
		expect(await readChanges(grid)).toMatchObject([
			{ roll: 2, part: "month", by: school.head.name, from: "অনু", to: "" },
			{ roll: 1, part: "month", by: school.head.name, from: "২৫.৫", to: "২৬" },
		]);
		const acts = await query<{ by_name: string; detail: string }>(
			sql`SELECT by_name, detail FROM activity WHERE kind = 'exams' AND record = ${school.exam} AND detail IS NOT NULL ORDER BY id`,
		);
		const { title } = await payload.findByID({ collection: "sections", id: school.first.id });
		const detail = activityText.tasks.marks(title ?? "");
		expect(acts).toEqual([
			{ by_name: school.teacher.name, detail },
			{ by_name: school.head.name, detail },
		]);
	});

	test("a cell that somebody else has changed comes back as it is, and is not overwritten; also an emptied one", async () => {
		const { bangla } = school.subjects;
		const [one] = school.first.enrolments;
		await save([cellOf(one, bangla, "month", "20")]);
		const late = await save([cellOf(one, bangla, "month", "21"), cellOf(one, bangla, "semester", "60")], school.head);
		expect(late.taken).toEqual([
			{
				enrolment: one,
				subject: bangla,
				part: "month",
				text: "২০",
				revision: 1,
				by: school.teacher.name,
				at: expect.any(String),
			},
		]);
		expect(late.saved.map(({ part }) => part)).toEqual(["semester"]);
		await save([cellOf(one, bangla, "month", "", 1)]);
		expect((await save([cellOf(one, bangla, "month", "22", 1)], school.head)).taken[0]?.text).toBe("");
		expect((await save([cellOf(one, bangla, "month", "22", 2)], school.head)).saved[0]?.revision).toBe(3);
	});

	test("of two who save one cell at the same moment one is told of the other", async () => {
		const { bangla } = school.subjects;
		const [one] = school.first.enrolments;
		for (let round = 0; round < 5; round += 1) {
			const base = (await textsOf())[`${one}/${bangla}/month`]?.[1] ?? 0;
			const answers = await Promise.all([
				save([cellOf(one, bangla, "month", String(2 * round), Number(base))]),
				save([cellOf(one, bangla, "month", String(2 * round + 1), Number(base))], school.head),
			]);
			expect(answers.map(({ saved, taken }) => saved.length * 10 + taken.length).sort()).toEqual([1, 10]);
		}
	});

	test("a student has one fourth subject, which can be exchanged", async () => {
		const { biology, farming } = school.subjects;
		const [one] = school.first.enrolments;
		const { name } = await payload.findByID({ collection: "subjects", id: farming });
		const answer = await save([cellOf(one, farming, "month", "20"), cellOf(one, biology, "month", "21")]);
		expect(answer.refused).toEqual([
			{ enrolment: one, subject: biology, part: "month", reason: markText.secondFourth(name) },
		]);
		expect((await save([cellOf(one, biology, "semester", "60")])).refused).toHaveLength(1);
		const exchanged = await save([cellOf(one, farming, "month", "", 1), cellOf(one, biology, "semester", "60")]);
		expect([exchanged.saved.length, exchanged.refused]).toEqual([2, []]);
	});

	test("another class is refused to an exam account", async () => {
		const { bangla } = school.subjects;
		const cells = [cellOf(school.first.enrolments[0], bangla, "month", "20")];
		await expect(save(cells, school.stranger)).rejects.toMatchObject({ kind: "forbidden" });
		expect(await textsOf()).toEqual({});
	});

	test("subjects, exams and enrolments with marks are not deleted; a deleted student takes them along", async () => {
		const { query, sql } = await load();
		const { bangla } = school.subjects;
		const [one] = school.first.enrolments;
		const [student] = school.first.students;
		await save([cellOf(one, bangla, "month", "20")]);
		const used = studentStaffText.errors.used(studentStaffText.marks);
		await expect(payload.delete({ collection: "subjects", id: bangla })).rejects.toThrow(subjectText.errors.used);
		await expect(payload.delete({ collection: "exams", id: school.exam })).rejects.toThrow(used);
		await expect(payload.delete({ collection: "enrolments", id: one ?? 0 })).rejects.toThrow(used);
		await expect(payload.update({ collection: "subjects", id: bangla, data: { class: 3 } })).rejects.toMatchObject({
			data: { errors: [{ message: subjectText.errors.classOfUsed }] },
		});
		const kind = { data: { errors: [{ message: studentStaffText.errors.kindOfMarked }] } };
		for (const data of [{ type: "monthly" as const }, { year: school.year - 1 }])
			await expect(payload.update({ collection: "exams", id: school.exam, data })).rejects.toMatchObject(kind);
		await payload.update({ collection: "exams", id: school.exam, data: { name: "নতুন নাম", type: "semester" } });
		await payload.delete({ collection: "students", id: student ?? 0 });
		expect(await query(sql`SELECT id FROM marks WHERE exam_id = ${school.exam}`)).toEqual([]);
	});

	test("an import of students is not undone while marks of its enrolments are stored", async () => {
		const { query, sql } = await load();
		const { importing } = await import("@/lib/office/import/operation");
		const { takeBack } = await import("@/lib/office/operations/apply");
		const [one] = school.first.enrolments;
		const [student] = school.first.students;
		await save([cellOf(one, school.subjects.bangla, "month", "20")]);
		const enrolment = { id: one, student, year: school.year, before: null, updatedAt: null };
		const changes = JSON.stringify({ students: [], enrolments: [enrolment] });
		const stamp = "2026-01-01T00:00:00.000Z";
		const [run] = await query<{ id: number }>(
			sql`INSERT INTO operations (subject, state, staff_name, title, changes, applied_at, updated_at)
				VALUES ('import', 'applied', '', 'ক', ${changes}, ${stamp}, ${stamp}) RETURNING id`,
		);
		await expect(takeBack(importing, run?.id ?? 0)).rejects.toMatchObject({ holds: [{ reason: undoFaults.marks }] });
	});

	test("a subject has a title, a place in the order, and one of a name in a class", async () => {
		const { title, sequence, name } = await payload.findByID({ collection: "subjects", id: school.subjects.maths });
		expect([title, sequence]).toEqual([expect.stringContaining(name), 2]);
		await expect(payload.create({ collection: "subjects", data: { name, class: 8 } as never })).rejects.toMatchObject({
			data: { errors: [{ path: expect.any(String) }] },
		});
	});
});
