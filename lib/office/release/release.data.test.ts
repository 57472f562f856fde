/** Tests of releasing results. */
import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { dayOf, formatMoment } from "@/lib/bengali/dates";
import { testDatabase } from "@/lib/cms/testing/databases";
import { doneAfterFaults } from "@/lib/cms/testing/killed-process";
import { insertResult, releaseClass } from "@/lib/cms/testing/releases";
import { studentStaffText } from "@/lib/office/words/students";
import { activityText } from "../activity/text";
import { cellOf, classId, testSchool } from "../marks/testing/school";
import type { ReleaseInput } from "./calls";
import { releaseText } from "./text";

const open = testDatabase();

describe("release", () => {
	let payload: Payload;
	const school = testSchool(open);

	const load = async () => ({
		...(await import("../activity/activity")),
		...(await import("../marks/grid")),
		...(await import("../operations/apply")),
		...(await import("./preview")),
		...(await import("./operation")),
		...(await import("./releases")),
		...(await import("../marks/save")),
		...(await import("@/lib/upkeep/dates")),
		...(await import("@/lib/school/releases")),
		...(await import("@/lib/school/query")),
		...(await import("@/lib/school/results")),
	});

	type Typed = [student: number, subject: "bangla" | "maths" | "farming", part: "month" | "semester", text: string];
	/** Marks of the first section, by number of the student from 0. */
	async function enter(typed: Typed[]) {
		const { readGrid, saveMarks } = await load();
		const { marks } = await readGrid(school.exam, school.first.id, school.head);
		const cells = typed.map(([student, subject, part, text]) => {
			const cell = cellOf(school.first.enrolments[student], school.subjects[subject], part, text);
			const base = marks.find(
				(mark) => mark.enrolment === cell.enrolment && mark.subject === cell.subject && mark.part === part,
			);
			return { ...cell, base: base?.revision ?? 0 };
		});
		const answer = await saveMarks({ exam: school.exam, section: school.first.id, cells }, school.teacher);
		expect(answer.saved.length).toBe(typed.length);
	}
	const usual: Typed[] = [
		[0, "bangla", "month", "25"],
		[0, "bangla", "semester", "60"],
		[0, "maths", "semester", "90"],
		[1, "bangla", "month", "20"],
		[1, "bangla", "semester", "50"],
		[1, "maths", "semester", "অনু"],
		[1, "farming", "month", "20"],
		[1, "farming", "semester", "0"],
	];
	/** Marks of two students; the others are not in the exam. */
	async function enterUsual() {
		const { settle } = await import("../marks/settle");
		const [, , third = 0] = school.first.enrolments;
		await enter(usual);
		await settle({ exam: school.exam, enrolments: [third, ...school.second.enrolments], as: "out" }, school.head);
	}
	const act = async (input: ReleaseInput) => {
		const { applyOperation, release: operation } = await load();
		await applyOperation(operation, input, { by: school.head, confirmed: input.fingerprint });
	};
	const release = async (at: string | null = null) => {
		const { readPreview } = await load();
		const { fingerprint } = await readPreview(school.exam, classId);
		await act({ exam: school.exam, class: classId, at, fingerprint });
	};
	const find = async (student: number, more: object = {}) => {
		const { docs } = await payload.find({
			collection: "students",
			where: { id: { equals: school.first.students[student] } },
		});
		const search = { exam_name: school.exam, year: school.year, class: classId, studentId: docs[0]?.code ?? 0 };
		return (await load()).findSheet({ ...search, ...more });
	};
	const listed = async () => (await (await load()).getPublishedExams()).some(({ id }) => id === school.exam);
	const refusal = (message: string) => ({ kind: "invalid", errors: { release: [message] } });

	beforeAll(async () => {
		payload = await open();
	});

	test("the preview names sheets as they will be released, and what stands in the way", async () => {
		const { readPreview } = await load();
		const problem = async () => (await readPreview(school.exam, classId)).problem;
		await enter(usual.slice(0, -1));
		const [, two] = school.first.enrolments;
		const incomplete = await readPreview(school.exam, classId);
		expect([incomplete.problem, incomplete.blank.length, incomplete.count]).toEqual([releaseText.missing(1), 4, 1]);
		expect(incomplete.missing).toMatchObject([{ enrolment: two, subject: school.subjects.farming, part: "semester" }]);
		await expect(release()).rejects.toMatchObject(refusal(releaseText.missing(1)));
		await enter(usual.slice(-1));
		expect(await problem()).toBe(releaseText.unsettled(4));
		await enterUsual();
		const preview = await readPreview(school.exam, classId);
		const { blank, count, out, sections, sheets, typed } = preview;
		expect([preview.problem, blank.length, out.length, count, typed]).toEqual([null, 0, 4, 2, 0]);
		expect(sections.map(({ id }) => id)).toEqual([school.first.id]);
		expect(sheets.map(({ roll, total, gpa, failed, position }) => [roll, total, gpa, failed, position])).toEqual([
			[1, 175, 5, 0, 1],
			// Who failed has no place.
			[2, 90, 0, 1, null],
		]);
		expect(await find(0)).toBeNull();
		await expect(readPreview(999_999, classId)).rejects.toMatchObject({ kind: "notFound" });
		await payload.update({ collection: "exams", id: school.exam, data: { checkFullMarks: true } });
		const { title } = await payload.findByID({ collection: "exams", id: school.exam });
		expect(await problem()).toBe(releaseText.unclear([title ?? ""]));
		const of = [{ exam: school.exam, weight: 100 }];
		const combined = { name: "যোগফল", year: school.year, type: "combined", of } as never;
		const { id } = await payload.create({ collection: "exams", data: combined });
		// The percentages of a combined exam are of the same full marks.
		expect((await readPreview(id, classId)).problem).toBe(releaseText.unclear([title ?? ""]));
		await payload.update({ collection: "exams", id: school.exam, data: { checkFullMarks: false } });
		await payload.update({ collection: "enrolments", id: two ?? 0, data: { chosen: [school.subjects.bangla] } });
		expect(await problem()).toBe(releaseText.impossible(1));
	});

	test("one who was left out and then got marks is not left out silently, also not in a combined exam", async () => {
		const { readPreview } = await load();
		await enterUsual();
		const [, , third = 0] = school.first.enrolments;
		const { id } = await payload.create({
			collection: "exams",
			data: { name: "যোগফল", year: school.year, type: "combined", of: [{ exam: school.exam, weight: 100 }] } as never,
		});
		await enter([[2, "bangla", "month", "30"]]);
		const late = await readPreview(school.exam, classId);
		expect([late.problem, late.out.includes(third)]).toEqual([releaseText.missing(2), false]);
		await enter([
			[2, "bangla", "semester", "70"],
			[2, "maths", "semester", "100"],
		]);
		const totals = async (exam: number) =>
			(await readPreview(exam, classId)).sheets.map(({ roll, total, position }) => [roll, total, position]);
		expect(await totals(school.exam)).toEqual([
			[1, 175, 2],
			[2, 90, null],
			[3, 200, 1],
		]);
		// The others are absent from all of the combined exam.
		expect((await totals(Number(id))).slice(0, 3)).toContainEqual([3, 200, 1]);
	});

	test("a combined exam is computed from others, also where they are not released", async () => {
		await enterUsual();
		const { readPreview } = await load();
		const { id } = await payload.create({
			collection: "exams",
			data: {
				...{ name: "সম্মিলিত", year: school.year, type: "combined", placeFailed: "yes" },
				of: [
					{ exam: school.monthly, weight: 40 },
					{ exam: school.exam, weight: 60 },
				],
			} as never,
		});
		const [one = 0, two = 0, ...others] = [...school.first.enrolments, ...school.second.enrolments];
		const { saveMarks } = await load();
		const { settle } = await import("../marks/settle");
		const whole = (enrolment: number, subject: number, text: string) => cellOf(enrolment, subject, "whole", text);
		const { bangla, farming } = school.subjects;
		const cells = [whole(one, bangla, "40"), whole(two, bangla, "50"), whole(two, farming, "50")];
		await saveMarks({ exam: school.monthly, section: school.first.id, cells }, school.head);
		for (const exam of [school.monthly, Number(id)]) await settle({ exam, enrolments: others, as: "out" }, school.head);
		const { problem, sheets } = await readPreview(Number(id), classId);
		expect(problem).toBeNull();
		const marksOf = sheets.map((sheet) => sheet.subjects.map(({ marks, full }) => `${marks}/${full}`));
		// 40 % of 80 and 60 % of 85; maths is not in the monthly exam.
		expect(marksOf).toEqual([
			["83/100", "90/100"],
			["82/100", "0/100", "52/100"],
		]);
		expect(sheets.map(({ position }) => position)).toEqual([1, 2]);
		const { listReleases } = await load();
		expect((await listReleases()).filter(({ exam }) => exam === id)).toMatchObject([{ class: classId, at: null }]);
		expect(sheets[0]?.rules).toMatchObject({
			placeFailed: true,
			combined: [
				{ name: "মার্চ", weight: 40 },
				{ name: "বার্ষিক", weight: 60 },
			],
		});
	});

	test("who came after an exam was released is said to be in it no more, and a combined exam of it can be released", async () => {
		await enterUsual();
		await release();
		const { readPreview, saveMarks } = await load();
		const { settle } = await import("../marks/settle");
		const [, two = 0, three = 0] = school.first.enrolments;
		const { id: student } = await payload.create({
			collection: "students",
			data: { name: "নতুন", gender: "1", fatherName: "করিম", motherName: "সালমা" } as never,
		});
		const place = { student, year: school.year, section: school.first.id, roll: 9 };
		const { id: late } = await payload.create({ collection: "enrolments", data: place as never });
		const of = [school.exam, school.monthly].map((exam) => ({ exam, weight: 50 }));
		const data = { name: "সম্মিলিত", year: school.year, type: "combined", of } as never;
		const { id } = await payload.create({ collection: "exams", data });
		const cells = [school.first.enrolments[0], late].map((one) => cellOf(one, school.subjects.bangla, "whole", "30"));
		await saveMarks({ exam: school.monthly, section: school.first.id, cells }, school.head);
		const others = [two, three, ...school.second.enrolments];
		for (const exam of [school.monthly, id]) await settle({ exam, enrolments: others, as: "out" }, school.head);
		const { blankIn, missing } = await readPreview(id, classId);
		expect(missing.map(({ exam, enrolment }) => [exam.id, enrolment])).toEqual(Array(3).fill([school.exam, late]));
		expect(blankIn).toMatchObject([{ exam: { id: school.exam }, enrolments: [late] }]);
		const before = [await find(0), await find(1)];
		const settled = (exam: number, as: "absent" | "in" | "out", enrolment: number) =>
			settle({ exam, enrolments: [enrolment], as }, school.head);
		for (const [as, enrolment] of [
			["absent", late],
			["out", two],
		] as const)
			await expect(settled(school.exam, as, enrolment)).rejects.toMatchObject({ message: releaseText.locked });
		await settled(school.exam, "out", late);
		expect((await readPreview(id, classId)).outIn).toMatchObject([{ exam: { id: school.exam }, enrolments: [late] }]);
		for (const as of ["in", "out"] as const) await settled(school.exam, as, late);
		const { fingerprint, problem, sheets } = await readPreview(id, classId);
		// Half of the 60 % in the monthly exam, where maths is not.
		const marksOf = sheets.map(({ subjects }) => subjects.map(({ marks }) => marks));
		expect([problem, marksOf]).toEqual([
			null,
			[
				[72.5, 90],
				[30, 0],
			],
		]);
		await act({ exam: id, class: classId, at: null, fingerprint });
		expect([await find(0), await find(1)]).toEqual(before);
		await expect(settled(id, "out", late)).rejects.toMatchObject({ message: releaseText.locked });
		// A list of before has results without marks.
		const { query, sql } = await load();
		await query(sql`UPDATE marks SET hundredths = NULL, absent = 0 WHERE enrolment_id = ${two}`);
		await expect(settled(school.exam, "out", two)).rejects.toMatchObject({ message: releaseText.locked });
	});

	test("released results are found with the names and marks of now, by their class alone, and the exam is listed", async () => {
		await enterUsual();
		expect(await listed()).toBe(false);
		await release();
		expect(await listed()).toBe(true);
		const { bangla } = school.subjects;
		const { name } = await payload.findByID({ collection: "subjects", id: bangla });
		// The result has its own copy.
		await payload.update({ collection: "subjects", id: bangla, data: { name: `নতুন ${name}`, counted: false } });
		const found = await find(0);
		expect(found?.result).toMatchObject({ position: 1, total_marks: 175, gpa: 5, grade: "A+" });
		expect(found?.subjects).toMatchObject([
			{ subject_name: name, month_marks: 25, semester_marks: 60, marks: 85, full_marks: 100, grade: "A+" },
			{ month_marks: null, semester_marks: 90, marks: 90, full_marks: 100 },
		]);
		const second = await find(1);
		expect(second?.result).toMatchObject({ position: null, total_marks: 90, gpa: 0, grade: "F" });
		expect(second?.subjects).toMatchObject([
			{ marks: 70 },
			{ marks: 0, grade: "F" },
			{ fourth_subject: true, grade: "F" },
		]);
		expect(await find(2)).toBeNull();
		expect(await find(0, { class: classId - 1 })).toBeNull();
	});

	test("while released nobody changes marks or results; taken back they are hidden and open again", async () => {
		await enterUsual();
		await release();
		await expect(enter([[0, "maths", "semester", "91"]])).rejects.toMatchObject({
			kind: "invalid",
			message: releaseText.locked,
		});
		const { docs } = await payload.find({
			collection: "results",
			where: { exam: { equals: school.exam } },
			sort: "position",
		});
		await expect(release()).rejects.toMatchObject(refusal(releaseText.already));

		const { countUnreleased, listActs, listReleases, readGrid, takeReleaseBack } = await load();
		expect((await readGrid(school.exam, school.first.id, school.head)).released).toMatchObject({
			by: school.head.name,
		});
		await takeReleaseBack({ exam: school.exam, class: classId }, school.head);
		expect([await find(0), await listed()]).toEqual([null, false]);
		await expect(takeReleaseBack({ exam: school.exam, class: classId }, school.head)).rejects.toMatchObject({
			kind: "notFound",
		});
		const waiting = (await listReleases()).filter(({ at }) => at === null);
		expect(waiting.filter(({ exam }) => exam === school.exam)).toHaveLength(1);
		expect(await countUnreleased()).toBe(waiting.length);
		await enter([[1, "maths", "semester", "100"]]);
		await release();
		// Replaced in the same rows, not added.
		const again = await payload.find({ collection: "results", where: { exam: { equals: school.exam } } });
		expect(again.docs.map(({ id }) => id).sort()).toEqual(docs.map(({ id }) => id).sort());
		expect((await find(0))?.result.position).toBe(1);
		expect((await find(1))?.result).toMatchObject({ total_marks: 190, gpa: 4.5 });
		const acts = await listActs(school.head, dayOf(new Date().toISOString()));
		const { title } = await payload.findByID({ collection: "exams", id: school.exam });
		const { name } = await payload.findByID({ collection: "classes", id: classId });
		const { released, takenBack } = activityText.tasks;
		const own = acts.filter((act) => act.title === title && ["publish", "unpublish"].includes(act.action));
		expect(own.map(({ detail }) => detail).reverse()).toEqual([released(name), takenBack(name), released(name)]);
		expect((await listReleases()).filter(({ exam }) => exam === school.exam)).toMatchObject([
			{ class: classId, className: name, at: expect.any(String) },
		]);
	});

	test("an exam whose marks were all emptied again, or are of another class, waits for no release", async () => {
		const { countUnreleased, listReleases, saveMarks } = await load();
		const [one = 0] = school.first.enrolments;
		const before = await countUnreleased();
		await enter([[0, "maths", "semester", "90"]]);
		expect(await countUnreleased()).toBe(before + 1);
		const { id: section } = await payload.create({
			collection: "sections",
			data: { name: `ছ ${school.year}`, class: classId + 1 },
		});
		await payload.update({ collection: "enrolments", id: one, data: { section } });
		expect(await countUnreleased()).toBe(before);
		await payload.update({ collection: "enrolments", id: one, data: { section: school.first.id } });
		const cells = [cellOf(one, school.subjects.maths, "semester", "", 1)];
		await saveMarks({ exam: school.exam, section: school.first.id, cells }, school.head);
		const listed = (await listReleases()).filter(({ exam }) => exam === school.exam);
		expect([await countUnreleased(), listed]).toEqual([before, []]);
	});

	test("the list has the exams of all years, and classes stand in their order, not in that of their making", async () => {
		const { listReleases, query, sql } = await load();
		const { getSections } = await import("@/lib/school/structure");
		const old = await payload.create({ collection: "years", data: { year: 1999 } });
		const early = await payload.create({ collection: "classes", data: { name: "প্লে", sequence: 1 } });
		const section = await payload.create({ collection: "sections", data: { name: "ক", class: early.id } as never });
		for (let name = 1; name <= 20; name += 1) {
			const data = { name: String(name), year: old.id, type: "semester" } as const;
			const { id } = await payload.create({ collection: "exams", data });
			await releaseClass(payload, id, classId);
		}
		await query(sql`INSERT INTO releases (exam_id, class_id, at, operation_id)
			SELECT w.exam_id, c.id, w.at, w.operation_id FROM releases w JOIN exams x ON x.id = w.exam_id
				CROSS JOIN classes c WHERE x.year_id = ${old.id} AND c.id <> ${classId}`);
		const found = (await listReleases()).filter(({ examTitle }) => examTitle.includes("১৯৯৯"));
		expect(found).toHaveLength(20 * 12);
		expect(found.slice(0, 2).map(({ class: id }) => id)).toEqual([1, early.id]);
		const sections = (await getSections()).map(({ id }) => id);
		expect(sections.indexOf(section.id)).toBeLessThan(sections.indexOf(school.first.id));
		await query(sql`DELETE FROM releases WHERE class_id = ${early.id}`);
		await payload.delete({ collection: "sections", id: section.id });
		await payload.delete({ collection: "classes", id: early.id });
	});

	test("results released for later appear at that time, and the cache is told", async () => {
		await enterUsual();
		const at = new Date(Date.now() + 60_000);
		await release(at.toISOString());
		expect([await find(0), await listed()]).toEqual([null, false]);
		const { name } = await payload.findByID({ collection: "classes", id: classId });
		const told = async () => (await (await load()).listActs(school.head, dayOf(new Date().toISOString())))[0]?.detail;
		expect(await told()).toBe(activityText.tasks.releasedLater(name, formatMoment(at.toISOString())));
		const { findDueDates } = await load();
		const time = at.getTime();
		expect(await findDueDates(payload, time - 1, time)).toEqual([{ tag: "exams", at: time }]);
		expect(await findDueDates(payload, time, time + 1000)).toEqual([]);
		jest.useFakeTimers({
			now: time,
			doNotFake: ["nextTick", "setImmediate", "setTimeout", "setInterval", "queueMicrotask"],
		});
		try {
			expect((await find(0))?.result.position).toBe(1);
			expect(await listed()).toBe(true);
		} finally {
			jest.useRealTimers();
		}
	});

	test("nothing is released that was not shown, is too large, or does not exist", async () => {
		const { readPreview } = await load();
		await expect(release()).rejects.toMatchObject(refusal(releaseText.nothing));
		await enterUsual();
		const { fingerprint } = await readPreview(school.exam, classId);
		await enter([[0, "maths", "semester", "89"]]);
		const moved = act({ exam: school.exam, class: classId, at: null, fingerprint });
		await expect(moved).rejects.toMatchObject(refusal(releaseText.moved));
		const papers = [{ code: "1", parts: [{ code: "semester", full: 50 }] }];
		await payload.update({ collection: "subjects", id: school.subjects.maths, data: { papers } });
		await expect(release()).rejects.toMatchObject(refusal(releaseText.tooLarge(1)));
		expect(await payload.count({ collection: "results", where: { exam: { equals: school.exam } } })).toEqual({
			totalDocs: 0,
		});
		expect(await find(0)).toBeNull();
	});

	test("results typed by hand in a former version are released as they are, and again after they were taken back", async () => {
		const { takeReleaseBack } = await load();
		const [student = 0] = school.first.students;
		const subjects = [{ name: "বাংলা", marks: 71.5, full: 100 }];
		await insertResult(payload, { student, exam: school.exam, position: 7, subjects, more: { origin: "upgrade" } });
		for (const _ of [1, 2]) {
			expect(await find(0)).toBeNull();
			await release();
			expect((await find(0))?.result).toMatchObject({ position: 7, total_marks: 71.5 });
			await takeReleaseBack({ exam: school.exam, class: classId }, school.head);
		}
		// Results of a release are not released again without marks.
		await insertResult(payload, { student, exam: school.exam, position: 7, subjects });
		await expect(release()).rejects.toMatchObject(refusal(releaseText.nothing));
	});

	test("a released result stays with the class where it was earned, and a student with one is not deleted", async () => {
		await enterUsual();
		const { query, sql, takeReleaseBack } = await load();
		const [student = 0] = school.first.students;
		await release();
		await expect(payload.delete({ collection: "students", id: student })).rejects.toThrow(
			studentStaffText.errors.released,
		);
		const other = await payload.create({
			collection: "sections",
			data: { name: `গ ${school.year}`, class: classId + 1 },
		});
		const [enrolment = 0] = school.first.enrolments;
		await payload.update({ collection: "enrolments", id: enrolment, data: { section: other.id } });
		const sheet = await find(0);
		expect(sheet).toMatchObject({ result: { class_id: classId, position: 1 }, head: { roll: 1 } });
		const { prepareRelease } = await import("./releases");
		const { readExam } = await import("../marks/setup");
		const subject = await payload.create({
			collection: "subjects",
			data: { name: `বাংলা ${school.year}`, class: classId + 1, year: school.year } as never,
		});
		const cell = cellOf(enrolment, subject.id, "all", "50");
		const { saveMarks } = await load();
		await saveMarks({ exam: school.exam, section: other.id, cells: [cell] }, school.head);
		const moved = async () => (await prepareRelease(await readExam(school.exam), classId + 1)).frozen.length;
		expect(await moved()).toBe(0);
		await takeReleaseBack({ exam: school.exam, class: classId }, school.head);
		await release();
		// Taken back it is free to be released in the new class, and no longer hangs on the old one.
		expect([await find(0), await moved()]).toEqual([null, 1]);
		await payload.delete({ collection: "students", id: student });
		expect(await query(sql`SELECT id FROM results WHERE student_id = ${student}`)).toEqual([]);
	});

	test("who keeps a result of another class takes no place among those of the new one, and is not asked for", async () => {
		await enterUsual();
		await release();
		const { query, sql, takeReleaseBack } = await load();
		const { id: section } = await payload.create({
			collection: "sections",
			data: { name: `ঘ ${school.year}`, class: classId + 1 },
		});
		const subject = { name: `বাংলা ${school.year}`, class: classId + 1, year: school.year };
		const { id: bangla } = await payload.create({ collection: "subjects", data: subject as never });
		const [one = 0, two = 0, three = 0] = school.first.enrolments;
		for (const id of [one, two, three])
			await payload.update({ collection: "enrolments", id, data: { section, fourth: null } });
		await query(sql`DELETE FROM exam_exemptions WHERE exam_id = ${school.exam}`);
		const { saveMarks } = await load();
		const cells = [cellOf(one, bangla, "all", "90"), cellOf(three, bangla, "all", "50")];
		await saveMarks({ exam: school.exam, section, cells }, school.head);
		const { prepareRelease } = await import("./releases");
		const { readExam } = await import("../marks/setup");
		const prepare = async () => prepareRelease(await readExam(school.exam), classId + 1);
		const placesOf = ({ frozen }: Awaited<ReturnType<typeof prepare>>) =>
			frozen.map(({ sheet: { roll, position, of } }) => [roll, position, of]);
		const prepared = await prepare();
		expect([placesOf(prepared), prepared.of.blank]).toEqual([[[3, 1, 1]], []]);
		await takeReleaseBack({ exam: school.exam, class: classId }, school.head);
		const free = await prepare();
		expect(free.of.blank).toEqual([two]);
		expect(placesOf(free)).toEqual([
			[1, 1, 2],
			[3, 2, 2],
		]);
	});

	test("what is edited after a release changes nothing that is released", async () => {
		await enterUsual();
		await release();
		const { query, sql } = await load();
		const before = [await find(0), await find(1)];
		const [student = 0] = school.first.students;
		const bands = [
			{ grade: "A+", from: 90, point: 5 },
			{ grade: "F", from: 0, point: 0 },
		];
		const { bands: kept } = await payload.findGlobal({ slug: "grading" });
		const { name } = await payload.findByID({ collection: "classes", id: classId });
		await payload.updateGlobal({ slug: "grading", data: { bands }, user: school.head });
		await payload.updateGlobal({ slug: "marking", data: { rankWithin: "section" }, user: school.head });
		await payload.update({ collection: "subjects", id: school.subjects.bangla, data: { name: "অন্য বিষয়" } });
		await payload.update({ collection: "classes", id: classId, data: { name: "অন্য শ্রেণি" } });
		await payload.update({ collection: "sections", id: school.first.id, data: { name: "অন্য শাখা" } });
		await payload.update({ collection: "exams", id: school.exam, data: { name: "অন্য পরীক্ষা" } });
		await payload.update({ collection: "students", id: student, data: { name: "অন্য নাম", motherName: "অন্য" } });
		await payload.update({ collection: "enrolments", id: school.first.enrolments[0] ?? 0, data: { roll: 99 } });
		const year = await payload.create({ collection: "years", data: { year: 2090 } });
		await expect(payload.update({ collection: "exams", id: school.exam, data: { year: year.id } })).rejects.toThrow();
		expect([await find(0), await find(1)]).toEqual(before);
		await payload.update({ collection: "classes", id: classId, data: { name } });
		await payload.updateGlobal({ slug: "grading", data: { bands: kept ?? [] }, user: school.head });
		await payload.updateGlobal({ slug: "marking", data: { rankWithin: "class" }, user: school.head });
		await query(sql`DELETE FROM years WHERE id = ${year.id}`);
	});

	test("failed before or after its commit, a release and its taking back are done completely or not at all", async () => {
		await enterUsual();
		// Results of an earlier release, which the next one replaces.
		await release();
		const { query, sql, takeReleaseBack } = await load();
		await takeReleaseBack({ exam: school.exam, class: classId }, school.head);
		await enter([[0, "maths", "semester", "70"]]);
		/** What a release writes, without what differs between two runs. */
		const snapshot = async () =>
			JSON.stringify([
				await query(
					sql`SELECT student_id, position, total FROM results WHERE exam_id = ${school.exam} ORDER BY student_id`,
				),
				await query(sql`SELECT id, sheet FROM results WHERE exam_id = ${school.exam} ORDER BY student_id`),
				await query(sql`SELECT class_id FROM releases WHERE exam_id = ${school.exam}`),
				await query(sql`SELECT id, state FROM operations ORDER BY id`),
			]);
		const tasks = { release, "take-back": () => takeReleaseBack({ exam: school.exam, class: classId }, school.head) };
		for (const [task, run] of Object.entries(tasks)) {
			const before = await snapshot();
			const outcomes = await doneAfterFaults(payload, run, async () => {
				const isDone = (await snapshot()) !== before;
				expect((await query(sql`SELECT class_id FROM releases WHERE exam_id = ${school.exam}`)).length === 1).toBe(
					isDone === (task === "release"),
				);
				return isDone;
			});
			expect(outcomes.length).toBeGreaterThan(2);
			expect(outcomes).toEqual([...outcomes.slice(1).map(() => false), true]);
		}
		expect((await query(sql`SELECT total FROM results WHERE exam_id = ${school.exam}`)).length).toBe(2);
	});

	test("forms say how many unreleased exams a change touches: by scale, rules, class and subject", async () => {
		const unreleased = await import("./unreleased-hint");
		const counts = async () => [
			await unreleased.countByScale(),
			await unreleased.countByRules(),
			await unreleased.countOfClass(classId),
			await unreleased.countOfSubject(school.subjects.bangla),
			await unreleased.countReleasedClasses(school.exam),
		];
		await enterUsual();
		const before = await counts();
		await release();
		const [scale = 0, rules = 0, ofClass = 0, ofSubject = 0, released = 0] = before;
		expect(await counts()).toEqual([scale - 1, rules - 1, ofClass - 1, ofSubject - 1, released + 1]);
		const own = { scale: "none", rounding: "none", placeFailed: "no", rankWithin: "class" } as const;
		await payload.update({ collection: "exams", id: school.monthly, data: own });
		expect((await counts()).slice(0, 2)).toEqual([scale - 2, rules - 2]);
	});

	test("families choose among the released exams: of the newest year, the one that was released last is first", async () => {
		const { getPublishedExams } = await load();
		const ids: number[] = [];
		for (const [year, at] of [
			[2098, "2026-03-01T00:00:00.000Z"],
			[2099, "2026-02-01T00:00:00.000Z"],
			[2099, "2026-04-01T00:00:00.000Z"],
			[2099, "2026-03-01T00:00:00.000Z"],
			// Not yet.
			[2099, "2099-01-01T00:00:00.000Z"],
		] as const) {
			const where = { year: { equals: year } };
			const [known] = (await payload.find({ collection: "years", where })).docs;
			const { id: yearId } = known ?? (await payload.create({ collection: "years", data: { year } }));
			const data = { name: `x${ids.length}`, year: yearId, type: "monthly" } as const;
			const { id } = await payload.create({ collection: "exams", data });
			await releaseClass(payload, id, classId, at);
			ids.push(id);
		}
		const found = (await getPublishedExams()).map(({ id }) => id).filter((id) => ids.includes(id));
		expect(found).toEqual([2, 3, 1, 0].map((place) => ids[place]));
	});
});
