/** The list of what a new school does first: ticks follow from the records alone. */
import type { Payload } from "payload";
import { headAccount, makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { uploadPicture } from "@/lib/cms/testing/uploads";
import { contentPath } from "@/lib/contract/paths";
import { palettes } from "@/lib/office/publishing/text";
import { menuNames } from "@/lib/office/site-menu/text";
import { type FirstHourStep, firstHourText as text } from "./text";

const open = testDatabase();

describe("the first hour", () => {
	let payload: Payload;
	beforeAll(async () => {
		payload = await open();
	});

	const read = async () => (await import("./first-hour")).readFirstHour();
	const stepOf = async (key: FirstHourStep) => {
		const found = (await read()).steps.find((step) => step.key === key);
		if (!found) throw new Error(key);
		return found;
	};
	const ticks = async () => (await read()).steps.flatMap(({ key, done }) => (done ? [key] : []));
	const upload = async () => (await uploadPicture(payload)).id;

	test("nothing is ticked in a new school, and each step opens the form of what it lacks", async () => {
		expect(await ticks()).toEqual([]);
		const { steps, isPutAway } = await read();
		expect(isPutAway).toBe(false);
		expect(steps.map(({ key }) => key)).toEqual(Object.keys(text.steps));
		expect(await stepOf("history")).toMatchObject({
			href: "/admin/collections/contents/create",
			task: { back: "/admin", saves: "contents", fill: { contents: { place: "history" } } },
		});
	});

	test("the settings tick three steps, and what is missing of one is named", async () => {
		// Payload looks for the chosen picture with the rights of the account.
		const user = await headAccount(payload);
		const save = (data: object) => payload.updateGlobal({ slug: "settings", data, user });
		const { name: _name, ...colors } = palettes[0] ?? { name: "" };
		await save({ schoolName: "নদীতীর উচ্চ বিদ্যালয়", eiin: "103456" });
		expect((await stepOf("identity")).missing).toBe(text.missing.parts([text.missing.logo]));
		await save({ logo: await upload(), schoolMobile: "01712345678", ...colors });
		expect(await ticks()).toEqual(["identity", "colors"]);
		expect((await stepOf("address")).missing).toBe(text.missing.parts([text.missing.address]));
		// Address and telephone are typed once, in either form.
		await payload.updateGlobal({ slug: "contact", data: { address: "সাভার, ঢাকা" } });
		expect(await ticks()).toEqual(["identity", "colors", "address"]);
	});

	test("a history counts when the menu leads to it, a teacher beside the head, and nothing in the trash", async () => {
		const before = await ticks();
		const history = await payload.create({
			collection: "contents",
			data: { name: "আমাদের ইতিহাস (১৯৫২)", place: "history", _status: "draft" },
			draft: true,
		});
		expect(await stepOf("history")).toMatchObject({
			href: `/admin/collections/contents/${history.id}`,
			missing: text.missing.draft,
		});
		await payload.update({ collection: "contents", id: history.id, data: { _status: "published" } });
		const link = contentPath(history.name);
		expect(await stepOf("history")).toMatchObject({
			done: false,
			missing: text.missing.inMenu,
			task: { fill: { "menu-entries": { name: menuNames.history, link } } },
		});
		await payload.create({ collection: "menu-entries", data: { name: menuNames.history, link } });
		// One of several pages in the menu is enough.
		await payload.create({
			collection: "contents",
			data: { name: "মুক্তিযুদ্ধে বিদ্যালয়", place: "history", _status: "published" },
		});
		const person = { name: "করিম", designation: "প্রধান শিক্ষক" };
		await payload.create({ collection: "teachers", data: { ...person, rank: "head" } });
		expect((await stepOf("people")).task.fill).toMatchObject({ teachers: { rank: "teacher" } });
		const teacher = await payload.create({ collection: "teachers", data: { ...person, rank: "teacher" } });
		await payload.create({ collection: "slides", data: { picture: await upload() } });
		const notice = await payload.create({ collection: "notices", data: { name: "ক", _status: "published" } });
		expect(await ticks()).toEqual([...before, "picture", "people", "history", "notice"]);

		const deletedAt = new Date().toISOString();
		await payload.update({ collection: "teachers", id: teacher.id, data: { deletedAt } });
		await payload.update({ collection: "notices", id: notice.id, data: { deletedAt } });
		expect(await ticks()).toEqual([...before, "picture", "history"]);
	});

	test("classes, students, slips, a clerk and holidays tick their steps", async () => {
		const before = await ticks();
		const head = await headAccount(payload);
		const { applyOperation } = await import("../operations/apply");
		const { classSetup } = await import("../class-setup/operation");
		await applyOperation(classSetup, { year: 2027, classes: [{ name: "ষষ্ঠ", sections: 1 }] }, { by: head });
		const person = { name: "নুসরাত", gender: "2", fatherName: "করিম", motherName: "সালমা" };
		const student = (await payload.create({ collection: "students", data: person as never })).id;
		const [year] = (await payload.find({ collection: "years" })).docs;
		const [section] = (await payload.find({ collection: "sections", depth: 0 })).docs;
		const place = { student, year: year?.id, section: section?.id, roll: 1 };
		await payload.create({ collection: "enrolments", data: place as never });
		await payload.create({ collection: "exams", data: { name: "বার্ষিক", year: year?.id ?? 0, type: "semester" } });
		const { makeSlip } = await import("../slips/slips");
		await makeSlip(student, "http://school.example", head);
		await makeAccount(payload, "clerk");
		const startsOn = "2027-02-21T06:00:00.000Z";
		await payload.create({ collection: "school-dates", data: { name: "শহীদ দিবস", kind: "holiday", startsOn } });
		expect(await ticks()).toEqual([...before, "classes", "students", "exam", "slips", "clerk", "holidays"]);
	});

	test("it is put away and brought back for the whole school", async () => {
		const { putAway } = await import("./first-hour");
		await putAway(true);
		expect((await read()).isPutAway).toBe(true);
		await putAway(false);
		expect((await read()).isPutAway).toBe(false);
	});
});
