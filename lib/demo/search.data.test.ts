/** The search of the demo school: what people type, the pages of the site, and the dates of the school year. */
import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { admissionClosedText } from "@/lib/bengali/admission-days";
import { examRoutineText } from "@/lib/bengali/exam-routines";
import { directoryText } from "@/lib/bengali/student-area";
import { testDatabase } from "@/lib/cms/testing/databases";
import { freezeDate } from "@/lib/cms/testing/frozen-date";
import { releaseClass } from "@/lib/cms/testing/releases";
import { calendarPath, contentPath } from "@/lib/contract/paths";
import type { KindFilter } from "@/lib/contract/search";
import { pairs } from "./testing/search-pairs";

const open = testDatabase();

/** The day whose notices and dates the pairs name. */
const today = new Date("2026-11-24T06:00:00.000Z");

/** Share of the pairs whose first result must be the expected one. */
const leastShare = 0.95;

const all = pairs.flatMap(([first, queries]) => queries.map((q) => [q, first.normalize("NFC")] as const));

/** A word for each page that has no content in a new school. */
const emptyPages = ["নোটিশ", "রুটিন", "সিলেবাস", "ছুটি", "ক্যালেন্ডার", "শিক্ষক", "কমিটি", "শাখা", "ছাত্রছাত্রী", "ফলাফল", "ফোন"];

