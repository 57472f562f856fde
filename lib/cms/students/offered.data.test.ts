/** Tests of the classes that forms offer. */
import { createLocalReq, type Payload } from "payload";
import { testDatabase } from "../testing/databases";

const open = testDatabase();
let payload: Payload;

beforeAll(async () => {
	payload = await open();
});

const fields = [
	["staff", "classes"],
	["notices", "circularClasses"],
	["school-dates", "classes"],
	["students", "presentClass"],
] as const;

async function offered(collection: (typeof fields)[number][0], name: string): Promise<unknown> {
	const field = payload.collections[collection].config.flattenedFields.find(
		(flattenedField) => flattenedField.name === name,
	);
	if (field?.type !== "relationship" || typeof field.filterOptions !== "function") return "all";
	const req = await createLocalReq({}, payload);
	const asked = { blockData: {}, data: {}, id: 1, relationTo: "classes", req, siblingData: {}, user: null } as never;
	return field.filterOptions(asked);
}

test("are all before the first section, then those with one; a call may name another", async () => {
	for (const [collection, name] of fields) expect([name, await offered(collection, name)]).toEqual([name, true]);
	await payload.create({ collection: "sections", data: { name: "ক", class: 8 } as never });
	for (const [collection, name] of fields)
		expect([name, await offered(collection, name)]).toEqual([name, { id: { in: [8] } }]);
	const date = { name: "ছুটি", startsOn: "2026-12-16T06:00:00.000Z", classes: [1] };
	const made = await payload.create({ collection: "school-dates", data: date as never, depth: 0 });
	expect(made.classes).toEqual([1]);
});
