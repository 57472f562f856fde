/** Setting up classes in one step, and taking that back. */
import type { Payload } from "payload";
import { dayOf } from "@/lib/bengali/dates";
import { headAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { nationalSets } from "@/lib/office/words/national-sets";
import { classSetupText as text } from "./text";

const open = testDatabase();

describe("setting up classes", () => {
	let payload: Payload;
	beforeAll(async () => {
		payload = await open();
	});

	const load = async () => ({
		...(await import("../operations/apply")),
		...(await import("./operation")),
		...(await import("@/lib/school/query")),
	});
	const counts = async () => {
		const { query, sql } = await load();
		const [found] = await query<Record<string, number | string>>(sql`SELECT
			(SELECT count(*) FROM years) AS years, (SELECT count(*) FROM classes) AS classes,
			(SELECT count(*) FROM sections) AS sections, (SELECT count(*) FROM subjects) AS subjects`);
		return Object.fromEntries(Object.entries(found ?? {}).map(([name, count]) => [name, Number(count)]));
	};
	const apply = async (classes: { name: string; sections: number }[], year = 2027) => {
		const { applyOperation, classSetup } = await load();
		return applyOperation(classSetup, { year, classes }, { by: await headAccount(payload) });
	};
	const undo = async (id = 0) => {
		const { classSetup, takeBack } = await load();
		await takeBack(classSetup, id, await headAccount(payload));
	};

	test("everything is made at once, only what is missing the next time, and all of it is taken back", async () => {
		const before = await counts();
		const applied = await apply([
			{ name: "দ্বিতীয়", sections: 1 },
			{ name: "ষষ্ঠ", sections: 2 },
			{ name: "দশম", sections: 3 },
		]);
		const subjects = nationalSets.junior.subjects.length + nationalSets.secondary.subjects.length;
		expect(await counts()).toEqual({
			years: (before.years ?? 0) + 1,
			classes: (before.classes ?? 0) + 1,
			sections: (before.sections ?? 0) + 6,
			subjects: (before.subjects ?? 0) + subjects,
		});
		expect(applied?.count).toBe(8 + subjects);
		const { docs } = await payload.find({ collection: "classes", where: { name: { equals: "দশম" } } });
		expect(docs).toMatchObject([{ groups: nationalSets.secondary.groups }]);
		const { listActs } = await import("../activity/activity");
		const today = dayOf(new Date().toISOString());
		const [act] = await listActs(await headAccount(payload), today);
		expect(act).toMatchObject({ detail: text.act(6, subjects), undo: { operation: applied?.id } });

		expect(await apply([{ name: "ষষ্ঠ", sections: 2 }])).toBeNull();
		const more = await apply([{ name: "ষষ্ঠ", sections: 3 }]);
		expect(more?.count).toBe(1);
		await undo(more?.id);
		await undo(applied?.id);
		expect(await counts()).toEqual(before);
	});

	test("what is used or was changed since is not taken back, and then nothing is", async () => {
		const before = await counts();
		const applied = await apply([{ name: "নবম", sections: 1 }], 2031);
		const made = await counts();
		const { docs } = await payload.find({ collection: "sections", sort: "-id", limit: 1, depth: 0 });
		const year = (await payload.find({ collection: "years", sort: "-year", limit: 1 })).docs[0]?.id ?? 0;
		const exam = await payload.create({ collection: "exams", data: { name: "বার্ষিক", year, type: "semester" } });
		await payload.update({ collection: "sections", id: docs[0]?.id ?? 0, data: { name: "পদ্মা" } });
		await expect(undo(applied?.id)).rejects.toMatchObject({
			holds: expect.arrayContaining([
				expect.objectContaining({ reason: text.holds.changed }),
				expect.objectContaining({ reason: text.holds.exams }),
			]),
		});
		expect(await counts()).toEqual(made);
		await payload.delete({ collection: "exams", id: exam.id });
		await payload.delete({ collection: "sections", id: docs[0]?.id ?? 0 });
		await undo(applied?.id);
		expect(await counts()).toEqual(before);
	});

	test("a class that a notice asks is not taken back", async () => {
		const applied = await apply([{ name: "দশম", sections: 1 }], 2035);
		const made = await counts();
		const { docs } = await payload.find({ collection: "classes", where: { name: { equals: "দশম" } } });
		const [of] = docs.map(({ id }) => id);
		const data = { name: "সম্মতিপত্র", circular: true, circularClasses: [of ?? 0] };
		const notice = await payload.create({ collection: "notices", data: { ...data, _status: "published" } });
		const held = { holds: [{ title: "দশম", reason: text.holds.used }] };
		await expect(undo(applied?.id)).rejects.toMatchObject(held);
		expect(await counts()).toEqual(made);
		await payload.delete({ collection: "notices", id: notice.id });
		await undo(applied?.id);
	});

	test("groups that a class or its students have got since stay", async () => {
		const nine = { collection: "classes", id: 11, depth: 0 } as const;
		const groupsOf = async () => (await payload.findByID(nine)).groups;
		const setUp = async () => (await apply([{ name: "নবম", sections: 1 }], 2036))?.id;
		const untouched = await setUp();
		expect(await groupsOf()).toEqual(nationalSets.secondary.groups);
		await undo(untouched);
		expect(await groupsOf()).toEqual([]);

		const changed = await setUp();
		await payload.update({ ...nine, data: { groups: ["science"] } });
		await undo(changed);
		expect(await groupsOf()).toEqual(["science"]);
		await payload.update({ ...nine, data: { groups: [] } });

		const section = (await payload.create({ collection: "sections", data: { name: "পদ্মা", class: 11 } })).id;
		const used = await setUp();
		const year = (await payload.create({ collection: "years", data: { year: 2037 } })).id;
		const person = { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা" };
		const student = (await payload.create({ collection: "students", data: person as never })).id;
		const place = { student, year, section, roll: 1, group: "science" };
		await payload.create({ collection: "enrolments", data: place as never });
		await undo(used);
		expect(await groupsOf()).toEqual(nationalSets.secondary.groups);
	});
});