describe("the search of the demo school", () => {
	let payload: Payload;
	let inNewSchool: string[][] = [];

	const load = () => import("@/lib/school/search");
	const search = async (q: string, kind: KindFilter | null = null) => {
		const { pages, results } = await (await load()).searchSite({ q, kind, year: null, page: 1 });
		const read = (parts: { text: string }[]) => parts.map(({ text }) => text).join("");
		return [...pages, ...results].map(({ kind, path, title, snippet }) => ({
			...{ kind, path, title: read(title), text: read(snippet) },
		}));
	};
	const pathsOf = async (q: string) => (await search(q)).map(({ path }) => path);
	const suggested = async (q: string) => (await (await load()).suggest(q)).map(({ path }) => path);

	beforeAll(async () => {
		freezeDate(today);
		payload = await open();
		inNewSchool = await Promise.all([...emptyPages, "লগইন"].map(pathsOf));
		const { seedWithOnePicture } = await import("./testing/one-picture");
		await seedWithOnePicture(payload);
		const year = await payload.create({ collection: "years", data: { year: 2026 } });
		const exam = await payload.create({ collection: "exams", data: { name: "x", year: year.id, type: "monthly" } });
		await releaseClass(payload, exam.id, 8);
		const { docs } = await payload.find({ collection: "classes", where: { name: { equals: "নবম" } } });
		const { insertMany } = await import("@/lib/data/insert-many");
		const at = today.toISOString();
		await insertMany(payload, "exam_routines", [{ exam_id: exam.id, published_at: at, updated_at: at }]);
		const sitting = {
			class_id: docs[0]?.id ?? 0,
			subject: "গণিত",
			day: "2026-12-01",
			starts: null,
			ends: null,
			hall: null,
		};
		await insertMany(payload, "exam_sittings", [{ exam_id: exam.id, ...sitting, changed_at: at }]);
	});
	afterAll(() => jest.useRealTimers());

	test("what people type has the right page first", async () => {
		const misses: string[] = [];
		for (const [q, first] of all) {
			const [found] = await search(q);
			if (found?.path !== first && found?.title !== first)
				misses.push(`${q}: ${found?.title} (${found?.path}), not ${first}`);
		}
		expect(new Set(all.map(([q]) => q)).size).toBeGreaterThanOrEqual(200);
		if (misses.length > all.length * (1 - leastShare)) expect(misses).toEqual([]);
	});

	test("who is to be called comes first, and the routine of a class before those of its exams", async () => {
		const { docs } = await payload.find({ collection: "teachers", pagination: false, sort: "id" });
		const named = (office: string, subject = "") =>
			docs.find((doc) => doc.designation === office && (!subject || doc.subject === subject))?.name ?? office;
		const head = named("প্রধান শিক্ষক");
		const physics = named("সহকারী শিক্ষক", "পদার্থবিজ্ঞান");
		const asked = [
			...["প্রধান শিক্ষকের ফোন", "প্রধান শিক্ষকের ফোন নম্বর", "হেডমাস্টারের মোবাইল নাম্বার", "head teacher phone"].map((q) => [
				q,
				head,
			]),
			...["প্রধান শিক্ষকের নম্বর কত", "ফোন নম্বর প্রধান শিক্ষক", "prodhan shikkhok phone number"].map((q) => [q, head]),
			...["সহকারী প্রধান শিক্ষকের ফোন"].map((q) => [q, named("সহকারী প্রধান শিক্ষক")]),
			...["পদার্থবিজ্ঞান শিক্ষকের ফোন", `${physics}ের ফোন নম্বর`].map((q) => [q, physics]),
		];
		const classes = ["প্রথম", "পঞ্চম", "ষষ্ঠ", "সপ্তম", "অষ্টম", "নবম"];
		for (const name of classes)
			for (const q of [`${name} শ্রেণির রুটিন`, `${name} শ্রেণীর ক্লাস রুটিন`, `রুটিন ${name} শ্রেণি`])
				asked.push([q, `শ্রেণি রুটিন ২০২৬: ${name} শ্রেণি`.normalize("NFC")]);
		asked.push(["class 9 routine", "শ্রেণি রুটিন ২০২৬: নবম শ্রেণি"], ["৯ম শ্রেণির রুটিন", "শ্রেণি রুটিন ২০২৬: নবম শ্রেণি"]);
		for (const q of ["নবম শ্রেণির পরীক্ষার রুটিন", "class 9 exam routine"])
			asked.push([q, examRoutineText.routineOf(examRoutineText.of("x", 2026))]);
		const found = await Promise.all(asked.map(async ([q = ""]) => [q, (await search(q))[0]?.title]));
		expect(found).toEqual(asked.map(([q, first = ""]) => [q, first.normalize("NFC")]));
		const [first] = await (await load()).suggest("প্রধান শিক্ষকের ফোন");
		expect(first).toMatchObject({ title: head, path: "/teachers" });
		// No one is found by a number, and a question for the school's own leads to its page.
		expect((await search("স্কুলের ফোন নম্বর"))[0]?.path).toBe("/contact");
	});

	test("a new school's search offers no page without content", async () => {
		expect(inNewSchool).toEqual([...emptyPages.map(() => []), ["/student-login"]]);
		for (const q of emptyPages) expect([q, (await search(q))[0]?.kind]).toEqual([q, "page"]);
	});

	test("a closed page says so, and is no suggestion", async () => {
		const form = "/student/student-application-form";
		expect([(await pathsOf("admission"))[0], (await suggested("admission"))[0]]).toEqual([form, form]);
		const closesAt = "2026-11-10T00:00:00.000Z";
		await payload.updateGlobal({ slug: "admission", data: { closesAt } });
		const [closed] = await search("admission");
		expect(closed?.path).toBe(form);
		expect(closed?.text.startsWith(admissionClosedText.after("").slice(0, 20))).toBe(true);
		expect(await suggested("admission")).not.toContain(form);
		await payload.updateGlobal({ slug: "admission", data: { closesAt: null } });

		expect((await search("student list"))[0]?.text).toBe(directoryText.loginFirst);
		await payload.updateGlobal({ slug: "student-area", data: { directoryOpen: true } });
		expect((await search("student list"))[0]?.text).not.toBe(directoryText.loginFirst);
		expect((await suggested("student list"))[0]).toBe("/students-information");
		await payload.updateGlobal({ slug: "student-area", data: { directoryOpen: false } });
	});

	test("pages are found by the names that staff give them in the menu, and by their own", async () => {
		const where = { link: { equals: "/notices" } };
		const [entry] = (await payload.find({ collection: "menu-entries", where })).docs;
		const rename = (name: string) => payload.update({ collection: "menu-entries", id: entry?.id ?? 0, data: { name } });
		await rename("ঘোষণা ফলক");
		for (const q of ["ঘোষণা ফলক", "ফলক", "folok", "নোটিশ"])
			expect([q, (await search(q))[0]]).toMatchObject([q, { kind: "page", path: "/notices", title: "ঘোষণা ফলক" }]);
		await rename(entry?.name ?? "");
		expect(await pathsOf("ফলক")).not.toContain("/notices");
		await payload.delete({ collection: "menu-entries", where });
		expect((await search("নোটিশ"))[0]).toMatchObject({ path: "/notices", title: entry?.name });
	});

	test("what the menu has besides is found: other sites, and records under another name while they are public", async () => {
		const add = (name: string, link: string) => payload.create({ collection: "menu-entries", data: { name, link } });
		const name = "শাপলা ঝিল";
		const data = { name, place: "page", _status: "published" } as const;
		const { id } = await payload.create({ collection: "contents", data });
		const path = contentPath(name);
		await add("শিক্ষা বোর্ড বরিশাল", "https://board.example/");
		await add("জলাশয়", path);
		await add(name, path);
		expect((await search("শিক্ষা বোর্ড বরিশাল"))[0]).toMatchObject({ kind: "page", path: "https://board.example/" });
		expect((await search("জলাশয়"))[0]).toMatchObject({ kind: "page", path });
		// The record itself, once.
		expect((await search(name)).map(({ kind }) => kind)).toEqual(["page", "content"]);
		await payload.update({ collection: "contents", id, data: { _status: "draft" } });
		for (const q of ["জলাশয়", name]) expect(await pathsOf(q)).not.toContain(path);
	});

	test("dates are found by name, with their days, until they are put into the trash", async () => {
		const name = "মিলনমেলা";
		const noon = (day: string) => `${day}T06:00:00.000Z`;
		const create = (startsOn: string, endsOn?: string) =>
			payload.create({
				collection: "school-dates",
				data: { name, kind: "event", startsOn: noon(startsOn), endsOn: endsOn && noon(endsOn) },
			});
		await create("2025-12-01");
		await create("2027-12-01");
		const ongoing = await create("2026-11-20", "2026-11-24");
		// What goes on, then what comes next, then what is over.
		const days = [`${calendarPath(2026, 11)}#d20`, `${calendarPath(2027, 12)}#d1`, `${calendarPath(2025, 12)}#d1`];
		for (const q of [name, "মিলন মেলা", "milonmela"]) expect([q, (await pathsOf(q)).slice(0, 3)]).toEqual([q, days]);
		expect((await search(name, "date"))[0]).toMatchObject({
			kind: "date",
			title: name,
			text: "অনুষ্ঠান: ২০–২৪ নভেম্বর, ২০২৬",
		});
		const [first] = await (await load()).suggest(name);
		expect(first).toEqual({ title: `${name}, ২০–২৪ নভেম্বর, ২০২৬`, kind: "date", path: days[0] });
		expect(await (await load()).getSearchYears()).toEqual(expect.arrayContaining([2025, 2026, 2027]));
		await payload.update({ collection: "school-dates", id: ongoing.id, data: { deletedAt: today.toISOString() } });
		expect((await pathsOf(name)).slice(0, 2)).toEqual(days.slice(1));
		const { rebuildIndex } = await import("@/lib/upkeep/search-index");
		await rebuildIndex(payload);
		expect((await pathsOf(name)).slice(0, 2)).toEqual(days.slice(1));
	});
});
