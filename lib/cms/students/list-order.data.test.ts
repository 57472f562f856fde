/** Tests of the order of students by class and roll. */
import { jest } from "@jest/globals";
import { createLocalReq, type Payload, type TypedUser, type Where } from "payload";
import { yearOf } from "@/lib/contract/days";
import { makeAccount } from "../testing/accounts";
import { testDatabase } from "../testing/databases";
import { freezeDate } from "../testing/frozen-date";

const open = testDatabase();
const thisYear = yearOf(new Date());
let payload: Payload;
const ids: Record<string, number> = {};
const users: Record<string, TypedUser> = {};

const create = async (collection: string, data: object): Promise<number> =>
	Number((await payload.create({ collection: collection as "years", data: data as never, depth: 0 })).id);

/** Name, and class, section, roll by year: made in an order that is none of a list. */
const made: [string, ...[year: number, section: string, roll: number][]][] = [
	["নবম-১", [thisYear, "9ক", 1]],
	["আগের", [thisYear - 1, "9ক", 7]],
	["ষষ্ঠ-খ-১", [thisYear - 1, "6ক", 30], [thisYear, "6খ", 1]],
	["ষষ্ঠ-ক-১০", [thisYear, "6ক", 10]],
	["ষষ্ঠ-ক-২", [thisYear, "6ক", 2], [thisYear + 1, "9ক", 40]],
	["নেই"],
	["প্লে-১", [thisYear, "প্লে", 1]],
];
const inOrder = ["প্লে-১", "ষষ্ঠ-ক-২", "ষষ্ঠ-ক-১০", "ষষ্ঠ-খ-১", "নবম-১"];

beforeAll(async () => {
	payload = await open();
	for (const [role, classes] of [
		["head", []],
		["exam", [8]],
	] as const)
		users[role] = (await makeAccount(payload, `order-${role}`, { role, classes: [...classes] })) as TypedUser;
	for (const year of [thisYear - 1, thisYear, thisYear + 1]) ids[year] = await create("years", { year });
	// Its number is the highest, its place in the school the first.
	const { docs: classes } = await payload.find({ collection: "classes", limit: 0, sort: "-sequence" });
	for (const { id, sequence } of classes)
		await payload.update({ collection: "classes", id, data: { sequence: Number(sequence) + 1 } });
	const play = await create("classes", { name: "প্লে", sequence: 1 });
	ids["9ক"] = await create("sections", { name: "ক", class: 11 });
	ids["6খ"] = await create("sections", { name: "খ", class: 8 });
	ids["6ক"] = await create("sections", { name: "ক", class: 8 });
	ids.প্লে = await create("sections", { name: "ক", class: play });
	for (const [index, [name, ...places]] of made.entries()) {
		const person = { name, gender: "2", fatherName: "সালাম", motherName: "সালমা", code: thisYear * 1000 + 99 - index };
		const student = await create("students", person);
		for (const [year, section, roll] of places)
			await create("enrolments", { student, year: ids[year], section: ids[section], roll });
	}
});
afterEach(() => jest.useRealTimers());

type Asked = { sort?: string; limit?: number; page?: number; where?: Where; role?: "exam"; pagination?: boolean };

async function namesOf({ role, ...asked }: Asked = {}) {
	const user = users[role ?? "head"] as TypedUser;
	const req = await createLocalReq({ user }, payload);
	const found = await payload.find({
		...{ collection: "students", depth: 0, overrideAccess: false, req, user, where: {}, ...asked },
	});
	return { ...found, docs: found.docs.map(({ name }) => name) };
}

test("is by class, section and roll of the school's year, with those without a place at the end", async () => {
	expect((await namesOf()).docs).toEqual([...inOrder, "নেই", "আগের"]);
	expect((await namesOf({ sort: "-placeOrder" })).docs).toEqual([...inOrder, "নেই", "আগের"].reverse());
	expect((await namesOf({ sort: "name", limit: 1 })).docs).toEqual(["আগের"]);
});

test("goes on over pages, and in what is found", async () => {
	const second = await namesOf({ sort: "placeOrder", limit: 3, page: 2 });
	expect(second.docs).toEqual(["ষষ্ঠ-খ-১", "নবম-১", "নেই"]);
	expect(second).toMatchObject({ page: 2, totalDocs: 7, totalPages: 3, pagingCounter: 4, nextPage: 3, prevPage: 1 });
	expect((await namesOf({ limit: 3, page: 4 })).docs).toEqual([]);
	expect((await namesOf({ limit: 2, pagination: false })).docs).toEqual(inOrder.slice(0, 2));
	expect((await namesOf({ limit: 0 })).docs).toHaveLength(7);
	const found = await namesOf({ where: { or: [{ title: { like: "ষষ্ঠ" } }] }, limit: 2 });
	expect(found).toMatchObject({ docs: ["ষষ্ঠ-ক-২", "ষষ্ঠ-ক-১০"], totalDocs: 3, totalPages: 2 });
	expect(await namesOf({ where: { name: { equals: "কেউ না" } } })).toMatchObject({ docs: [], totalDocs: 0 });
});

test("holds for an account that sees some classes alone", async () => {
	expect((await namesOf({ role: "exam" })).docs).toEqual(["ষষ্ঠ-ক-২", "ষষ্ঠ-ক-১০", "ষষ্ঠ-খ-১"]);
});

test("is another one in another year, and places tell which they are of", async () => {
	const { readPlace } = await import("./school-year");
	const placeOf = async (name: string) => {
		const { docs } = await payload.find({ collection: "students", where: { name: { equals: name } } });
		return readPlace(payload, Number(docs[0]?.id));
	};
	expect(await placeOf("ষষ্ঠ-খ-১")).toMatchObject({ roll: 1, year: null });
	expect(await placeOf("আগের")).toMatchObject({ roll: 7, year: thisYear - 1 });
	expect(await placeOf("নেই")).toBeNull();
	freezeDate(new Date(`${thisYear + 1}-02-01T06:00:00Z`));
	expect((await namesOf({ limit: 1 })).docs).toEqual(["ষষ্ঠ-ক-২"]);
	expect(await placeOf("ষষ্ঠ-ক-২")).toMatchObject({ roll: 40, year: null });
});
