/** Payload's REST routes behind their guard. */
import type { Endpoint, Payload } from "payload";
import { ofPersons } from "@/lib/cms/rest-reads";
import { accountPassword, makeAccount, newToken } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { dayLength } from "@/lib/contract/days";
import { type Subject, subjects } from "@/lib/office/subjects";
import { staffText } from "@/lib/office/words/staff";

const open = testDatabase();
let payload: Payload;
let askRest: typeof import("../testing/ask-rest").askRest;

beforeAll(async () => {
	payload = await open();
	({ askRest } = await import("../testing/ask-rest"));
});

/** @returns each endpoint that Payload has, as "GET /students/1" */
function everyDoor(): string[] {
	const { collections, endpoints, globals } = payload.config;
	const of = (config: { endpoints?: false | Pick<Endpoint, "method" | "path">[] }, before: string) =>
		(config.endpoints || []).map(({ method, path }) => `${method.toUpperCase()} ${before}${path}`);
	return [
		...of({ endpoints }, ""),
		...collections.flatMap((collection) => of(collection, `/${collection.slug}`)),
		...globals.flatMap((global) => of(global, `/globals/${global.slug}`)),
	].map((door) => door.replaceAll(/:\w+\??/g, "99"));
}

describe("a session that came in by a slip", () => {
	let id: number;
	let token: string;

	beforeAll(async () => {
		({ id } = await makeAccount(payload, "on-slip", { role: "head" }));
		token = await newToken(payload, { username: "on-slip" });
		const slipUntil = new Date(Date.now() + dayLength).toISOString();
		await payload.update({ collection: "staff", id, data: { slipUntil } });
	});

	test("opens nothing of REST but itself", async () => {
		const open = ["GET /staff/me", "POST /staff/logout", "POST /staff/refresh-token", "POST /staff/login"];
		const doors = everyDoor().filter((door) => !open.includes(door));
		expect(doors.length).toBeGreaterThan(300);
		for (const door of [...doors, `GET /staff/${id}`, `DELETE /staff/${id}`]) {
			const answer = await askRest(door, { token });
			const { message } = await answer.json();
			expect([door, answer.status, message]).toEqual([door, 403, staffText.errors.onSlip]);
		}
		for (const door of open.slice(0, 1)) expect((await askRest(door, { token })).status).toBe(200);
	});

	test("opens no call of the office", async () => {
		const { requireTask } = await import("@/lib/office/guard");
		const headers = new Headers({ Authorization: `JWT ${token}` });
		for (const subject of Object.keys(subjects) as Subject[])
			await expect(requireTask(headers, subject)).rejects.toMatchObject({
				kind: "forbidden",
				message: staffText.errors.onSlip,
			});
	});

	test("changes its password, nothing else, and is free then", async () => {
		const change = async (body: object) => {
			const answer = await askRest(`PATCH /staff/${id}`, {
				token,
				body: { currentPassword: accountPassword, ...body },
			});
			return [answer.status, (await answer.json()).errors?.[0]?.data?.errors?.[0]?.path];
		};
		for (const body of [{ name: "অন্য নাম" }, { email: "other@school.example" }, {}])
			expect([body, await change(body)]).toEqual([body, [400, "password"]]);
		expect(await change({ password: "আমার ঘরের পাশে নদী" })).toEqual([200, undefined]);
		expect((await askRest("GET /notices", { token })).status).toBe(200);
	});
});

