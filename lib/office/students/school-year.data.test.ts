/** Tests of the year that the school is in, and of the forms that begin with it. */
import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { testDatabase } from "@/lib/cms/testing/databases";
import { freezeDate } from "@/lib/cms/testing/frozen-date";

const open = testDatabase();
let payload: Payload;
const ids: Record<string, number> = {};

const create = async (collection: string, data: object): Promise<number> =>
	Number((await payload.create({ collection: collection as "years", data: data as never, depth: 0 })).id);

const yearsOf = async () => {
	const { findSchoolYear } = await import("@/lib/school/structure");
	return (await findSchoolYear())?.year ?? null;
};

async function admit(year: number) {
	const data = { name: "রহিমা", gender: "2", fatherName: "করিম", motherName: "সালমা" };
	const student = await create("students", data);
	return create("enrolments", { student, year: ids[year], section: ids.section, roll: 1 });
}

beforeAll(async () => {
	payload = await open();
	ids.section = await create("sections", { name: "ক", class: 8 });
});
afterEach(() => jest.useRealTimers());

test("is the calendar's if it has students, else the last before it that has, else the next", async () => {
	freezeDate(new Date("2026-11-26T06:00:00Z"));
	expect(await yearsOf()).toBeNull();
	ids[2027] = await create("years", { year: 2027 });
	expect(await yearsOf()).toBe(2027);
	for (const year of [2025, 2026]) ids[year] = await create("years", { year });
	// Nobody is in any of them.
	expect(await yearsOf()).toBe(2026);
	await admit(2027);
	expect(await yearsOf()).toBe(2027);
	await admit(2025);
	expect(await yearsOf()).toBe(2025);
	await admit(2026);
	expect(await yearsOf()).toBe(2026);
	// In Dhaka it is the new year already.
	freezeDate(new Date("2026-12-31T18:00:00Z"));
	expect(await yearsOf()).toBe(2027);
	freezeDate(new Date("2028-01-02T06:00:00Z"));
	expect(await yearsOf()).toBe(2027);
});

test("one child who is admitted for the next year moves no form there", async () => {
	freezeDate(new Date("2026-11-26T06:00:00Z"));
	const { getEnrolmentChoices } = await import("./record");
	const { readPrintingChoices } = await import("../printing/choices");
	const { readTeachingChoices } = await import("../teaching/setup");
	const { readImportPage } = await import("../import/view");
	const { readWhoChoices } = await import("../identity-cards/people");
	const begun = [
		(await getEnrolmentChoices()).present,
		(await readPrintingChoices()).present,
		(await readTeachingChoices()).present,
		(await readImportPage({})).structure.present,
	];
	expect(begun).toEqual(begun.map(() => ids[2026]));
	expect((await readWhoChoices()).filter(({ id }) => id.startsWith("all"))).toHaveLength(2);
});
