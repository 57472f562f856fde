import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { staffText } from "@/lib/bengali/staff";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { insertResult } from "@/lib/cms/testing/releases";

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
	expect(clerk.drafts).toMatchObject([{ kind: staffText.notices.plural, count: 1 }]);
	expect(clerk.unreleased.count).toBe(0);
	expect((await readTasks(await makeAccount(payload, "head", { role: "head" }))).unreleased.count).toBe(1);
	const exam = await readTasks(await makeAccount(payload, "exam", { role: "exam" }));
	expect([exam.applications.count, exam.drafts, exam.dated, exam.unreleased.count]).toEqual([0, [], [], 0]);
});

test("a fault of the database is not counted as nothing", async () => {
	const staff = await makeAccount(payload, "another");
	for (const method of ["count", "countVersions"] as const) {
		const broken = jest.spyOn(payload.db, method).mockRejectedValue(new Error("disk I/O error"));
		await expect(readTasks(staff)).rejects.toThrow("disk I/O error");
		broken.mockRestore();
	}
});