describe("persons", () => {
	const number = "20141234567890123";
	const address = "গ্রাম: মেঘনাপাড়";
	let token: string;
	let clerk: number;

	const told = async () => {
		const { rows, sql } = await import("@/lib/data/sql");
		const [acts, alerts] = await Promise.all([
			rows(payload, sql`SELECT 1 FROM activity WHERE action = 'reading' AND by_id = ${clerk}`),
			rows(payload, sql`SELECT 1 FROM alerts WHERE kind = 'reading' AND by_id = ${clerk}`),
		]);
		return [acts.length, alerts.length];
	};

	const read = async (door: string, asked: object = {}) => {
		const answer = await askRest(door, { token, ...asked });
		const text = await answer.text();
		return { status: answer.status, text, docs: (JSON.parse(text).docs ?? []).length as number };
	};

	beforeAll(async () => {
		({ id: clerk } = await makeAccount(payload, "reader"));
		token = await newToken(payload, { username: "reader" });
		const { rows, sql } = await import("@/lib/data/sql");
		const now = new Date().toISOString();
		const values = Array.from(
			{ length: 130 },
			(_, index) =>
				sql`(${2_030_001 + index}, ${"রহিম"}, ${"১"}, ${"ক"}, ${"খ"}, ${"1"}, ${number}, ${address}, 0, ${now}, ${now})`,
		);
		await rows(
			payload,
			sql`INSERT INTO students (code, name, title, father_name, mother_name, gender, birth_number, present_address,
				password_version, updated_at, created_at) VALUES ${sql.join(values, sql`, `)}`,
		);
	});

	test.each([
		"",
		"limit=5000",
		"limit=0",
		"limit=-1",
		"limit=x",
		"limit[]=5000",
		"[limit]=5000",
		"limit=1&limit=5000",
		"%6cimit=5000",
		"pagination=false",
		"pagination=false&limit=0",
		"limit=5000&depth=10",
		"limit=5000&select[birthNumber]=true&select[presentAddress]=true",
	])("are at most a page in a list, without what stands in the form of one: %s", async (query) => {
		const own = { "X-Payload-HTTP-Method-Override": "GET", "Content-Type": "application/x-www-form-urlencoded" };
		for (const { text, docs } of [
			await read(`GET /students?${query}`),
			await read("POST /students", { headers: own, body: query }),
		]) {
			expect(docs).toBeLessThanOrEqual(100);
			expect(text).not.toMatch(new RegExp(`${number}|${address}`));
		}
	});

	test("have everything in the answer about one", async () => {
		const { docs } = await payload.find({ collection: "students", limit: 1, depth: 0 });
		const { text } = await read(`GET /students/${docs[0]?.id}`);
		expect(JSON.parse(text)).toMatchObject({ birthNumber: number, presentAddress: address });
	});

	test("are told in no other way", async () => {
		for (const door of ["GET /students/count", "GET /students/versions", "POST /graphql", "GET /graphql-playground"])
			expect([door, (await read(door)).status]).toEqual([door, 404]);
		expect(payload.config.graphQL.disable).toBe(true);
	});

	test("of every collection whose records lead to one are guarded", async () => {
		const leads = new Set(["students", "applications", "staff"]);
		const { collections } = payload.config;
		const opens = async (slug: string) => (await askRest(`GET /${slug}`, { token })).status !== 404;
		for (let step = 0; step < collections.length; step += 1)
			for (const { slug, flattenedFields } of collections) {
				const targets = flattenedFields.flatMap((field) => ("relationTo" in field ? field.relationTo : []));
				if (targets.some((target) => leads.has(target))) leads.add(slug);
			}
		const found = [];
		for (const slug of leads) if (await opens(slug)) found.push(slug);
		expect(found.sort()).toEqual([...ofPersons].sort());
	});

	test("more than three hundred of them in ten minutes are an act, and told to the heads, once", async () => {
		const { rows, sql } = await import("@/lib/data/sql");
		await rows(payload, sql`DELETE FROM limits WHERE key LIKE 'reading%'`);
		await rows(payload, sql`DELETE FROM alerts`);
		await rows(payload, sql`DELETE FROM activity WHERE action = 'reading'`);
		for (const page of [1, 1, 1]) expect((await read(`GET /students?limit=100&page=${page}`)).docs).toBe(100);
		expect(await told()).toEqual([0, 0]);
		expect((await read("GET /students?limit=1")).docs).toBe(1);
		expect(await told()).toEqual([1, 1]);
		await read("GET /students?limit=100");
		expect(await told()).toEqual([1, 1]);
	});
});

