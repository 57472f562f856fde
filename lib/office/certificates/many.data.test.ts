/** Tests of the same paper for a section at once. */
import { randomUUID } from "node:crypto";
import type { Payload } from "payload";
import type { Staff } from "@/lib/cms/payload-types";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { doneAfterFaults } from "@/lib/cms/testing/killed-process";
import { yearOf } from "@/lib/contract/days";
import type { SignedIn } from "../guard";
import type { MakeManyInput } from "./schema";
import { certificatesText as text } from "./text";
import { certificateFields } from "./text-fields";

const open = testDatabase();
const site = "https://school.example";
const year = yearOf(new Date());

describe("the same certificate for a section", () => {
	let payload: Payload;
	let clerk: SignedIn;
	const ids = {} as Record<"year" | "section", number>;
	/** Two with a date of birth, the third without. */
	const students: number[] = [];

	const load = async () => ({
		...(await import("./calls")),
		...(await import("./many")),
		...(await import("./register")),
		...(await import("../operations/all")),
		...(await import("../students/record")),
		...(await import("@/lib/school/query")),
	});
	const create = async (collection: string, data: object) =>
		Number((await payload.create({ collection: collection as "years", data: data as never, depth: 0 })).id);

	async function make(kind: string, facts: Record<number, object>, request = randomUUID()): Promise<number> {
		const { calls } = await load();
		const papers = Object.entries(facts).map(([student, typed]) => ({ student: Number(student), facts: typed }));
		const input = { ...{ kind, own: 0, language: "bn", version: 0, keep: true, request }, papers } as MakeManyInput;
		return ((await calls["make-many"].run({ input, who: clerk, site } as never)) as { id: number }).id;
	}
	const cancel = async (id: number) =>
		(await load()).calls.cancel.run({ input: { id, reason: "ভুল" }, who: clerk, site } as never);
	const registered = async (kind: "birth" | "transfer" | "character") =>
		(await (await load()).certificateRegister.readRegister({ year, kind })).map(({ number, state, person }) => [
			number,
			state,
			person,
		]);
	const enrolled = async () => {
		const { query, sql } = await load();
		const rows = await query<{ id: number }>(
			sql`SELECT student_id AS id FROM enrolments WHERE left_on IS NULL ORDER BY roll`,
		);
		return rows.map(({ id }) => id);
	};

	beforeAll(async () => {
		payload = await open();
		clerk = (await makeAccount(payload, "clerk-of-many")) as Staff as SignedIn;
		Object.assign(ids, {
			year: await create("years", { year }),
			section: await create("sections", { name: "ক", class: 8 }),
		});
		for (const [index, name] of ["রহিমা", "করিমা", "সালমা"].entries()) {
			const born = index < 2 ? { dateOfBirth: "15-03-2012" } : {};
			students.push(await create("students", { name, gender: "2", fatherName: "করিম", motherName: "হালিমা", ...born }));
			const place = { student: students[index], year: ids.year, section: ids.section, roll: index + 1 };
			await create("enrolments", place);
		}
	});

	test("who lacks facts is named, nobody gets a number unless all are complete, and a request makes them once", async () => {
		const { calls: _, getStudentRecord, markPrinted, readMade, readMany } = await load();
		const [first = 0, second = 0, third = 0] = students;
		const key = { kind: "birth", own: 0, language: "bn", ...ids } as const;
		const { people } = await readMany(key);
		const born = people.map((person) => person.refused === null && person.read.facts.dateOfBirth);
		expect([people.map(({ id }) => id), born]).toEqual([students, ["15-03-2012", "15-03-2012", undefined]]);

		await expect(make("birth", { [first]: {}, [third]: {} })).rejects.toMatchObject({
			message: text.many.incomplete("সালমা", [certificateFields.dateOfBirth.label]),
		});
		await expect(make("birth", { [first]: {}, [third]: { dateOfBirth: "৩১-০২-২০১২" } })).rejects.toThrow();
		expect(await registered("birth")).toEqual([]);

		const request = randomUUID();
		const typed = { [first]: {}, [second]: {}, [third]: { dateOfBirth: "01-02-2013" } };
		const operation = await make("birth", typed, request);
		expect(await make("birth", typed, request)).toBe(operation);
		expect(await registered("birth")).toEqual([
			[1, "valid", "রহিমা"],
			[2, "valid", "করিমা"],
			[3, "valid", "সালমা"],
		]);
		// What was typed is in the record from then on.
		const again = (await readMany(key)).people[2];
		expect(again?.refused === null && again.read.facts.dateOfBirth).toBe("01-02-2013");
		const made = await readMade(operation, site);
		expect(made.map(({ paper }) => paper.text.lead[0]?.includes(paper.person.name))).toEqual([true, true, true]);
		expect((await getStudentRecord(third)).certificates).toEqual([
			expect.objectContaining({ path: `/admin/printing/certificates/${made[2]?.id}` }),
		]);

		expect(await cancel(made[1]?.id ?? 0)).toMatchObject({ success: true });
		expect((await registered("birth")).map(([, state]) => state)).toEqual(["valid", "cancelled", "valid"]);
		await expect(cancel(made[1]?.id ?? 0)).rejects.toMatchObject({ kind: "notFound" });
		await markPrinted({ operation });
		expect((await readMade(operation, site)).map(({ number, wasPrinted }) => [number, wasPrinted])).toEqual([
			[1, true],
			[3, true],
		]);
		const { takeAnyBack } = await load();
		await takeAnyBack(clerk, operation);
		expect((await registered("birth")).map(([, state]) => state)).toEqual(["cancelled", "cancelled", "cancelled"]);
		// The reason of the one that was cancelled before stays.
		const { readCertificate } = await load();
		expect((await readCertificate(made[1]?.id ?? 0, site)).reason).toBe("ভুল");
	});

	test("transfer certificates close all enrolments; one that is cancelled opens its own alone", async () => {
		const { readMade, readMany, takeAnyBack } = await load();
		const facts = { dateOfBirth: "15-03-2012", lastResult: "বার্ষিক", paidUntil: "নভেম্বর", reason: "বিদ্যালয় শেষ" };
		const operation = await make("transfer", Object.fromEntries(students.map((id) => [id, facts])));
		expect(await enrolled()).toEqual([]);
		// They stay in the list of their year, where a second one is refused.
		const { people } = await readMany({ kind: "transfer", own: 0, language: "bn", ...ids });
		expect(people.map(({ refused }) => refused)).toEqual(students.map(() => text.errors.closed));
		const made = await readMade(operation, site);
		// Each has its own number in its text.
		expect(made.map(({ paper }) => paper.text.rows.at(-1)?.[1])).toEqual(["১", "২", "৩"]);
		expect(await cancel(made[2]?.id ?? 0)).toMatchObject({ success: true });
		expect(await enrolled()).toEqual([students[2]]);
		await takeAnyBack(clerk, operation);
		expect(await enrolled()).toEqual(students);
	});

	test("a fault at any step leaves no paper at all and uses up no number", async () => {
		const all = Object.fromEntries(students.map((id) => [id, {}]));
		const count = async () => (await registered("character")).length;
		const outcomes = await doneAfterFaults(
			payload,
			() => make("character", all),
			async () => {
				expect([0, students.length]).toContain(await count());
				return (await count()) > 0;
			},
		);
		expect(outcomes.length).toBeGreaterThan(2);
		await make("character", all);
		expect((await registered("character")).map(([number]) => number)).toEqual([1, 2, 3, 4, 5, 6]);
	});
});
