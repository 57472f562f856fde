/** Tests that a clock which was set deletes nothing, whatever it says. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { jest } from "@jest/globals";
import type { Payload } from "payload";
import { slipDays } from "@/lib/cms/retention";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { dayLength } from "@/lib/contract/days";
import { rows, sql } from "@/lib/data/sql";

const open = testDatabase();
let payload: Payload;
let tidyUp: (payload: Payload) => Promise<void>;
let mayDeleteByTime: (payload: Payload) => Promise<boolean>;
let believeClock: (payload: Payload) => Promise<void>;

/** Sets the clock, as people and machines without a battery do. */
const setClock = (days: number) => jest.setSystemTime(began + days * dayLength);
const began = Date.now();

beforeAll(async () => {
	payload = await open();
	({ tidyUp } = await import("./housekeeping"));
	({ mayDeleteByTime, believeClock } = await import("./clock"));
	jest.useFakeTimers({ doNotFake: fakedOtherwise, now: began });
});
afterAll(() => jest.useRealTimers());

/** All but Date: drivers and Payload wait for real timers. */
const fakedOtherwise = [
	...["hrtime", "nextTick", "performance", "queueMicrotask", "setImmediate", "setInterval", "setTimeout"],
	...["clearImmediate", "clearInterval", "clearTimeout"],
] as never;

/** One of each of what the cleanup deletes because of its age. @returns their tables with the rows */
async function makeMortal(): Promise<string[]> {
	const at = new Date().toISOString();
	const later = new Date(Date.now() + dayLength).toISOString();
	const { id } = await makeAccount(payload, `clerk-${began}`);
	await rows(payload, sql`INSERT INTO tokens (hash, expires_at, password_version) VALUES ('x', ${later}, 0)`);
	await rows(payload, sql`INSERT INTO step_ups (session_id, staff_id, until) VALUES ('s', ${id}, ${later})`);
	await rows(payload, sql`INSERT INTO activity (at, action, kind, by_name) VALUES (${at}, 'login', 'staff', 'x')`);
	await rows(
		payload,
		sql`INSERT INTO operations (subject, state, staff_name, title, updated_at) VALUES ('import', 'failed', '', 'x', ${at})`,
	);
	await rows(
		payload,
		sql`INSERT INTO data_requests (code, kind, state, at, until, answered_at) VALUES (3000003, 'copy', 'done', ${at}, ${at}, ${at})`,
	);
	const notice = await payload.create({ collection: "notices", data: { name: "ঝুড়িতে", _status: "published" } });
	await payload.update({ collection: "notices", id: notice.id, data: { deletedAt: at } });
	await payload.create({ collection: "notices", data: {}, draft: true });
	await payload.kv.set("editing:1", { [id]: at });
	const applicant = { name: "নুসরাত", gender: "2", fatherName: "করিম", motherName: "সালমা" };
	await payload.create({
		collection: "applications",
		data: { ...applicant, status: "refused", decidedAt: at, code: 3_000_004, year: 2026, browserKey: "key" } as never,
	});
	return ["tokens", "step_ups", "activity", "operations", "data_requests", "notices", "payload_kv", "applications"];
}

const countsOf = async (tables: readonly string[]) =>
	Object.fromEntries(
		await Promise.all(
			tables.map(async (table) => {
				const [found] = await rows<{ n: number | string }>(
					payload,
					sql`SELECT count(*) AS n FROM ${sql.identifier(table)} WHERE ${table === "payload_kv" ? sql`key LIKE 'editing:%'` : sql`1 = 1`}`,
				);
				return [table, Number(found?.n)];
			}),
		),
	);

