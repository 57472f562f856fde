/** Nothing that can be asked of Payload's REST routes is answered with a fault. */
import { jest } from "@jest/globals";
import type { FlattenedField, Payload } from "payload";
import { validOperators } from "payload/shared";
import { makeAccount, newToken, proveAllSessions } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";

const open = testDatabase();
let payload: Payload;
let token: string;
let askRest: typeof import("./testing/ask-rest").askRest;

beforeAll(async () => {
	payload = await open();
	({ askRest } = await import("./testing/ask-rest"));
	await makeAccount(payload, "fuzz", { role: "head" });
	token = await newToken(payload, { username: "fuzz" });
	await proveAllSessions(payload);
	// Thousands of refusals.
	for (const name of ["error", "warn"] as const) jest.spyOn(console, name).mockImplementation(() => {});
});

let faults: string[] = [];
beforeEach(() => {
	faults = [];
});

type Asked = { body?: unknown; headers?: Record<string, string> };

/** Asks, and notes what is answered with a fault. */
async function ask(door: string, asked: Asked = {}) {
	const { status } = await askRest(door, { token, ...asked });
	if (status >= 500) faults.push(`${status} ${door} ${JSON.stringify(asked.body) ?? ""}`);
}

/** @returns the next values of a list, which is gone through in turn: each meets each of the others over the run */
function inTurn<T>(list: readonly T[], count: number): () => T[] {
	let next = 0;
	return () => Array.from({ length: count }, () => list[next++ % list.length] as T);
}

/** @returns what kind of field it is for a query and for a value */
function kindOf(field: FlattenedField, before: string): string {
	const {
		hasMany = false,
		relationTo,
		virtual = false,
	} = field as { hasMany?: boolean; relationTo?: unknown; virtual?: unknown };
	return JSON.stringify([field.type, hasMany, Array.isArray(relationTo), Boolean(virtual), before !== ""]);
}

/** Paths of fields, also in groups and of related records. */
function pathsOf(fields: readonly FlattenedField[], before = ""): [kind: string, path: string][] {
	return fields.flatMap((field): [string, string][] => {
		const path = `${before}${field.name}`;
		const { flattenedFields: inside = [], relationTo } = field as {
			flattenedFields?: FlattenedField[];
			relationTo?: unknown;
		};
		const target =
			typeof relationTo === "string" ? payload.collections[relationTo as "students"].config.flattenedFields : [];
		const deeper = before ? [] : [...inside, ...target];
		return [[kindOf(field, before), path], ...pathsOf(deeper, `${path}.`)];
	});
}

type Entity = { slug: string; flattenedFields: FlattenedField[] };

/** @returns a field of each kind, with its collection or global */
function kinds(entities: readonly Entity[]): [slug: string, path: string][] {
	const found = new Map<string, [string, string]>();
	for (const { slug, flattenedFields } of entities)
		for (const [kind, path] of pathsOf(flattenedFields)) if (!found.has(kind)) found.set(kind, [slug, path]);
	return [...found.values()];
}

/** What a condition or a number may hold that nothing is made for. */
const odd = [
	"x",
	"",
	"1",
	"-1",
	"1.5",
	"1e999",
	"99999999999999999999",
	"null",
	"true",
	"1,2,3",
	"'\"%_\\",
	"২০২৬",
	"2026-13-45",
	"\0",
];

test("conditions", async () => {
	const known = kinds(payload.config.collections);
	expect(known.length).toBeGreaterThan(20);
	const paths: [string, string][] = [
		...known,
		["notices", "id"],
		["notices", "nothing"],
		["notices", "_status"],
		["staff", "sessions.id"],
	];
	const values = inTurn(odd, 2);
	const lists = inTurn(["[]", "[0]", "[x]", "[0][x]"], 1);
	for (const [slug, path] of paths) for (const sign of ["", "-"]) await ask(`GET /${slug}?sort=${sign}${path}`);
	for (const [slug, path] of paths)
		for (const operator of [...validOperators, "unknown"]) {
			for (const value of values()) await ask(`GET /${slug}?where[${path}][${operator}]=${encodeURIComponent(value)}`);
			await ask(`GET /${slug}?where[${path}][${operator}]${lists()[0]}=x`);
		}
	await ask("GET /students?where[dateOfBirth][near]=1,2,3");
	expect(faults).toEqual([]);
});

