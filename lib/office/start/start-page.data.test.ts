import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { insertResult } from "@/lib/cms/testing/releases";
import { stateOf } from "@/lib/office/parts/record-state";
import { staffText } from "@/lib/office/words/staff";
import { cellOf, testSchool } from "../marks/testing/school";
import type { Role } from "../subjects";

const open = testDatabase();
let payload: Payload;
let readTasks: typeof import("./start-page").readTasks;

beforeAll(async () => {
	payload = await open();
	({ readTasks } = await import("./start-page"));
	await payload.create({ collection: "notices", data: { name: "খসড়া" }, draft: true });
	const year = (await payload.create({ collection: "years", data: { year: 2026 } })).id;
	const exam = (await payload.create({ collection: "exams", data: { name: "বার্ষিক", year, type: "semester" } })).id;
	const section = (await payload.create({ collection: "sections", data: { name: "ক", class: 3 } })).id;
	const person = { name: "নুসরাত", gender: "2", fatherName: "করিম", motherName: "সালমা" };
	const student = (await payload.create({ collection: "students", data: person as never })).id;
	await payload.create({ collection: "enrolments", data: { student, year, section, roll: 1 } as never });
	await insertResult(payload, { student, exam });
});

test("what waits is counted for each role as far as it may read", async () => {
	const clerk = await readTasks(await makeAccount(payload, "clerk"));
	expect(clerk.drafts).toMatchObject({ count: 1, shown: [{ kind: staffText.notices.plural, title: "খসড়া" }] });
	expect(clerk.unreleased.count).toBe(0);
	expect((await readTasks(await makeAccount(payload, "head", { role: "head" }))).unreleased.count).toBe(1);
	const exam = await readTasks(await makeAccount(payload, "exam", { role: "exam" }));
	expect([exam.applications, exam.drafts, exam.dated, exam.unreleased].map(({ count }) => count)).toEqual([0, 0, 0, 0]);
});

test("a fault of the database is not counted as nothing", async () => {
	const staff = await makeAccount(payload, "another");
	const broken = jest.spyOn(payload.db, "count").mockRejectedValue(new Error("disk I/O error"));
	await expect(readTasks(staff)).rejects.toThrow("disk I/O error");
	broken.mockRestore();
});

test("a draft of a public record says what of it is public", async () => {
	const staff = await makeAccount(payload, "changing");
	const { id } = await payload.create({ collection: "notices", data: { name: "সবাই দেখছে", _status: "published" } });
	await payload.update({ collection: "notices", id, data: { summary: "নতুন" }, draft: true });
	const drafts = async () => (await readTasks(staff)).drafts.shown.map(({ title, state }) => [title, stateOf(state)]);
	expect(await drafts()).toContainEqual(["সবাই দেখছে", { kind: "public", isChanged: true }]);
	expect(await drafts()).toContainEqual(["খসড়া".normalize("NFC"), { kind: "draft" }]);
	await payload.delete({ collection: "notices", id });
});

describe("records with dates", () => {
	const hour = 60 * 60 * 1000;
	const day = 24 * hour;
	const now = Date.now();
	const at = (time: number) => new Date(now + time).toISOString();
	const publish = (name: string, dates: object) =>
		payload.create({ collection: "notices", data: { name, _status: "published", ...dates } });
	beforeAll(async () => {
		await publish("দেখা যাচ্ছে", {});
		await publish("কাল", { publishedAt: at(day) });
		await publish("আগামী মাসে", { publishedAt: at(30 * day) });
		await publish("কাল শেষ", { publishedAt: at(-day), shownUntil: at(2 * day) });
		await publish("শেষ", { publishedAt: at(-9 * day), shownUntil: at(-day) });
		await publish("অনেক আগে শেষ", { publishedAt: at(-90 * day), shownUntil: at(-30 * day) });
	});

	test("those that come or have just ended wait, the next first; those of the trash do not", async () => {
		const staff = await makeAccount(payload, "dated");
		const titles = async () => (await readTasks(staff)).dated.shown.map(({ title }) => title);
		expect(await titles()).toEqual(["শেষ", "কাল", "আগামী মাসে"]);
		const { docs } = await payload.find({ collection: "notices", where: { name: { equals: "আগামী মাসে" } } });
		await payload.update({ collection: "notices", id: docs[0]?.id ?? 0, data: { deletedAt: at(0) } });
		expect(await titles()).toEqual(["শেষ", "কাল"]);
	});

	test("what begins and ends in the next days is told in its order, with results that a head has released for later", async () => {
		const { readAhead } = await import("./page-records");
		const told = async (role: Role) =>
			(await readAhead(await makeAccount(payload, `ahead-${role}`, { role }))).map(
				({ does, title }) => `${does} ${title}`,
			);
		const records = ["begins কাল", "ends কাল শেষ"];
		expect(await told("clerk")).toEqual(records);
		expect(await told("exam")).toEqual([]);
	});

	test("a shown part of the home page is not empty", async () => {
		const { readHomeGaps } = await import("./start-page");
		const parts = async (role: Role) =>
			(await readHomeGaps(await makeAccount(payload, `home-${role}`, { role }))).map(({ part }) => part);
		expect(await parts("clerk")).toEqual(["picture", "routine", "curriculum", "history", "dates"]);
		expect(await parts("exam")).toEqual([]);
	});
});

describe("marks", () => {
	const school = testSchool(open, beforeAll);

	test("bars of the sections of the current exam appear with its first mark, for accounts that may enter it", async () => {
		const { readMarking } = await import("./start-page");
		const { saveMarks } = await import("../marks/save");
		await payload.delete({ collection: "exams", id: school.monthly });
		expect(await readMarking(school.teacher)).toBeNull();
		const { exam, first, second, subjects } = school;
		const cells = [cellOf(first.enrolments[0], subjects.bangla, "month", "12")];
		await saveMarks({ exam, section: first.id, cells }, school.head);
		const marking = await readMarking(school.teacher);
		expect(marking).toMatchObject({ complete: 0 });
		expect(marking?.sections.map(({ id, entered, href }) => [id, entered, href])).toEqual([
			[first.id, 1, `/admin/marks?exam=${exam}&section=${first.id}`],
			[second.id, 0, `/admin/marks?exam=${exam}&section=${second.id}`],
		]);
		expect(await readMarking(school.stranger)).toBeNull();
	});
});