test("what is days ahead or behind deletes nothing until a head confirms, or it is right again", async () => {
	const tables = await makeMortal();
	await tidyUp(payload);
	const before = await countsOf(tables);
	expect(Object.values(before)).not.toContain(0);
	const said = jest.spyOn(console, "error").mockImplementation(() => undefined);
	for (const days of [3, 1200, -3, -1200]) {
		setClock(days);
		expect(await mayDeleteByTime(payload)).toBe(false);
		await tidyUp(payload);
		expect(await countsOf(tables)).toEqual(before);
	}
	// One line for one jump, however often it is asked.
	expect(said).toHaveBeenCalledTimes(1);
	expect(String(said.mock.calls[0])).toContain("nothing is deleted");
	said.mockRestore();
	for (const days of [0, 1, 2, 3, 2.5]) {
		setClock(days);
		expect(await mayDeleteByTime(payload)).toBe(true);
	}
	setClock(1200);
	await believeClock(payload);
	await tidyUp(payload);
	const after = await countsOf(tables);
	for (const table of tables) expect([table, after[table]]).not.toEqual([table, before[table]]);
});

test("what was begun while the clock was ahead ends as soon as it is right", async () => {
	setClock(0);
	const { id } = await makeAccount(payload, "ahead");
	for (const days of [0, 400]) {
		setClock(days);
		const end = new Date(Date.now() + 60_000).toISOString();
		const key = `begun-${days}`;
		await rows(payload, sql`INSERT INTO tokens (hash, expires_at, password_version) VALUES (${key}, ${end}, 0)`);
		await rows(payload, sql`INSERT INTO step_ups (session_id, staff_id, until) VALUES (${key}, ${id}, ${end})`);
		await rows(
			payload,
			sql`INSERT INTO staff_sessions (_order, _parent_id, id, expires_at) VALUES (${days}, ${id}, ${key}, ${end})`,
		);
		await rows(payload, sql`UPDATE staff SET slip_until = ${end} WHERE id = ${id}`);
	}
	const person = { name: "ক", title: "ক", fatherName: "খ", motherName: "গ", gender: "1", code: 3_000_009 };
	const student = await payload.create({ collection: "students", data: person as never });
	const far = new Date(Date.now() + dayLength).toISOString();
	await rows(payload, sql`UPDATE students SET slip_until = ${far} WHERE id = ${student.id}`);
	setClock(0);
	await believeClock(payload);
	await tidyUp(payload);
	expect(await countsOf(["tokens", "step_ups", "staff_sessions"])).toEqual({
		tokens: 1,
		step_ups: 1,
		staff_sessions: 1,
	});
	for (const people of ["staff", "students"]) {
		const of = sql`SELECT slip_until AS until FROM ${sql.identifier(people)} WHERE slip_until IS NOT NULL`;
		const [slip] = await rows<{ until: string | Date }>(payload, of);
		expect(new Date(slip?.until ?? "").getTime()).toBe(began + slipDays * dayLength);
	}
});

test("before the time was ever written down, what was written and made last says it", async () => {
	for (const [days, expected] of [
		[1, true],
		[800, false],
		[-800, false],
	] as const) {
		await payload.kv.delete("clock");
		await rows(payload, sql`DELETE FROM activity`);
		await rows(payload, sql`UPDATE staff SET updated_at = ${new Date(began).toISOString()}`);
		setClock(days);
		expect(await mayDeleteByTime(payload)).toBe(expected);
	}
});

/** Statements that compare an age, wherever they are written. */
const deleting = /DELETE FROM[^`]*<=?\s*\$\{|less_than: daysAgo\(|sweepFiles\(|sweepPictures\(/;

test("each deletion by age is a task of the cleanup, which asks the clock before each", () => {
	const pattern = "DELETE FROM|less_than|sweep(Files|Pictures)\\(";
	const files = execFileSync("git", ["grep", "-lE", pattern, "--", "lib"]).toString().split("\n");
	const source = readFileSync("lib/upkeep/housekeeping.ts", "utf8");
	const byTime = source.slice(source.indexOf("const byTime"), source.indexOf("const others"));
	const found = files
		.filter((file) => file.endsWith(".ts") && !/test|\/sweep\.ts|student-files\.ts/.test(file))
		.flatMap((file) => [
			...readFileSync(file, "utf8").matchAll(/^(?:export )?(?:async )?(?:const|function) (\w+)[\s\S]*?(?=\n\n|\n$)/gm),
		])
		.flatMap(([text, name = ""]) => (deleting.test(text) ? [name] : []));
	expect(found.length).toBeGreaterThan(5);
	expect(found.filter((name) => !byTime.includes(name))).toEqual([]);
});
