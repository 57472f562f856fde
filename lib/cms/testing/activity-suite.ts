/** Tests of the list of what staff have done, and of the name in the history. */

import type { Payload } from "payload";
import type { Activity, Staff } from "@/lib/cms/payload-types";
import { dayLength } from "@/lib/contract/days";
import { rows, sql } from "@/lib/data/sql";
import { inTransaction } from "@/lib/data/transactions";
import { activityText } from "@/lib/office/activity/text";
import { staffText } from "@/lib/office/words/staff";
import { makeAccount } from "./accounts";
import { insertResult } from "./releases";

const publishedAt = "2026-01-01T00:00:00.000Z";

/** @param opened returns Payload; called when a test runs */
export function activitySuite(opened: () => Payload) {
	let user: Staff & { collection: "staff" };
	const notices = "notices" as const;

	beforeAll(async () => {
		user = await makeAccount(opened(), "busy-clerk", { name: "রহিমা" });
	});

	/** @returns the entries of a record, oldest first */
	const actsOf = async (kind: string, record?: number) => {
		const where = { kind: { equals: kind }, ...(record !== undefined && { record: { equals: record } }) };
		return (await opened().find({ collection: "activity", where, sort: "id", depth: 0, pagination: false })).docs;
	};
	const seen = (acts: Activity[]) => acts.map(({ action, title, detail }) => [action, title, detail]);

	test("every kind of act is recorded with who, when and the record's title", async () => {
		const data = { name: "ছুটির নোটিশ", publishedAt, _status: "draft" as const };
		const { id } = await opened().create({ collection: notices, data, user });
		const update = (more: object, draft = false) =>
			opened().update({ collection: notices, id, data: more, user, draft });
		await update({ name: "ঈদের ছুটি" });
		await update({ _status: "published" });
		await update({ summary: "তিন দিন" });
		await update({ name: "ঈদের লম্বা ছুটি" }, true);
		await update({ _status: "draft" });
		const { docs } = await opened().findVersions({
			collection: notices,
			where: { parent: { equals: id } },
			sort: "id",
		});
		await opened().restoreVersion({ collection: notices, id: String(docs[0]?.id), user });
		await opened().delete({ collection: notices, id, user });

		const acts = await actsOf(notices, id);
		const { summary, title } = staffText.fields;
		expect(seen(acts)).toEqual([
			["create", "ছুটির নোটিশ", activityText.draft],
			["update", "ঈদের ছুটি", title],
			["publish", "ঈদের ছুটি", null],
			["update", "ঈদের ছুটি", summary],
			["update", "ঈদের লম্বা ছুটি", title],
			["unpublish", "ঈদের লম্বা ছুটি", null],
			["restore", "ছুটির নোটিশ", null],
			["delete", "ছুটির নোটিশ", null],
		]);
		for (const { at, by, byName } of acts) {
			expect([by, byName]).toEqual([user.id, "রহিমা"]);
			expect(Date.now() - Date.parse(at)).toBeLessThan(60_000);
		}
	});

	test("a change of a global is recorded", async () => {
		await opened().updateGlobal({ slug: "contact", data: { officeDays: "শনি থেকে বৃহস্পতি" }, user });
		expect(seen(await actsOf("contact"))).toEqual([["update", staffText.contact, staffText.fields.officeDays]]);
	});

	test("an entry and its change are one transaction", async () => {
		const data = { name: "ফিরে যাওয়া", designation: "শিক্ষক" };
		const before = (await actsOf("teachers")).length;
		const failing = inTransaction(opened(), async (req) => {
			req.user = user;
			await opened().create({ collection: "teachers", data, req });
			throw new Error("stopped");
		});
		await expect(failing).rejects.toThrow("stopped");
		expect(await actsOf("teachers")).toHaveLength(before);
	});

	test("deleting a student with results is one entry, with the title only; a new password is named, not shown", async () => {
		const person = { name: "করিমা", gender: "2", fatherName: "আবুল", motherName: "সালমা", fatherMobile: "01712345678" };
		const student = await opened().create({ collection: "students", data: person as never, user });
		const { id } = student;
		const year = await opened().create({ collection: "years", data: { year: 2055 } });
		const exam = await opened().create({
			collection: "exams",
			data: { name: "কাজের তালিকা", year: year.id, type: "monthly" },
		});
		const section = await opened().create({ collection: "sections", data: { name: "কাজের", class: 4 } });
		const enrolment = { student: id, year: year.id, section: section.id, roll: 1 };
		await opened().create({ collection: "enrolments", data: enrolment as never });
		await insertResult(opened(), { student: id, exam: exam.id });
		const newPassword = "দক্ষিণের হাওয়া";
		await opened().update({ collection: "students", id, data: { newPassword } as never, user });
		await opened().delete({ collection: "students", id, user });
		expect(await actsOf("results")).toEqual([]);
		expect(seen(await actsOf("students", id))).toEqual([
			["create", student.title, null],
			["password", student.title, null],
			["delete", student.title, null],
		]);
		const stored = JSON.stringify(await rows(opened(), sql`SELECT * FROM activity`));
		for (const secret of [newPassword, "01712345678", "argon2"]) expect(stored).not.toContain(secret);
	});

	test("changes by nobody of the staff are not recorded, except those of accounts", async () => {
		const { id } = await opened().create({ collection: notices, data: { name: "নীরব", publishedAt } });
		expect(await actsOf(notices, id)).toEqual([]);
		const account = await makeAccount(opened(), "by-command");
		await opened().update({ collection: "staff", id: account.id, data: { password: "আরেকটি দীর্ঘ পাসওয়ার্ড" } });
		const acts = await actsOf("staff", account.id);
		expect(acts.map(({ action, byName }) => [action, byName])).toEqual([
			["create", activityText.server],
			["password", activityText.server],
		]);
	});

	test("an autosaved form is recorded once", async () => {
		const { id } = await opened().create({ collection: notices, data: { name: "টাইপ হচ্ছে", publishedAt }, user });
		for (const name of ["টাইপ হচ্ছে ১", "টাইপ হচ্ছে ১২"])
			await inTransaction(opened(), async (req) => {
				req.user = user;
				req.query = { autosave: "true" };
				await opened().update({ collection: notices, id, data: { name }, draft: true, autosave: true, req });
			});
		expect((await actsOf(notices, id)).map(({ action }) => action)).toEqual(["create"]);
	});

	test("a form that is opened and left is not recorded; the first letter is a creation", async () => {
		const { id } = await opened().create({ collection: notices, data: {}, draft: true, user });
		expect(await actsOf(notices, id)).toEqual([]);
		await opened().update({ collection: notices, id, data: { kind: "exam" }, draft: true, user });
		expect(await actsOf(notices, id)).toEqual([]);
		await opened().update({ collection: notices, id, data: { name: "প" }, draft: true, user });
		await opened().update({ collection: notices, id, data: { name: "পরীক্ষা" }, draft: true, user });
		expect((await actsOf(notices, id)).map(({ action }) => action)).toEqual(["create", "update"]);
	});

	test("entries outlive the account, and are deleted after two years", async () => {
		const { tidyUp } = await import("@/lib/upkeep/housekeeping");
		const leaver = await makeAccount(opened(), "leaver", { name: "বিদায়ী" });
		const { id } = await opened().create({
			collection: notices,
			data: { name: "শেষ কাজ", publishedAt },
			user: leaver,
		});
		await opened().delete({ collection: "staff", id: leaver.id });
		expect(await actsOf(notices, id)).toMatchObject([{ by: null, byName: "বিদায়ী" }]);
		const setAge = (days: number) =>
			rows(
				opened(),
				sql`UPDATE activity SET at = ${new Date(Date.now() - days * dayLength).toISOString()} WHERE kind = 'notices' AND record = ${id}`,
			);
		await setAge(729);
		await tidyUp(opened());
		expect(await actsOf(notices, id)).toHaveLength(1);
		await setAge(731);
		await tidyUp(opened());
		expect(await actsOf(notices, id)).toEqual([]);
	});

	test("each version holds the name of who saved it", async () => {
		const second = await makeAccount(opened(), "second-clerk", { name: "সালমা" });
		const { id } = await opened().create({ collection: notices, data: { name: "কে লিখল", publishedAt }, user });
		await opened().update({ collection: notices, id, data: { summary: "ক", savedBy: "অন্য কেউ" }, user: second });
		await opened().update({ collection: notices, id, data: { summary: "খ" } });
		const { docs } = await opened().findVersions({
			collection: notices,
			where: { parent: { equals: id } },
			sort: "id",
		});
		expect(docs.map(({ version }) => version.savedBy)).toEqual(["রহিমা", "সালমা", null]);
		await opened().restoreVersion({ collection: notices, id: String(docs[0]?.id), user: second });
		expect((await opened().findByID({ collection: notices, id })).savedBy).toBe("সালমা");
	});
}