const shapes = [
	...[
		"where",
		"where[and]",
		"where[or]",
		"where[and][0]",
		"where[id]",
		"where[or][0][and][0][id]",
		"where[]",
		"where[and][id][equals]",
	],
	...[
		"sort",
		"sort[]",
		"sort[x]",
		"select",
		"select[id]",
		"select[x][y]",
		"populate",
		"populate[students]",
		"populate[students][name]",
	],
	...[
		"depth",
		"page",
		"limit",
		"pagination",
		"locale",
		"fallback-locale",
		"draft",
		"trash",
		"joins",
		"joins[x]",
		"joins[enrolments][limit]",
	],
	...[
		"joins[enrolments][where][id][near]",
		"joins[enrolments][sort]",
		"data",
		"autosave",
		"publishSpecificLocale",
		"flattenLocales",
	],
	...[
		"depth[]",
		"page[x]",
		"limit[]",
		"where[id][equals]",
		"where[__proto__][equals]",
		"__proto__[x]",
		"where[constructor][equals]",
	],
];
const written = [...odd, "[]", "{}", '{"id":1}', '{"id":{"equals":{}}}', "-id", "title.x", "id;drop", "0", "*"];

test("queries", async () => {
	const values = inTurn(written, 2);
	const others = inTurn(written, 1);
	const doors = [
		"GET /notices",
		"GET /students",
		"GET /students/1",
		"GET /globals/contact",
		"GET /staff/me",
		"PATCH /notices",
		"DELETE /notices",
	];
	for (const shape of shapes) {
		for (const door of doors)
			for (const value of values())
				await ask(`${door}?${shape}=${encodeURIComponent(value)}`, door.startsWith("PATCH") ? { body: {} } : {});
		for (const { slug } of payload.config.collections)
			await ask(`GET /${slug}?${shape}=${encodeURIComponent(others()[0] ?? "")}`);
	}
	expect(faults).toEqual([]);
});

const bodies = [
	"",
	" ",
	"x",
	"null",
	"[]",
	"1",
	'"x"',
	"{}",
	"[{}]",
	'{"_payload":1}',
	'{"id":"x"}',
	'{"_status":{}}',
	'{"a":"\\u0000"}',
];
const types = [
	"application/json",
	"application/x-www-form-urlencoded",
	"text/plain",
	"multipart/form-data; boundary=x",
];

/** @returns each endpoint that changes something */
function changes(): string[] {
	const of = (config: { slug: string; endpoints?: false | { method: string; path: string }[] }, before: string) =>
		(config.endpoints || []).map(({ method, path }) => `${method.toUpperCase()} ${before}/${config.slug}${path}`);
	const all = [
		...payload.config.collections.flatMap((one) => of(one, "")),
		...payload.config.globals.flatMap((one) => of(one, "/globals")),
	];
	return all
		.filter((door) => !door.startsWith("GET") && !/\/staff(\/log|$)/.test(door))
		.map((door) => door.replaceAll(/:\w+\??/g, "999"));
}

test("bodies", async () => {
	const some = inTurn(bodies, 3);
	const full = /^(POST|PATCH) \/(notices|media|globals\/contact)(\/999)?$/;
	for (const door of changes()) {
		await ask(door);
		for (const body of full.test(door) ? bodies : some())
			for (const type of full.test(door) ? types : types.slice(0, 1))
				await ask(door, { body, headers: { "Content-Type": type } });
	}
	expect(faults).toEqual([]);
});

/** Values for a field, of another type than its own. */
const strange: unknown[] = [
	...[null, "", "x", "\0", 0, -1, 1.5, 1e300, true, [], [null], ["x"], [{}], {}, { id: 1 }, { root: 1 }],
	...[{ root: { children: [null] } }, "99999999999999999999", "1".repeat(3000)],
];

test("fields", async () => {
	const { id } = await payload.create({ collection: "notices", data: { name: "ক" } as never, draft: true });
	const bodyOf = (path: string, value: unknown) =>
		path.split(".").reduceRight<unknown>((inner, name) => ({ [name]: inner }), value);
	for (const [slug, path] of kinds(payload.config.collections))
		for (const value of strange) {
			const body = bodyOf(path, value);
			await ask(`POST /${slug}`, { body });
			await ask(`PATCH /${slug}/${slug === "notices" ? id : 1}`, { body });
		}
	for (const [slug, path] of kinds(payload.config.globals))
		for (const value of strange) await ask(`POST /globals/${slug}`, { body: bodyOf(path, value) });
	expect(faults).toEqual([]);
});

test("files", async () => {
	const names = [
		"",
		"x",
		"a\0b.png",
		"../../x.png",
		"ক".repeat(300),
		"a/b.png",
		"con.png",
		".png",
		"%00.png",
		"a\nb.png",
	];
	for (const name of names) {
		for (const type of ["image/png", "", "x", "application/pdf"]) {
			const form = new FormData();
			form.set("file", new File(["x"], name, { type }));
			form.set("_payload", JSON.stringify({ alt: "ক" }));
			await ask("POST /media", { body: form });
		}
		await ask(`GET /media/file/${encodeURIComponent(name)}`);
	}
	for (const file of ["x", "{}", "null", '{"filename":"x"}']) {
		const form = new FormData();
		form.set("file", file);
		await ask("POST /media", { body: form });
	}
	expect(faults).toEqual([]);
});
