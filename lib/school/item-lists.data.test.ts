/** Tests of the lists with 5,000 notices: order, pins, years, kinds, and query plans. */
import { createClient } from "@libsql/client";
import type { Payload } from "payload";
import { database, testDatabase } from "@/lib/cms/testing/databases";
import { dayLength, yearOf } from "@/lib/contract/days";
import { maxPinned, newDays, noticeKinds } from "@/lib/contract/educational";
import { rows, type SQL, sql } from "@/lib/data/sql";

const total = 5000;
const perYear = 500;
const pages = total / 10;

/** One notice a day, the newest today; every fifth of each kind. Ten share a time, so that the id decides. */
const noticeAt = (place: number) => ({
	name: `নোটিশ ${place}`.normalize("NFC"),
	kind: noticeKinds[place % 5] ?? "general",
	at: new Date(Date.now() - Math.floor(place / 10) * 10 * dayLength * (365 / perYear)).toISOString(),
});

async function fill(payload: Payload, count: number) {
	const body = JSON.stringify({ root: { type: "root", children: [], note: "ক".repeat(3000) } });
	for (let start = count - 1; start >= 0; start -= 250) {
		const values = Array.from({ length: Math.min(250, start + 1) }, (_, index) => {
			const { name, kind, at } = noticeAt(start - index);
			return sql`(${name}, ${kind}, ${at}, ${body}, 'published', ${at}, ${at})`;
		});
		await rows(
			payload,
			sql`INSERT INTO notices (name, kind, published_at, body, _status, updated_at, created_at) VALUES ${sql.join(values, sql`, `)}`,
		);
	}
}

type Plans = {
	/** @returns the database's plan of a query */
	explain: (payload: Payload, statement: SQL) => Promise<string>;
	/** Matches a plan that reads or sorts the whole table. */
	isSorted: RegExp;
	/** Collects statistics for the query planner, if the database does that automatically in production. */
	analyse?: SQL;
};

type Query = { sql: string; params: string[] };
type Drizzle = { drizzle: { dialect: { sqlToQuery: (statement: SQL) => Query } } };

const sqlite: Plans = {
	/** On a connection of its own: after an EXPLAIN the driver leaves the connection's statement open. */
	explain: async (payload, statement) => {
		const { sqliteFile } = await import("@/lib/data/data-folder");
		const query = (payload.db as unknown as Drizzle).drizzle.dialect.sqlToQuery(statement);
		const client = createClient({ url: `file:${sqliteFile}` });
		const plan = await client.execute({ sql: `EXPLAIN QUERY PLAN ${query.sql}`, args: query.params });
		client.close();
		return plan.rows.map(({ detail }) => String(detail)).join("\n");
	},
	isSorted: /B-TREE|SCAN notices$/m,
};

const postgres: Plans = {
	explain: async (payload, statement) => {
		const plan = await rows<{ "QUERY PLAN": string }>(payload, sql`EXPLAIN ${statement}`);
		return plan.map((line) => line["QUERY PLAN"]).join("\n");
	},
	// An incremental sort is fine: it sorts only records with the same time.
	isSorted: /Seq Scan|(?<!Incremental )Sort {2}/,
	analyse: sql`ANALYZE`,
};

const open = testDatabase();
const { explain, isSorted, analyse } = database === "postgres" ? postgres : sqlite;

