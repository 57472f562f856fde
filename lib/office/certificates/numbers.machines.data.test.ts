/** Tests of the numbers of certificates while several processes make some, and one of them is killed. */
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";
import { killedAt } from "@/lib/cms/testing/killed-process";
import { yearOf } from "@/lib/contract/days";
import type { Numbering } from "./testing/number-papers";

const open = testDatabase();
const program = "../office/certificates/testing/number-papers";

/** An order writes at three steps (lib/cms/testing/killed-process): its first write, before the commit, after it. */
const steps = [1, 2, 3];

describe("numbers of certificates", () => {
	let payload: Payload;
	const students: number[] = [];

	const create = async (collection: string, data: object) =>
		Number((await payload.create({ collection: collection as "years", data: data as never, depth: 0 })).id);
	const run = (step: number, input: Numbering) => killedAt(step, program, JSON.stringify(input));
	async function numbers(): Promise<number[]> {
		const { query, sql } = await import("@/lib/school/query");
		const rows = await query<{ number: number | string }>(sql`SELECT number FROM certificates ORDER BY number`);
		return rows.map(({ number }) => Number(number));
	}

	beforeAll(async () => {
		payload = await open();
		const [year, section] = [
			await create("years", { year: yearOf(new Date()) }),
			await create("sections", { name: "ক", class: 8 }),
		];
		for (const roll of [1, 2, 3, 4]) {
			const person = { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা" };
			const student = await create("students", person);
			await create("enrolments", { student, year, section, roll });
			students.push(student);
		}
		// The program is bundled once, before several processes ask for it.
		await run(0, { students, orders: 0 });
	});

	test.each([
		["one paper at a time", 1],
		["papers of many at once", 4],
	])(
		"two clerks go on while one who makes %s is killed at each step: no gap, no double, nothing by halves",
		async (_, many) => {
			for (const step of steps) {
				const before = (await numbers()).length;
				const [one = 0] = students;
				const going = { students: [one], orders: 6 };
				const outcomes = await Promise.all([
					// Its second order, in the middle of what the others do.
					run(steps.length + step, { students: students.slice(0, many), orders: 2 }),
					run(0, going),
					run(0, going),
				]);
				expect(outcomes).toEqual([true, false, false]);
				const after = await numbers();
				expect(after).toEqual(after.map((_number, index) => index + 1));
				// The first order of the killed one is whole; the second is there after its commit alone.
				expect(after.length - before).toBe(2 * going.orders + many * (step === steps.length ? 2 : 1));
			}
		},
	);
});
