import type { Payload } from "payload";
import { cacheTags } from "@/lib/cms/cache-tags";
import { testDatabase } from "@/lib/cms/testing/databases";
import { releaseClass } from "@/lib/cms/testing/releases";
import { rows, sql } from "@/lib/data/sql";

const open = testDatabase();
let payload: Payload;
let read: typeof import("./data-state").readDataState;
beforeAll(async () => {
	payload = await open();
	({ readDataState: read } = await import("./data-state"));
});

/** @returns what a change makes different */
async function changedBy(change: () => Promise<unknown>): Promise<string[]> {
	const before = await read();
	await change();
	const after = await read();
	const tags = cacheTags.filter((tag) => before.tags[tag] !== after.tags[tag]);
	return before.prepared === after.prepared ? tags : ["prepared", ...tags];
}

test("each tag has the tables of its collection, and no table of its versions or of others", async () => {
	const { tagOf } = await import("./data-state");
	const { tables } = payload.db as unknown as { tables: Record<string, unknown> };
	const names = Object.keys(tables);
	for (const tag of cacheTags) expect(names.map(tagOf)).toContain(tag);
	expect(tagOf("curriculums_rels")).toBe("curriculums");
	expect(tagOf("student_area")).toBe("student-area");
	for (const name of ["_notices_v", "results_subjects", "staff_sessions", "activity"])
		expect(tagOf(name)).toBeUndefined();
});

test("a change of staff and one by SQL show in their tag alone", async () => {
	const { id } = await payload.create({ collection: "notices", data: { name: "নোটিশ", _status: "published" } });
	const rename = () => rows(payload, sql`UPDATE notices SET name = 'অন্য নোটিশ' WHERE id = ${id}`);
	expect(await changedBy(rename)).toEqual(["notices"]);
	expect(await changedBy(rename)).toEqual([]);
	expect(await changedBy(() => rows(payload, sql`DELETE FROM notices`))).toEqual(["notices"]);
	expect(await changedBy(() => payload.updateGlobal({ slug: "settings", data: { eiin: "১০৩৪৫৬" } }))).toEqual([
		"settings",
	]);
});

test("what no page shows changes nothing", async () => {
	const write = () => rows(payload, sql`INSERT INTO limits (key, points, expire) VALUES ('state', 1, 1)`);
	expect(await changedBy(write)).toEqual([]);
	expect(await changedBy(() => payload.create({ collection: "notices", data: {}, draft: true }))).not.toContain(
		"prepared",
	);
});

test("a database that is to be prepared again is another: by its migrations, its search index, or without staff", async () => {
	const account = { email: "head@school.example", password: "নদীর পাড়ে আমার ঘর", name: "প্রধান", role: "head" } as const;
	const create = () => payload.create({ collection: "staff", data: account });
	expect(await changedBy(create)).toEqual(["prepared"]);
	expect(await changedBy(() => rows(payload, sql`UPDATE staff SET name_key = NULL`))).toEqual([]);
	expect(await changedBy(() => rows(payload, sql`DELETE FROM staff`))).toEqual(["prepared"]);
	const age = () => rows(payload, sql`UPDATE counters SET value = 1 WHERE name = 'search-index'`);
	expect(await changedBy(age)).toEqual(["prepared"]);
	const forget = () => rows(payload, sql`DELETE FROM payload_migrations WHERE name LIKE '20261125%'`);
	expect(await changedBy(forget)).toEqual(["prepared"]);
});

test("releases count as their exams", async () => {
	const { id: year } = await payload.create({ collection: "years", data: { year: 2031 } });
	const { id: of } = await payload.create({ collection: "classes", data: { name: "দশম", sequence: 10 } });
	const { id: exam } = await payload.create({ collection: "exams", data: { name: "বার্ষিক", year, type: "semester" } });
	expect(await changedBy(() => releaseClass(payload, exam, of))).toEqual(["exams"]);
});