describe("a person who is read in another way", () => {
	let reader: Awaited<ReturnType<typeof makeAccount>>;
	let headers: Headers;
	let student: number;
	let year: number;

	beforeAll(async () => {
		reader = await makeAccount(payload, "other-reader");
		headers = new Headers({ Authorization: `JWT ${await newToken(payload, { username: "other-reader" })}` });
		const { docs } = await payload.find({ collection: "students", limit: 1, depth: 0 });
		student = Number(docs[0]?.id);
		year = Number((await payload.create({ collection: "years", data: { year: 2031 } as never })).id);
	});

	async function compare(slug: string, id: number): Promise<void> {
		const { officeCalls } = await import("./calls");
		const body = JSON.stringify({ slug, id, mine: {} });
		const json = new Headers([...headers, ["Content-Type", "application/json"]]);
		const request = new Request("http://school.example/office/editing/compare", {
			method: "POST",
			headers: json,
			body,
		});
		const params = Promise.resolve({ subject: "editing", call: "compare" });
		expect((await officeCalls.POST(request, { params })).status).toBe(200);
	}

	const openForm = async (slug: string, id: number) => (await import("./persons")).noteForm(reader, slug, String(id));

	test.each([
		["a comparison with what is stored", compare],
		["an opened form", openForm],
	])("%s counts", async (_way, read) => {
		const { rows, sql } = await import("@/lib/data/sql");
		const { noteReading } = await import("@/lib/office/warnings/reading");
		await rows(payload, sql`DELETE FROM limits WHERE key LIKE 'reading%'`);
		await rows(payload, sql`DELETE FROM alerts`);
		await noteReading(reader, 300);
		await read("years", year);
		const told = () => rows(payload, sql`SELECT 1 FROM alerts WHERE kind = 'reading' AND by_id = ${reader.id}`);
		expect(await told()).toEqual([]);
		await read("students", student);
		expect((await told()).length).toBe(1);
	});

	test.each(["students", "enrolments", "results"] as const)(
		"a list of %s is a page of its columns",
		async (collection) => {
			const asked = {
				user: reader,
				overrideAccess: false,
				depth: 0,
				draft: true,
				includeLockStatus: true,
				limit: 5000,
			};
			const select = { title: true, birthNumber: true, presentAddress: true } as object;
			const { docs, totalDocs } = await payload.find({ collection, ...asked, select });
			expect(docs.length).toBe(Math.min(100, totalDocs));
			expect(docs.filter((doc) => "birthNumber" in doc || "presentAddress" in doc)).toEqual([]);
		},
	);

	test("the lists of persons that the office has choose the fields of their columns", () => {
		const { collections } = payload.config;
		const whole: string[] = collections.filter(({ admin }) => !admin.enableListViewSelectAPI).map(({ slug }) => slug);
		expect(ofPersons.filter((slug) => whole.includes(slug))).toEqual(["payload-locked-documents"]);
	});

	test("is read also while nothing can be written down", async () => {
		const { rows, sql } = await import("@/lib/data/sql");
		const isSqlite = payload.db.name === "sqlite";
		const full = "CREATE FUNCTION full_disk() RETURNS trigger LANGUAGE plpgsql AS 'BEGIN RAISE disk_full; END'";
		const trigger = "CREATE TRIGGER full_disk BEFORE INSERT OR UPDATE ON limits EXECUTE FUNCTION full_disk()";
		for (const statement of isSqlite ? ["PRAGMA query_only = 1"] : [full, trigger])
			await rows(payload, sql.raw(statement));
		const { error } = console;
		const said: unknown[] = [];
		console.error = (...words: unknown[]) => said.push(...words);
		try {
			await openForm("students", student);
		} finally {
			console.error = error;
			await rows(payload, sql.raw(isSqlite ? "PRAGMA query_only = 0" : "DROP FUNCTION full_disk CASCADE"));
		}
		expect(String(said)).toMatch(isSqlite ? /readOnly|READONLY/ : /full|53100/);
	});

	test("functions of Payload that no form asks are closed", async () => {
		const { readFunctionCall } = await import("./doors");
		readFunctionCall({ name: "form-state", args: {} });
		for (const name of ["table-state", "get-folder-results-component-and-data", "copy-data-from-locale", "x"])
			expect(() => readFunctionCall({ name, args: {} })).toThrow();
	});
});

describe("what no form sends", () => {
	let token: string;
	beforeAll(async () => {
		await makeAccount(payload, "odd", { role: "head" });
		token = await newToken(payload, { username: "odd" });
	});

	const statusOf = async (door: string, asked: object = {}) => (await askRest(door, { token, ...asked })).status;

	test.each([
		"where=x",
		"where[and]=x",
		"where[and][0]=x",
		"where[dateOfBirth]=x",
		"where[dateOfBirth][near]=1,2,3",
		"where[name][near]=1",
		"where[name][unknown]=1",
		"where[name][equals][x]=1",
		"where[name][equals]=%00",
		"where[code][equals]=99999999999999999999",
		"where[gender][equals]=x",
		"where[presentClass][equals]=x",
		"where[presentClass.id][equals]=1e9",
		...["২০২৬", "1.5", "x", "9999999999"].flatMap((value) =>
			["equals", "in", "not_in"].map((operator) => `where[id][${operator}]=${value}`),
		),
		...["where[id][in][]=null", "where[id][in][0][x]=1", "where[presentClass][all]=1"],
		...["page=1e999", "page=-1", "page[]=1", "limit[]=null", "joins[x][limit]=1", "joins=false"],
	])("a condition is refused: %s", async (query) => {
		expect(Math.floor((await statusOf(`GET /students?${query}`)) / 100)).toBe(4);
	});

	test.each([
		"where[name][like]=রহিম",
		"where[and][0][id][in]=1,2&where[or][0][code][greater_than]=১",
		"where[id][not_in][0]=1",
		"page=2&limit=10",
		"where[presentClass][exists]=true",
		"where[presentClass.name][equals]=x",
		"where[dateOfBirth][equals]=2014-01-01",
		"where[createdAt][greater_than]=2026-01-01",
		'where={"name":{"like":"x"}}',
		"where=",
	])("a condition that lists have is not: %s", async (query) => {
		expect(await statusOf(`GET /students?${query}`)).toBe(200);
	});

	test("bodies are no faults", async () => {
		const json = { "Content-Type": "application/json" };
		const globals = payload.config.globals.map(({ slug }) => `POST /globals/${slug}`);
		for (const door of [...globals, "POST /notices", "PATCH /notices/1", "POST /students"]) {
			expect([door, (await statusOf(door)) < 500]).toEqual([door, true]);
			for (const body of ["x", "null", "[]", "1", '{"name":"\\u0000"}'])
				expect([door, body, Math.floor((await statusOf(door, { body, headers: json })) / 100)]).toEqual([
					door,
					body,
					4,
				]);
		}
		for (const file of [new File(["x"], "a\0b.png", { type: "image/png" }), "null", "{}"]) {
			const body = new FormData();
			body.set("file", file);
			expect(Math.floor((await statusOf("POST /media", { body })) / 100)).toBe(4);
		}
	});
});
