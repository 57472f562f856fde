/** Tests of stored marks. */
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";
import { studentStaffText } from "@/lib/office/words/students";
import { activityText } from "../activity/text";
import { undoFaults } from "../lists/text";
import { releaseText } from "../release/text";
import { cellOf, classId, testSchool } from "./testing/school";
import { marksText, markText, settleText, subjectText } from "./text";

const open = testDatabase();

describe("marks", () => {
	let payload: Payload;
	const school = testSchool(open);
	beforeAll(async () => {
		payload = await open();
	});

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
		const part = (code: string, full: number, name = "") => ({ paper: "1", part: code, name, full, pass: null });
		const both = [part("month", 30, "মাসিক"), part("semester", 70, "সেমিস্টার")];
		const { bangla, biology, farming, maths } = school.subjects;
		expect(grid.subjects.map(({ id, parts }) => [id, parts])).toEqual([
			[bangla, both],
			[maths, [part("semester", 100)]],
			[farming, both],
			[biology, both],
		]);
		expect(grid.students.map(({ takes, fourth }) => [takes, fourth])).toEqual([
			[[bangla, maths], null],
			[[bangla, maths, farming], farming],
			[[bangla, maths], null],
		]);
		const monthly = await readGrid(school.monthly, school.first.id, school.head);
		const ofMonth = [part("whole", 50)];
		expect(monthly.subjects.map(({ id, parts }) => [id, parts])).toEqual([
			[bangla, ofMonth],
			[farming, ofMonth],
			[biology, ofMonth],
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
		const { readChanges } = await import("./marks-view");
		const grid = await (await load()).readGrid(school.exam, school.first.id, school.head);
		expect(await readChanges(grid)).toMatchObject([
			{ roll: 2, part: "মাসিক", by: school.head.name, from: "অনু", to: "" },
			{ roll: 1, part: "মাসিক", by: school.head.name, from: "২৫.৫", to: "২৬" },
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
				paper: "1",
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

	test("an exam may have other full marks than the subjects, or leave some out", async () => {
		const { bangla, farming, maths } = school.subjects;
		await payload.update({ collection: "exams", id: school.monthly, data: { full: 20 } });
		const { readGrid } = await load();
		const partsIn = async (exam: number) =>
			(await readGrid(exam, school.first.id, school.head)).subjects.map(({ id, parts }) => [
				id,
				...parts.map(({ part, full }) => `${part} ${full}`),
			]);
		expect((await partsIn(school.monthly)).slice(0, 2)).toEqual([
			[bangla, "whole 20"],
			[farming, "whole 20"],
		]);
		const changes = [
			{ subject: bangla, paper: "1", part: "month", full: 0 },
			{ subject: maths, full: 50 },
			{ subject: farming, full: 0 },
		];
		await payload.update({ collection: "exams", id: school.exam, data: { changes } });
		expect((await partsIn(school.exam)).slice(0, 3)).toEqual([
			[bangla, "semester 70"],
			[maths, "whole 50"],
			[school.subjects.biology, "month 30", "semester 70"],
		]);
	});

	test("a subject that the student does not take has no marks; one of before the choice changed can be emptied", async () => {
		const { biology, farming } = school.subjects;
		const [one, two] = school.first.enrolments;
		const { name } = await payload.findByID({ collection: "subjects", id: biology });
		const answer = await save([cellOf(two, farming, "month", "20"), cellOf(two, biology, "month", "21")]);
		expect(answer.refused).toEqual([
			{ enrolment: two, subject: biology, paper: "1", part: "month", reason: markText.notTaken(name) },
		]);
		expect((await save([cellOf(one, farming, "semester", "অনু")])).refused).toHaveLength(1);
		await payload.update({ collection: "enrolments", id: two ?? 0, data: { fourth: biology } });
		const { readSheets } = await import("./sheets");
		const { readExam } = await import("./setup");
		const leftOver = async () => (await readSheets(await readExam(school.exam), 8)).left;
		expect(await leftOver()).toMatchObject([{ enrolment: two, subject: farming, part: "month" }]);
		const exchanged = await save([cellOf(two, farming, "month", "", 1), cellOf(two, biology, "semester", "60")]);
		expect([exchanged.saved.length, exchanged.refused, await leftOver()]).toEqual([2, [], []]);
	});

	test("students without marks are absent from the whole exam with one press, or not in it, and in it again", async () => {
		const { settle } = await import("./settle");
		const { readExemptions } = await import("./stored");
		const [one, two, three] = school.first.enrolments as [number, number, number];
		await save([cellOf(one, school.subjects.bangla, "month", "20")]);
		await settle({ exam: school.exam, enrolments: [two], as: "absent" }, school.teacher);
		const absent = Object.entries(await textsOf()).filter(([key]) => key.startsWith(`${two}/`));
		// Two parts of bangla, one of maths, two of the fourth subject.
		expect(absent.map(([, [text]]) => text)).toEqual(Array(5).fill(markText.absent));
		await settle({ exam: school.exam, enrolments: [three], as: "out" }, school.teacher);
		expect([...(await readExemptions(school.exam))]).toEqual([three]);
		const leaveOut = (enrolments: number[], by = school.teacher) =>
			settle({ exam: school.exam, enrolments, as: "out" }, by);
		await expect(leaveOut([one])).rejects.toMatchObject({ kind: "invalid", message: settleText.marked });
		await expect(leaveOut([three], school.stranger)).rejects.toMatchObject({ kind: "forbidden" });
		await expect(leaveOut([three, 999_999])).rejects.toMatchObject({ kind: "notFound" });
		await settle({ exam: school.exam, enrolments: [three], as: "in" }, school.teacher);
		expect([...(await readExemptions(school.exam))]).toEqual([]);
	});

	test("who gets marks is in the exam, and one who is left out of it can be taken in again, with marks too", async () => {
		const { settle } = await import("./settle");
		const { readExemptions } = await import("./stored");
		const { query, sql } = await load();
		const { bangla } = school.subjects;
		const [one = 0, two = 0] = school.first.enrolments;
		const out = async () => [...(await readExemptions(school.exam))];
		await settle({ exam: school.exam, enrolments: [one, two], as: "out" }, school.teacher);
		await save([cellOf(one, bangla, "month", "20"), cellOf(two, bangla, "month", "অনু")]);
		expect(await out()).toEqual([]);
		// A mark that was a slip, and is emptied, changes nothing.
		await save([cellOf(one, bangla, "month", "", 1)]);
		expect(await out()).toEqual([one]);
		await settle({ exam: school.exam, enrolments: [one, two], as: "in" }, school.teacher);
		expect(await query(sql`SELECT enrolment_id FROM exam_exemptions WHERE exam_id = ${school.exam}`)).toEqual([]);
		const absent = settle({ exam: school.exam, enrolments: [two], as: "absent" }, school.teacher);
		await expect(absent).rejects.toMatchObject({ kind: "invalid", message: settleText.marked });
	});

	test("marks of the class that a student has left count nowhere, and keep nobody from being left out", async () => {
		const { settle } = await import("./settle");
		const { readExemptions } = await import("./stored");
		const { readSheets } = await import("./sheets");
		const { readExam } = await import("./setup");
		const [one = 0] = school.first.enrolments;
		await save([cellOf(one, school.subjects.maths, "semester", "90")]);
		const place = { class: classId + 1, year: school.year };
		const { id: section } = await payload.create({
			collection: "sections",
			data: { ...place, name: `গ ${school.year}` },
		});
		const { id: other } = await payload.create({ collection: "subjects", data: { ...place, name: "বাংলা" } as never });
		await payload.update({ collection: "enrolments", id: one, data: { section } });
		const { blank, left } = await readSheets(await readExam(school.exam), classId + 1);
		// No grid has a cell in which they could be emptied.
		expect([blank, left]).toEqual([[one], []]);
		await settle({ exam: school.exam, enrolments: [one], as: "out" }, school.head);
		expect([...(await readExemptions(school.exam))]).toEqual([one]);
		await save([cellOf(one, other, "all", "50")], school.head, section);
		expect([...(await readExemptions(school.exam))]).toEqual([]);
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
			data: { errors: [{ message: subjectText.errors.placeOfUsed }] },
		});
		const kind = { data: { errors: [{ message: studentStaffText.errors.kindOfMarked }] } };
		for (const data of [{ type: "monthly" as const }, { year: school.year - 1 }])
			await expect(payload.update({ collection: "exams", id: school.exam, data })).rejects.toMatchObject(kind);
		await payload.update({ collection: "exams", id: school.exam, data: { name: "নতুন নাম", type: "semester" } });
		const of = [{ exam: school.monthly, weight: 100 }];
		const combined = { name: "সম্মিলিত", year: school.year, type: "combined", of } as never;
		const { id } = await payload.create({ collection: "exams", data: combined });
		const nested = { type: "combined", of: [{ exam: school.exam, weight: 100 }] } as never;
		await expect(payload.update({ collection: "exams", id: school.monthly, data: nested })).rejects.toMatchObject(kind);
		await payload.delete({ collection: "exams", id });
		await payload.delete({ collection: "students", id: student ?? 0 });
		expect(await query(sql`SELECT id FROM marks WHERE exam_id = ${school.exam}`)).toEqual([]);
	});

	test("what a subject has of when it was for others, and its form hides now, counts nowhere", async () => {
		const { readSheets } = await import("./sheets");
		const { readExam } = await import("./setup");
		const { maths: id, farming } = school.subjects;
		const set = (subject: number, data: object) =>
			payload.update({ collection: "subjects", id: subject, data: data as never });
		await set(id, { takers: "group", groups: ["science"] });
		await set(id, { takers: "all" });
		await set(farming, { takers: "choice", choice: "ধর্ম", religion: "islam" });
		await set(farming, { takers: "chosen" });
		const { enrolled, impossible } = await readSheets(await readExam(school.exam), classId);
		expect([enrolled.length, impossible]).toEqual([6, []]);
	});

	test("a paper or part with marks keeps its code; one whose marks are emptied, or that is added, does not", async () => {
		const { bangla } = school.subjects;
		const [one] = school.first.enrolments;
		await save([cellOf(one, bangla, "month", "20")]);
		const month = { code: "month", full: 30 };
		const give = (...papers: { code: string; parts: object[] }[]) =>
			payload.update({ collection: "subjects", id: bangla, data: { papers } as never });
		const refusal = {
			data: { errors: [{ path: "papers", message: subjectText.errors.codesOfUsed([{ paper: "1", part: "month" }]) }] },
		};
		const lost = [
			{
				code: "1",
				parts: [
					{ ...month, code: "monthly" },
					{ code: "semester", full: 70 },
				],
			},
			{ code: "1", parts: [{ code: "semester", full: 70 }] },
			{ code: "2", parts: [month] },
		];
		for (const paper of lost) await expect(give(paper)).rejects.toMatchObject(refusal);
		// No marks stand under the other part.
		await give({ code: "2", parts: [{ code: "cq", full: 70 }] }, { code: "1", parts: [month] });
		await payload.update({ collection: "subjects", id: bangla, data: { monthlyFull: 40 } });
		await save([cellOf(one, bangla, "month", "", 1)]);
		await give({ code: "1", parts: [{ code: "monthly", full: 30 }] });
	});

	test("an exam differs in a paper and part that the subject has there, which keeps its code", async () => {
		const { bangla, maths } = school.subjects;
		const differ = (type: "monthly" | "semester", ...changes: object[]) =>
			payload.create({ collection: "exams", data: { name: `${type} ২`, year: school.year, type, changes } as never });
		const { noSuchPart } = studentStaffText.errors;
		for (const [type, codes, message] of [
			["semester", { paper: "1", part: "moth" }, noSuchPart("1", "moth")],
			["semester", { paper: "2", part: "month" }, noSuchPart("2", "month")],
			["semester", { part: "Month" }, noSuchPart("", "Month")],
			["monthly", { part: "month" }, noSuchPart("", "month")],
		] as const)
			await expect(
				differ(type, { subject: maths, full: 20 }, { subject: bangla, full: 20, ...codes }),
			).rejects.toMatchObject({ data: { errors: [{ path: "changes", message }] } });
		for (const rows of [
			[{}, { part: "month" }],
			[{ part: "month" }, {}],
			[{}, {}],
		])
			await expect(
				differ("semester", ...rows.map((codes) => ({ subject: bangla, full: 20, ...codes }))),
			).rejects.toMatchObject({ data: { errors: [{ message: studentStaffText.errors.wholeAndMore }] } });
		await differ("monthly", { subject: bangla, full: 20, pass: 20 });
		await differ("semester", { subject: bangla, full: 20, part: "month" }, { subject: maths, full: 0 });
		const give = (subject: number, part: string) =>
			payload.update({
				collection: "subjects",
				id: subject,
				data: { papers: [{ code: "2", parts: [{ code: part, full: 30 }] }] } as never,
			});
		await expect(give(bangla, "monthly")).rejects.toMatchObject({
			data: { errors: [{ path: "papers", message: subjectText.errors.codesOfChanged }] },
		});
		// Neither names the paper, nor the other subject any part.
		await give(bangla, "month");
		await give(maths, "all");
	});

	test("full and pass marks fit together and have two places, also where an exam differs from its subjects", async () => {
		const { maths: subject } = school.subjects;
		const wrong = (path: string, message: string) => ({ data: { errors: [{ path, message }] } });
		const { full, fullOrNone, pass } = subjectText.errors;
		const change = (marks: object) =>
			payload.update({ collection: "exams", id: school.exam, data: { changes: [{ subject, ...marks }] } as never });
		await expect(change({ full: 30, pass: 40 })).rejects.toMatchObject(wrong("changes.0.pass", pass));
		await expect(change({ full: 30, pass: 9.999 })).rejects.toMatchObject(wrong("changes.0.pass", pass));
		await expect(change({ full: 33.335 })).rejects.toMatchObject(wrong("changes.0.full", fullOrNone));
		await change({ full: 33.33, pass: 33.33 });
		await change({ full: 0 });
		const monthly = payload.update({ collection: "exams", id: school.monthly, data: { full: 33.337 } });
		await expect(monthly).rejects.toMatchObject(wrong("full", full));
		const usual = (monthlyFull: number) =>
			payload.update({ collection: "subjects", id: subject, data: { monthlyFull } });
		await expect(usual(33.337)).rejects.toMatchObject(wrong("monthlyFull", fullOrNone));
		for (const right of [33.33, 0]) await usual(right);
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
		await expect(
			payload.create({ collection: "subjects", data: { name, class: 8, year: school.year } as never }),
		).rejects.toMatchObject({
			data: { errors: [{ path: expect.any(String) }] },
		});
	});
});

describe("a paste of marks", () => {
	const school = testSchool(open);

	const load = async () => ({
		...(await import("./grid")),
		...(await import("./operation")),
		...(await import("./save")),
		...(await import("../operations/all")),
		...(await import("../operations/stored")),
		...(await import("@/lib/school/query")),
	});

	const paste = async (cells: ReturnType<typeof cellOf>[], by = school.teacher) =>
		(await load()).pasteMarks({ exam: school.exam, section: school.first.id, cells }, by);
	const save = async (cells: ReturnType<typeof cellOf>[], by = school.head) =>
		(await load()).saveMarks({ exam: school.exam, section: school.first.id, cells }, by);
	const textsOf = async () =>
		(await (await load()).readGrid(school.exam, school.first.id, school.teacher)).marks.map(({ text }) => text);
	const lastOperation = async () => {
		const { readOperations, sql } = await load();
		return (await readOperations(sql`subject = 'marks'`, 1))[0];
	};

	test("is an operation with its section and number of cells; wrong and unchanged cells are not in it", async () => {
		const { bangla, maths } = school.subjects;
		const [one, two] = school.first.enrolments;
		const before = await lastOperation();
		const wrong = await paste([cellOf(one, bangla, "month", "31"), cellOf(two, bangla, "month", "")]);
		expect([wrong.refused.length, wrong.saved.length]).toEqual([1, 1]);
		expect(await lastOperation()).toEqual(before);
		const answer = await paste([
			cellOf(one, bangla, "month", "30"),
			cellOf(two, bangla, "month", "অনু"),
			cellOf(one, maths, "semester", "101"),
		]);
		expect(answer.saved.map(({ text, revision }) => [text, revision])).toEqual([
			["৩০", 1],
			["অনু", 1],
		]);
		expect(await lastOperation()).toMatchObject({ state: "applied", count: 2, by: school.teacher.name, isKept: true });
	});

	test("can be taken back: former marks stand again, with who did it; another's class is refused", async () => {
		const { query, sql, takeAnyBack } = await load();
		const { bangla } = school.subjects;
		const [one, two] = school.first.enrolments;
		await save([cellOf(one, bangla, "month", "12.5")]);
		await paste([cellOf(one, bangla, "month", "30", 1), cellOf(two, bangla, "month", "29")]);
		const { id } = (await lastOperation()) ?? { id: 0 };
		await expect(takeAnyBack(school.stranger, id)).rejects.toMatchObject({ kind: "forbidden" });
		await takeAnyBack(school.head, id);
		expect(await textsOf()).toEqual(["১২.৫", ""]);
		const last = await query(
			sql`SELECT h.staff_name AS "by", h.from_text AS "from", h.to_text AS "to" FROM marks_history h ORDER BY h.id DESC LIMIT 2`,
		);
		expect(last).toContainEqual({ by: school.head.name, from: "৩০", to: "১২.৫" });
		await expect(takeAnyBack(school.head, id)).rejects.toMatchObject({ kind: "notFound" });
		// The emptied cell goes on with its revision.
		expect((await paste([cellOf(two, bangla, "month", "28", 2)])).saved[0]?.revision).toBe(3);
	});

	test("is not taken back after one of its marks was changed, or while the results are released", async () => {
		const { query, sql, takeAnyBack } = await load();
		const { bangla } = school.subjects;
		const [one, two] = school.first.enrolments;
		await paste([cellOf(one, bangla, "month", "30"), cellOf(two, bangla, "month", "29")]);
		const { id } = (await lastOperation()) ?? { id: 0 };
		await save([cellOf(two, bangla, "month", "20", 1)]);
		await expect(takeAnyBack(school.head, id)).rejects.toMatchObject({
			holds: [{ title: expect.any(String), reason: marksText.changedSince }],
		});
		expect(await textsOf()).toEqual(["৩০", "২০"]);
		await save([cellOf(two, bangla, "month", "29", 2)]);
		await query(sql`INSERT INTO releases (exam_id, class_id, at, operation_id) VALUES
			(${school.exam}, ${classId}, '2026-01-01T00:00:00.000Z', ${id})`);
		await expect(takeAnyBack(school.head, id)).rejects.toMatchObject({ kind: "invalid", message: releaseText.locked });
		await query(sql`DELETE FROM releases WHERE exam_id = ${school.exam}`);
		await takeAnyBack(school.head, id);
		expect(await textsOf()).toEqual(["", ""]);
	});
});

describe("the overview of an exam", () => {
	const school = testSchool(open);

	test("counts the entered cells of each section and subject, of the account's classes alone", async () => {
		const { readOverview } = await import("./overview");
		const { saveMarks } = await import("./save");
		const { bangla, maths, farming } = school.subjects;
		const [one, two] = school.first.enrolments;
		const cells = [
			cellOf(one, bangla, "month", "12"),
			cellOf(one, bangla, "semester", "অনু"),
			cellOf(two, maths, "semester", "50"),
			cellOf(two, farming, "month", "20"),
		];
		await saveMarks({ exam: school.exam, section: school.first.id, cells }, school.head);
		await saveMarks(
			{ exam: school.exam, section: school.first.id, cells: [cellOf(two, maths, "semester", "", 1)] },
			school.head,
		);
		const overview = await readOverview(school.teacher, school.exam);
		expect(overview?.classes.map(({ id, released }) => [id, released])).toEqual([[classId, null]]);
		const countsOf = (section: number) =>
			overview?.classes[0]?.sections
				.find(({ id }) => id === section)
				?.subjects.map(({ entered, expected }) => [entered, expected]);
		expect(countsOf(school.first.id)).toEqual([
			[2, 6],
			[0, 3],
			[1, 2],
			[0, 0],
		]);
		expect(countsOf(school.second.id)?.map(([entered]) => entered)).toEqual([0, 0, 0, 0]);
		expect((await readOverview(school.stranger, school.exam))?.classes).toEqual([]);
		await expect(readOverview(school.head, 999_999)).rejects.toMatchObject({ kind: "notFound" });
	});

	test("does not count marks of a part that the exam does not have any more", async () => {
		const { readOverview } = await import("./overview");
		const { saveMarks } = await import("./save");
		const { bangla, maths } = school.subjects;
		const [one] = school.first.enrolments;
		const cells = [cellOf(one, bangla, "month", "12"), cellOf(one, maths, "semester", "60")];
		await saveMarks({ exam: school.exam, section: school.first.id, cells }, school.head);
		const changes = [
			{ subject: bangla, paper: "1", part: "month", full: 0 },
			{ subject: maths, full: 100 },
		];
		await (await open()).update({ collection: "exams", id: school.exam, data: { changes } });
		const [ofClass] = (await readOverview(school.head, school.exam))?.classes ?? [];
		const [first] = ofClass?.sections ?? [];
		expect(first?.subjects.slice(0, 2).map(({ entered, expected }) => [entered, expected])).toEqual([
			[0, 3],
			[0, 3],
		]);
	});

	test("has no student who is restricted, as the grid", async () => {
		const { query, sql } = await import("@/lib/school/query");
		const { readOverview } = await import("./overview");
		const [student = 0] = school.first.students;
		await query(sql`UPDATE students SET restricted_at = '2026-01-01' WHERE id = ${student}`);
		const [ofClass] = (await readOverview(school.head, school.exam))?.classes ?? [];
		expect(ofClass?.sections.map(({ students }) => students)).toEqual([2, 3]);
	});

	test("is that of the newest exam that is not released", async () => {
		const { query, sql } = await import("@/lib/school/query");
		const { readOverview } = await import("./overview");
		const currentOf = async (by: typeof school.head) => (await readOverview(by))?.exam.id;
		expect(await currentOf(school.teacher)).toBe(school.monthly);
		const [operation] = await query<{ id: number }>(
			sql`INSERT INTO operations (subject, state, staff_name, title, applied_at, updated_at)
				VALUES ('release', 'applied', '', 'ক', '2026-01-01', '2026-01-01') RETURNING id`,
		);
		await query(sql`INSERT INTO releases (exam_id, class_id, at, operation_id) VALUES
			(${school.monthly}, ${classId}, '2026-01-01T00:00:00.000Z', ${operation?.id ?? 0})`);
		expect(await currentOf(school.teacher)).toBe(school.exam);
		expect((await readOverview(school.head, school.monthly))?.classes[0]?.released).toBe("2026-01-01T00:00:00.000Z");
		await query(sql`DELETE FROM releases WHERE exam_id = ${school.monthly}`);
	});
});
