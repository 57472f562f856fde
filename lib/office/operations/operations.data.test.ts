/** Tests of what all operations have in common, with one that writes years. */
import type { Payload } from "payload";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { beganAt } from "@/lib/cms/testing/logins";
import { studentStaffText } from "@/lib/office/words/students";
import type { Operation, Plan } from "./operation";

type Input = { years: number[] };
type YearPlan = Plan & Input;
type Changes = { years: number[] };

const open = testDatabase();

describe("operations", () => {
	let payload: Payload;
	/** What keeps the next one from being taken back. */
	let holds: { title: string; reason: string }[] = [];

	const load = async () => ({
		...(await import("./apply")),
		...(await import("./stored")),
		...(await import("@/lib/upkeep/housekeeping")),
		...(await import("@/lib/school/query")),
	});

	const adding: Operation<Input, YearPlan, Changes, { year: number }> = {
		subject: "promotion",
		tags: ["years"],
		kept: 2,
		plan: async ({ years }) => ({ years, fingerprint: years.join() }),
		async apply({ years }, { req }) {
			if (years.length === 0) return null;
			for (const year of years) await payload.create({ collection: "years", data: { year }, req });
			return { title: "বছর", count: years.length, facts: { year: 2040 }, changes: { years } };
		},
		async takeBack({ years }, { req }) {
			for (const year of years) await payload.delete({ collection: "years", where: { year: { equals: year } }, req });
			return holds;
		},
		told: { kind: "years", action: "create", detail: () => "" },
	};

	const stored = async () => {
		const { docs } = await payload.find({ collection: "years", sort: "year" });
		return docs.map(({ year }) => year);
	};
	const past = async () => (await load()).pastOperations("promotion", 10);

	beforeAll(async () => {
		payload = await open();
	});

	test("nothing is written or recorded if the plan has moved, or if there is nothing to do", async () => {
		const { applyOperation } = await load();
		await expect(applyOperation(adding, { years: [2041] }, { confirmed: "2040" })).rejects.toMatchObject({
			name: "PlanMoved",
		});
		expect(await applyOperation(adding, { years: [] })).toBeNull();
		expect([await stored(), await past()]).toEqual([[], []]);
	});

	test("of several at once each plans with what the one before has written", async () => {
		const { applyOperation, takeBack } = await load();
		const { subject, tags, told } = adding;
		const next: Operation<null, Plan & { year: number }, Changes, { year: number }> = {
			...{ subject, tags, told },
			async plan(_, req) {
				const { docs } = await payload.find({ collection: "years", sort: "-year", limit: 1, req });
				return { year: (docs[0]?.year ?? 2080) + 1 };
			},
			async apply({ year }, { req }) {
				await payload.create({ collection: "years", data: { year }, req });
				return { title: "বছর", count: 1, facts: { year }, changes: { years: [year] } };
			},
			takeBack: async (changes, writing) => (await adding.takeBack?.(changes, writing)) ?? [],
		};
		const applied = await Promise.all([1, 2, 3].map(() => applyOperation(next, null)));
		expect(await stored()).toEqual([2081, 2082, 2083]);
		for (const done of applied) await takeBack(next, done?.id ?? 0);
	});

	test("what is held stays as it was, and is taken back later, once", async () => {
		const { applyOperation, takeBack } = await load();
		const { id = 0 } = (await applyOperation(adding, { years: [2041, 2042] }, { confirmed: "2041,2042" })) ?? {};
		holds = [{ title: "২০৪১", reason: "ব্যবহৃত" }];
		await expect(takeBack(adding, id)).rejects.toMatchObject({ name: "Held", holds });
		expect([await stored(), (await past())[0]?.state]).toEqual([[2041, 2042], "applied"]);
		holds = [];
		await takeBack(adding, id);
		expect([await stored(), (await past())[0]?.state]).toEqual([[], "taken-back"]);
		await expect(takeBack(adding, id)).rejects.toMatchObject({ kind: "notFound" });
	});

	test("what a record's own rule refuses is held with its sentence", async () => {
		const { applyOperation, takeBack } = await load();
		const deleting: typeof adding = {
			...adding,
			async takeBack({ years }, { req }) {
				const { docs } = await payload.find({ collection: "years", where: { year: { in: years } }, req });
				for (const { id } of docs) await payload.delete({ collection: "years", id, req });
				return [];
			},
		};
		const { id = 0 } = (await applyOperation(deleting, { years: [2043] })) ?? {};
		const year = (await payload.find({ collection: "years", where: { year: { equals: 2043 } } })).docs[0]?.id ?? 0;
		const exam = await payload.create({ collection: "exams", data: { name: "বার্ষিক", year, type: "monthly" } });
		const reason = studentStaffText.errors.used(studentStaffText.exams.plural);
		await expect(takeBack(deleting, id)).rejects.toMatchObject({ name: "Held", holds: [{ title: "বছর", reason }] });
		expect([await stored(), (await past())[0]?.state]).toEqual([[2043], "applied"]);
		await payload.delete({ collection: "exams", id: exam.id });
		await takeBack(deleting, id);
		expect(await stored()).toEqual([]);
	});

	test("the list of acts names device and address of who applied it, and of who took it back", async () => {
		const { applyOperation, takeBack } = await load();
		const { listActs } = await import("@/lib/office/activity/activity");
		const head = await makeAccount(payload, "head", { role: "head" });
		const clerk = await beganAt(payload, await makeAccount(payload, "clerk"), "Android ফোন, Chrome", "192.0.2.1");
		const { id = 0 } = (await applyOperation(adding, { years: [2061] }, { by: clerk })) ?? {};
		const today = new Date(Date.now() + 6 * 3_600_000).toISOString().slice(0, 10);
		const places = async () =>
			(await listActs(head, today)).flatMap(({ title, from }) => (title === "বছর" ? from : []));
		expect(await places()).toContain("Android ফোন, Chrome, 192.0.2.1");
		await takeBack(adding, id, await beganAt(payload, head, "Windows, Firefox", "192.0.2.2"));
		expect(await places()).toEqual(
			expect.arrayContaining(["Android ফোন, Chrome, 192.0.2.1", "Windows, Firefox, 192.0.2.2"]),
		);
	});

	test("of the newest ones it is known what taking them back needs; older ones only stay in the list, for two years", async () => {
		const { applyOperation, query, sql, takeBack, tidyUp } = await load();
		for (const year of [2051, 2052, 2053]) await applyOperation(adding, { years: [year] });
		const [third, second, first] = await past();
		expect([third, second, first].map((operation) => operation?.isKept)).toEqual([true, true, false]);
		await expect(takeBack(adding, first?.id ?? 0)).rejects.toMatchObject({ kind: "notFound" });
		await query(sql`UPDATE operations SET updated_at = '2020-01-01T00:00:00.000Z'`);
		await tidyUp(payload);
		expect((await past()).map(({ id }) => id)).toEqual([third?.id, second?.id]);
	});
});
