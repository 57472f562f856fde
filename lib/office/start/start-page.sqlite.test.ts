import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { PREFERENCE_KEYS } from "payload/shared";
import { staffText } from "@/lib/bengali/staff";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { insertResult } from "@/lib/cms/testing/releases";
import { menuGroups, type Role } from "@/lib/contract/subjects";

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

test("the menu has the views that a role may use, before Payload's lists of the same group", async () => {
	const { menuFor } = await import("../menu");
	const lists = [{ label: menuGroups.results, links: [{ href: "/admin/collections/exams", label: "পরীক্ষা" }] }];
	const ofRole = async (role: Role) => menuFor(await makeAccount(payload, `menu-${role}`, { role }), lists);
	const paths = async (role: Role, group: string) =>
		(await ofRole(role)).find(({ label }) => label === group)?.links.map(({ href }) => href);
	const list = "/admin/collections/exams";
	const [ofHead, ofClerk] = [await paths("head", menuGroups.results), await paths("clerk", menuGroups.results)];
	expect(ofHead).toEqual(expect.arrayContaining(["/admin/marks", "/admin/marks/release", "/admin/printing"]));
	expect(ofClerk).toContain("/admin/printing");
	expect(ofClerk).not.toContain("/admin/marks");
	expect([ofHead?.at(-1), ofClerk?.at(-1)]).toEqual([list, list]);
	expect(await paths("exam", menuGroups.students)).toBeUndefined();
});

test("a group that was closed stays closed, for its account alone", async () => {
	const { readClosedGroups } = await import("../menu");
	const [one, other] = [await makeAccount(payload, "closing"), await makeAccount(payload, "open")];
	await payload.create({
		collection: "payload-preferences",
		user: one,
		data: {
			key: PREFERENCE_KEYS.NAV,
			value: { groups: { [menuGroups.site]: { open: false }, [menuGroups.people]: { open: true } } },
		} as never,
	});
	expect([...(await readClosedGroups(one))]).toEqual([menuGroups.site]);
	expect([...(await readClosedGroups(other))]).toEqual([]);
});