describe("item lists", () => {
	let payload: Payload;
	const load = async () => ({ ...(await import("./item-lists")), ...(await import("./list-pages")) });
	const idOf = async (place: number) => {
		const name = noticeAt(place).name;
		const { docs } = await payload.find({ collection: "notices", where: { name: { equals: name } }, depth: 0 });
		return docs[0]?.id ?? 0;
	};
	const pin = async (place: number, pinned: boolean) =>
		payload.update({ collection: "notices", id: await idOf(place), data: { pinned } });

	beforeAll(async () => {
		payload = await open();
	});

	test("a page that would hold pinned notices alone does not exist", async () => {
		const { getListPage } = await load();
		await fill(payload, 11);
		expect((await getListPage("notice", 1))?.next).not.toBeNull();
		expect((await getListPage("notice", 2))?.items).toHaveLength(1);
		await pin(10, true);
		expect(await getListPage("notice", 1)).toMatchObject({ next: null, items: { length: 11 } });
		expect(await getListPage("notice", 2)).toBeNull();
		await rows(payload, sql`DELETE FROM notices`);
		expect(await getListPage("notice", 1)).toMatchObject({ next: null, items: [] });
	});

	test("takes 5,000 notices", async () => {
		await fill(payload, total);
		if (analyse) await rows(payload, analyse);
	});

	test("the plans walk an index", async () => {
		const { idsOfPage, idsOfPinned } = await load();
		const statements = {
			first: idsOfPage("notice", undefined, 1, 10),
			deep: idsOfPage("notice", undefined, 20, 10),
			year: idsOfPage("notice", { year: new Date().getUTCFullYear() - 3 }, 2, 10),
			kind: idsOfPage("notice", { noticeKind: "fee" }, 3, 10),
			pinned: idsOfPinned(),
		};
		for (const [name, statement] of Object.entries(statements)) {
			const text = await explain(payload, statement);
			expect([name, text]).toEqual([name, expect.stringMatching(/using (covering )?index|index scan/i)]);
			expect([name, text]).not.toEqual([name, expect.stringMatching(isSorted)]);
		}
	});

	test("the API's pages have all notices once, by date", async () => {
		const { getItems } = await load();
		for (const number of [1, 2, pages]) {
			const page = await getItems("notice", number);
			expect(page).toMatchObject({ total, current_page: number, per_page: 10 });
			expect(page.next_page_url).toBe(number < pages ? `/api/notices-get?page=${number + 1}` : null);
			const places = Array.from({ length: 10 }, (_, index) => noticeAt((number - 1) * 10 + index).name);
			expect(page.data.map(({ name }) => name)).toEqual(places);
		}
		expect((await getItems("notice", pages + 1)).data).toEqual([]);
	});

	test("pinned notices stand first, three at most, and no page repeats, loses or misnumbers one", async () => {
		const { getListPage, getPinned } = await load();
		for (const place of [4999, 25, 12, 3]) await pin(place, true);
		const names = [3, 12, 25].map((place) => noticeAt(place).name);
		expect((await getPinned()).map(({ name }) => name)).toEqual(names);
		expect(names).toHaveLength(maxPinned);

		const seen: string[] = [];
		for (const number of [1, 2, 3, 4]) {
			const list = await getListPage("notice", number);
			expect(list).toMatchObject({ before: seen.length, pinned: names });
			seen.push(...(list?.items ?? []).map(({ name }) => name));
		}
		const rest = Array.from({ length: 40 }, (_, place) => noticeAt(place).name).filter((name) => !names.includes(name));
		expect(seen).toEqual([...names, ...rest]);
		expect((await getListPage("notice", pages))?.next).toBeNull();
		expect(await getListPage("notice", pages + 1)).toBeNull();

		// The oldest is pinned now, so the last page has one item less, and does not exist if that was its only item.
		for (const place of [25, 12, 3]) await pin(place, false);
		expect((await getPinned()).map(({ name }) => name)).toEqual([noticeAt(4999).name]);
		expect((await getListPage("notice", pages))?.items).toHaveLength(9);
		await pin(4999, false);
	});

	test("archives hold what belongs to them; unknown ones are empty", async () => {
		const { getArchivePage, getItems, getNoticeKinds, getYears } = await load();
		expect(await getNoticeKinds()).toEqual(noticeKinds);
		const years = await getYears("notice");
		expect(years).toEqual([...years].sort((a, b) => b - a));
		const counts = await Promise.all(years.map(async (year) => (await getItems("notice", 1, 10, { year })).total));
		expect(counts.reduce((sum, count) => sum + count, 0)).toBe(total);
		const [year = 0] = years.slice(2);
		const ofYear = await getItems("notice", 2, 10, { year });
		for (const { created_at } of ofYear.data) expect(yearOf(new Date(created_at))).toBe(year);

		const fees = await getArchivePage("notice", { noticeKind: "fee" }, 100);
		expect(fees).toMatchObject({ before: 990, next: null, previous: "/notices/kind/fee/99", items: { length: 10 } });
		for (const item of fees?.items ?? []) expect(item.notice_kind).toBe("fee");
		expect(await getArchivePage("notice", { noticeKind: "fee" }, 101)).toBeNull();
		expect(await getArchivePage("notice", { year: 1950 }, 1)).toBeNull();
		expect(await getYears("routine")).toEqual([]);
	});

	test("a year begins at midnight in Dhaka", async () => {
		const { getItems, getYears } = await load();
		const moments = { last: "2023-12-31T17:59:59.999Z", first: "2023-12-31T18:00:00.000Z" };
		for (const [name, publishedAt] of Object.entries(moments))
			await payload.create({ collection: "routines", data: { name, publishedAt, _status: "published" } });
		expect(await getYears("routine")).toEqual([2024, 2023]);
		const namesOf = async (year: number) => (await getItems("routine", 1, 10, { year })).data.map(({ name }) => name);
		expect([await namesOf(2023), await namesOf(2024), await namesOf(2025)]).toEqual([["last"], ["first"], []]);
	});

	test("paths of archives are known while they have a page", async () => {
		const { isKnownPath } = await import("./known-paths");
		const known = ["/notices/kind/fee", "/notices/kind/fee/100", "/routines/year/2024"];
		const unknown = ["kind/fee/101", "kind/fee/0", "kind/news", "year/1950", "year/20260", "year/x", "year/2024/2/3"];
		for (const path of known) expect([path, await isKnownPath(path)]).toEqual([path, true]);
		for (const part of unknown) expect([part, await isKnownPath(`/notices/${part}`)]).toEqual([part, false]);
		// Routines have no kinds.
		expect(await isKnownPath("/routines/kind/fee")).toBe(false);
	});

	test("an item is new for some days, and its list is read again when that ends", async () => {
		const { findDueDates } = await import("@/lib/upkeep/dates");
		const { getItems } = await load();
		const age = (milliseconds: number) => new Date(Date.now() - milliseconds).toISOString();
		const create = (name: string, publishedAt: string) =>
			payload.create({ collection: "curriculums", data: { name, publishedAt, _status: "published" } });
		await create("new", age(newDays * dayLength - 60_000));
		await create("old", age(newDays * dayLength + 60_000));
		const { data } = await getItems("curriculum", 1);
		expect(data.map(({ name, is_new }) => [name, is_new])).toEqual([
			["new", true],
			["old", false],
		]);
		const due = (await findDueDates(payload, Date.now(), Date.now() + 120_000)).filter(
			({ tag }) => tag === "curriculums",
		);
		expect(due).toEqual([{ tag: "curriculums", at: Date.parse(data[0]?.created_at ?? "") + newDays * dayLength }]);
	});
});
