/**
 * What each role may do through the REST API: role × collection × operation, by every endpoint. The table below is
 * written by hand, independently of lib/cms/access. The first test fails if it lacks a collection or global.
 */
import { jest } from "@jest/globals";
import type { Access, CollectionSlug, GlobalSlug, Payload } from "payload";
import sharp from "sharp";
import { accountPassword, askRest, makeAccount, newToken, proveAllSessions } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { insertMark, insertResult } from "@/lib/cms/testing/releases";
import { yearOf } from "@/lib/contract/days";

const open = testDatabase();

type Role = "head" | "clerk" | "exam";
const roles: Role[] = ["head", "clerk", "exam"];

/** Letters for create, read, update, delete; `own` after them means only the account's own records. */
type Row = [head: string, clerk: string, exam: string];

const table: Record<CollectionSlug, Row> = {
	notices: ["crud", "crud", ""],
	routines: ["crud", "crud", ""],
	curriculums: ["crud", "crud", ""],
	contents: ["crud", "crud", ""],
	"school-dates": ["crud", "crud", ""],
	teachers: ["crud", "crud", ""],
	"committee-members": ["crud", "crud", ""],
	slides: ["crud", "crud", ""],
	"menu-entries": ["crud", "crud", ""],
	media: ["crud", "crud", ""],
	"former-names": ["", "", ""],
	students: ["cru", "cru", "r own"],
	enrolments: ["crud", "crud", "r own"],
	applications: ["rud", "rud", ""],
	years: ["crud", "crud", "r"],
	classes: ["crud", "ru", "r"],
	sections: ["crud", "crud", "r"],
	subjects: ["crud", "crud", "r"],
	tokens: ["", "", ""],
	exams: ["crud", "r", "r"],
	results: ["r", "r", "r own"],
	staff: ["crud", "ru own", "ru own"],
	activity: ["r", "r own", "r own"],
	"payload-preferences": ["crud own", "crud own", "crud own"],
	"payload-locked-documents": ["rud", "rud", "rud"],
	"payload-kv": ["", "", ""],
	"payload-migrations": ["", "", ""],
};

const globalTable: Record<GlobalSlug, Row> = {
	settings: ["ru", "r", ""],
	contact: ["ru", "ru", ""],
	admission: ["ru", "ru", ""],
	banner: ["ru", "ru", ""],
	privacy: ["ru", "r", ""],
	accessibility: ["ru", "ru", ""],
	grading: ["ru", "r", "r"],
	marking: ["ru", "r", "r"],
	"student-area": ["ru", "r", ""],
};

/** What no role has an endpoint for: these collections as a whole, and some operations of others. */
const unreachable: string[] = [
	"activity",
	"former-names",
	"payload-kv",
	"payload-migrations",
	"payload-preferences",
	"tokens",
];
const onlyOneByOne: string[] = ["staff", "payload-locked-documents"];
const withDuplicates =
	/^(notices|routines|curriculums|contents|school-dates|teachers|committee-members|slides|menu-entries)$/;

type Handlers = typeof import("./route");
let payload: Payload;
let handlers: Handlers;
const tokens = {} as Record<Role, string>;
const accounts = {} as Record<Role, Awaited<ReturnType<typeof makeAccount>>>;
let picture: Buffer;
let count = 0;
/** A student of the exam account's class, and one of another. */
const people = {} as Record<"own" | "foreign", { student: number; section: number }>;
let year: number;
let nextYear = 2035;

const create = async (collection: CollectionSlug, data: object) => {
	const made = await payload.create({ collection, data: data as never, depth: 0 });
	return Number((made as { id: number | string }).id);
};

async function ask(role: Role, method: string, address: string, body?: object) {
	const answer = await askRest(handlers, method as keyof Handlers, address, { token: tokens[role], body });
	return { status: answer.status, body: await answer.json().catch(() => ({})) };
}

beforeAll(async () => {
	// Each refusal is logged.
	for (const level of ["warn", "error"] as const) jest.spyOn(console, level).mockImplementation(() => undefined);
	payload = await open();
	handlers = await import("./route");
	accounts.head = await makeAccount(payload, "head", { role: "head" });
	accounts.clerk = await makeAccount(payload, "clerk");
	accounts.exam = await makeAccount(payload, "exam", { role: "exam", classes: [3, 5] });
	for (const role of roles) {
		tokens[role] = await newToken(payload, { username: role });
	}
	await proveAllSessions(payload);
	picture = await sharp({ create: { width: 8, height: 8, channels: 3, background: "#fff" } })
		.png()
		.toBuffer();
	year = await create("years", { year: yearOf(new Date()) });
	for (const [whose, schoolClass] of [
		["own", 3],
		["foreign", 4],
	] as const) {
		const student = await makePerson();
		const section = await create("sections", { name: whose, class: schoolClass });
		await create("enrolments", { student, section, year, roll: 1 });
		people[whose] = { student, section };
	}
});

const person = () => ({ name: `ক (${count++})`, gender: "1", fatherName: "খ", motherName: "গ" });
const makePerson = () => create("students", person());
const makeUpload = async () => {
	const file = { data: picture, name: `${count++}.png`, mimetype: "image/png", size: picture.length };
	const made = await payload.create({ collection: "media", data: { alt: "ছবি" }, file });
	return made.id;
};
const makeExam = () => create("exams", { name: `পরীক্ষা ${count++}`, year, type: "monthly" });
const enrol = async (student: number, whose: Whose, roll: number) =>
	create("enrolments", { student, section: people[whose].section, year, roll });

type Whose = "own" | "foreign";

/** Makes a record that the tests may delete: one that belongs to the account, or to another. */
const make: Record<CollectionSlug, (whose: Whose, role: Role) => Promise<number | string>> = {
	notices: () => create("notices", { name: `নোটিশ ${count++}`, publishedAt: "2026-01-01", _status: "published" }),
	routines: () => create("routines", { name: `রুটিন ${count++}`, publishedAt: "2026-01-01" }),
	curriculums: () => create("curriculums", { name: `পাঠ্য ${count++}`, publishedAt: "2026-01-01" }),
	contents: () => create("contents", { name: `পাতা ${count++}`, place: "page" }),
	"school-dates": () => create("school-dates", { name: `ছুটি ${count++}`, startsOn: "2026-12-16T06:00:00.000Z" }),
	teachers: () => create("teachers", { name: "ক", designation: "খ" }),
	"committee-members": () => create("committee-members", { name: "ক", designation: "খ" }),
	slides: async () => create("slides", { picture: await makeUpload() }),
	"menu-entries": () => create("menu-entries", { name: "ক", link: "/notices" }),
	media: makeUpload,
	"former-names": () => create("former-names", { kind: "notices", name: `আগে ${count++}`, record: 1 }),
	students: async (whose) => {
		const student = await makePerson();
		await enrol(student, whose, 1000 + count++);
		return student;
	},
	enrolments: async (whose) => enrol(await makePerson(), whose, 1000 + count++),
	applications: () =>
		create("applications", {
			...person(),
			presentClass: 3,
			status: "new",
			code: 9_000_000 + count,
			browserKey: `k${count++}`,
		}),
	years: () => create("years", { year: nextYear++ }),
	classes: () => create("classes", { name: `শ্রেণি ${count++}` }),
	sections: () => create("sections", { name: `শাখা ${count++}`, class: 9 }),
	subjects: () => create("subjects", { name: `বিষয় ${count++}`, class: 9, year }),
	tokens: () => create("tokens", { hash: `h${count++}`, expiresAt: "2030-01-01T00:00:00.000Z" }),
	exams: makeExam,
	results: async (whose) => insertResult(payload, { student: people[whose].student, exam: await makeExam() }),
	staff: async (whose, role) => (whose === "own" ? accounts[role].id : (await makeAccount(payload, `u${count++}`)).id),
	activity: async (whose, role) => {
		const at = new Date().toISOString();
		const by = whose === "own" ? accounts[role].id : undefined;
		const data = { at, by, byName: "ক", action: "update", kind: "notices" };
		return Number((await payload.db.create({ collection: "activity", data, req: {} as never })).id);
	},
	"payload-preferences": async (whose, role) => {
		const other = role === "head" ? accounts.clerk : accounts.head;
		const user = { relationTo: "staff", value: whose === "own" ? accounts[role].id : other.id };
		const data = { user, key: `key-${count++}`, value: {} };
		return Number((await payload.db.create({ collection: "payload-preferences", data, req: {} as never })).id);
	},
	"payload-locked-documents": async () => {
		const data = { globalSlug: "contact", user: { relationTo: "staff", value: accounts.head.id } };
		return Number((await payload.db.create({ collection: "payload-locked-documents", data, req: {} as never })).id);
	},
	"payload-kv": async () => 1,
	"payload-migrations": async () => 1,
};

const slugs = Object.keys(table) as CollectionSlug[];
const rightsOf = ([head, clerk, exam]: Row, role: Role) => ({ head, clerk, exam })[role];
/** 404: the endpoint is closed, or the account may not see the record. */
const denied = [403, 404];

test("the table states every collection and every global", () => {
	const { collections, globals } = payload.config;
	expect(collections.map(({ slug }) => slug).sort()).toEqual(slugs.slice().sort());
	expect(globals.map(({ slug }) => slug).sort()).toEqual(Object.keys(globalTable).sort());
});

test("a collection or global that the rules forget is closed to everybody", async () => {
	const { collectionAccess, globalAccess } = await import("@/lib/cms/access");
	const rules = [collectionAccess({ slug: "forgotten" }), globalAccess("forgotten")];
	for (const role of roles)
		for (const access of rules)
			for (const rule of Object.values<Access>(access ?? {}))
				expect(await rule({ req: { user: accounts[role] } as never })).toBe(false);
});

describe.each(roles)("%s", (role) => {
	test.each(slugs)("%s: reading", async (slug) => {
		const rights = rightsOf(table[slug], role);
		const own = await make[slug]("own", role);
		const foreign = await make[slug]("foreign", role);
		const list = await ask(role, "GET", `${slug}?pagination=false&depth=0`);
		// Of preferences any word is a key.
		if (slug !== "payload-preferences") expect((await ask(role, "GET", `${slug}/count`)).status).toBe(404);
		if (unreachable.includes(slug)) {
			expect(list.status).toBe(404);
			return;
		}
		if (!rights.includes("r")) {
			expect(list.status).toBe(403);
			for (const id of [own, foreign]) expect(denied).toContain((await ask(role, "GET", `${slug}/${id}`)).status);
			return;
		}
		const ids = list.body.docs.map(({ id }: { id: number }) => id);
		const isLimited = rights.endsWith("own");
		expect([ids.includes(own), ids.includes(foreign)]).toEqual([true, !isLimited]);
		if (slug === "payload-locked-documents") return;
		const one = await ask(role, "GET", `${slug}/${own}`);
		const other = await ask(role, "GET", `${slug}/${foreign}`);
		expect([one.status, other.status]).toEqual([200, isLimited ? 404 : 200]);
	});

	test.each(slugs)("%s: creating", async (slug) => {
		const may = !unreachable.includes(slug) && rightsOf(table[slug], role).includes("c");
		// An incomplete record is refused after the access check, so 400 means that access was granted.
		const { status } = await ask(role, "POST", slug, slug === "staff" ? { username: "new" } : {});
		if (may) expect(denied).not.toContain(status);
		else expect(denied).toContain(status);
		if (slug.startsWith("payload-")) return;
		const id = await make[slug]("own", role);
		const copy = await ask(role, "POST", `${slug}/${id}/duplicate`, {});
		if (!may) expect(denied).toContain(copy.status);
		else expect(copy.status).toBe(withDuplicates.test(slug) ? 200 : 404);
	});

	test.each(slugs)("%s: changing", async (slug) => {
		const rights = unreachable.includes(slug) ? "" : rightsOf(table[slug], role);
		for (const whose of ["own", "foreign"] as const) {
			const id = await make[slug](whose, role);
			const may = rights.includes("u") && (whose === "own" || !rights.endsWith("own"));
			const many = await ask(role, "PATCH", `${slug}?where[id][equals]=${id}`, {});
			if (onlyOneByOne.includes(slug)) expect(many.status).toBe(404);
			else if (rights.includes("u")) expect([many.status, many.body.docs.length]).toEqual([200, may ? 1 : 0]);
			else expect(denied).toContain(many.status);
			const one = await ask(role, "PATCH", `${slug}/${id}`, {});
			if (may) expect(one.status).toBe(200);
			else expect(denied).toContain(one.status);
		}
	});

	test.each(slugs)("%s: deleting", async (slug) => {
		const rights = unreachable.includes(slug) ? "" : rightsOf(table[slug], role);
		for (const whose of ["own", "foreign"] as const) {
			// Skipped: the account would delete itself, which later tests need.
			if (slug === "staff" && whose === "own" && rights.includes("d")) continue;
			const may = rights.includes("d") && (whose === "own" || !rights.endsWith("own"));
			const id = await make[slug](whose, role);
			const many = await ask(role, "DELETE", `${slug}?where[id][equals]=${id}`);
			if (onlyOneByOne.includes(slug)) expect(many.status).toBe(404);
			else if (rights.includes("d")) expect([many.status, many.body.docs.length]).toEqual([200, may ? 1 : 0]);
			else expect(denied).toContain(many.status);
			const next = await make[slug](whose, role);
			const one = await ask(role, "DELETE", `${slug}/${next}`);
			if (may) expect(one.status).toBe(200);
			else expect(denied).toContain(one.status);
		}
	});

	test("versions: reading and restoring", async () => {
		const versioned = payload.config.collections.filter(({ versions }) => versions).map(({ slug }) => slug);
		expect(versioned.length).toBeGreaterThan(3);
		for (const slug of versioned as CollectionSlug[]) {
			const rights = rightsOf(table[slug], role);
			const parent = await make[slug]("own", role);
			const { docs } = await payload.findVersions({
				collection: slug as "notices",
				where: { parent: { equals: parent } },
			});
			const version = `${slug}/versions/${docs[0]?.id}`;
			const find = () =>
				payload.findVersions({ collection: slug as "notices", user: accounts[role], overrideAccess: false });
			if (rights.includes("r")) await expect(find()).resolves.toHaveProperty("docs");
			else await expect(find()).rejects.toHaveProperty("status", 403);
			const restored = (await ask(role, "POST", version, {})).status;
			expect([slug, restored]).toEqual([slug, rights.includes("u") ? 200 : 403]);
		}
	});

	test("the order of a list", async () => {
		for (const { slug, orderable } of payload.config.collections) {
			if (!orderable) continue;
			const id = await make[slug as CollectionSlug]("own", role);
			const target = await make[slug as CollectionSlug]("own", role);
			const { docs } = await payload.find({ collection: slug as "slides", where: { id: { equals: target } } });
			const key = (docs[0] as { _order?: string } | undefined)?._order;
			const move = { collectionSlug: slug, docsToMove: [id], newKeyWillBe: "greater", orderableFieldName: "_order" };
			const { status } = await ask(role, "POST", "reorder", { ...move, target: { id: target, key } });
			const may = rightsOf(table[slug as CollectionSlug], role).includes("u");
			expect([slug, status]).toEqual([slug, may ? 200 : 403]);
		}
	});

	test.each(Object.keys(globalTable) as GlobalSlug[])("the global %s", async (slug) => {
		const rights = rightsOf(globalTable[slug], role);
		const read = (await ask(role, "GET", `globals/${slug}`)).status;
		expect(read).toBe(rights.includes("r") ? 200 : 403);
		const { status } = await ask(role, "POST", `globals/${slug}`, {});
		expect(status).toBe(rights.includes("u") ? 200 : 403);
		const global = payload.config.globals.find((candidate) => candidate.slug === slug);
		if (!global?.versions) return;
		await payload.updateGlobal({ slug, data: {}, user: accounts.head });
		const { docs } = await payload.findGlobalVersions({ slug });
		const version = `globals/${slug}/versions/${docs[0]?.id}`;
		const find = () => payload.findGlobalVersions({ slug, user: accounts[role], overrideAccess: false });
		if (rights.includes("r")) await expect(find()).resolves.toHaveProperty("docs");
		else await expect(find()).rejects.toHaveProperty("status", 403);
		expect((await ask(role, "POST", version, {})).status).toBe(rights.includes("u") ? 200 : 403);
	});

	test("what the admin is told about its rights", async () => {
		const { body } = await ask(role, "GET", "access");
		for (const slug of slugs) {
			const told = body.collections[slug] ?? {};
			const rights = rightsOf(table[slug], role);
			for (const [letter, operation] of Object.entries({ c: "create", r: "read", u: "update", d: "delete" }))
				expect([slug, operation, Boolean(told[operation])]).toEqual([slug, operation, rights.includes(letter)]);
		}
	});

	test("the list of acts and one's own preferences, which views read", async () => {
		for (const slug of ["activity", "payload-preferences"] as const) {
			const [own, foreign] = [await make[slug]("own", role), await make[slug]("foreign", role)];
			const asked = {
				collection: slug,
				user: accounts[role],
				overrideAccess: false,
				pagination: false,
				depth: 0,
			} as const;
			const ids = (await payload.find(asked)).docs.map(({ id }) => id);
			const isLimited = rightsOf(table[slug], role).endsWith("own");
			expect([slug, ids.includes(Number(own)), ids.includes(Number(foreign))]).toEqual([slug, true, !isLimited]);
		}
		await ask(role, "POST", "payload-preferences/nav", { value: { open: role } });
		expect((await ask(role, "GET", "payload-preferences/nav")).body.value).toEqual({ open: role });
	});
});

describe("an exam account", () => {
	test("learns nothing of other classes' students through related records or queries", async () => {
		const foreign = await payload.findByID({ collection: "students", id: people.foreign.student, depth: 0 });
		await make.results("foreign", "exam");
		for (const address of [
			"results?depth=3",
			"enrolments?depth=3",
			"students?depth=3",
			"exams?depth=3",
			"sections?depth=3",
		]) {
			const { body } = await ask("exam", "GET", `${address}&pagination=false`);
			expect([address, JSON.stringify(body).includes(foreign.name)]).toEqual([address, false]);
		}
		const named = await ask("exam", "GET", `students?where[name][equals]=${encodeURIComponent(foreign.name)}`);
		expect(named.body.totalDocs).toBe(0);
	});
});

test("an exam account without classes sees no student and no result", async () => {
	await payload.update({ collection: "staff", id: accounts.exam.id, data: { classes: [] } });
	await make.results("own", "exam");
	for (const slug of ["students", "enrolments", "results"]) {
		const { status, body } = await ask("exam", "GET", slug);
		expect([slug, status, body.totalDocs]).toEqual([slug, 200, 0]);
	}
	await payload.update({ collection: "staff", id: accounts.exam.id, data: { classes: accounts.exam.classes } });
});

/** Records that others refer to, and what refers to them: no role deletes them. */
const inUse: [slug: CollectionSlug, make: () => Promise<number | string>][] = [
	["years", async () => year],
	["classes", async () => 3],
	["sections", async () => people.own.section],
	["subjects", () => withMarks("subject")],
	["enrolments", () => withMarks("enrolment")],
	["exams", () => withMarks("exam")],
	["media", usedUpload],
];

async function usedUpload() {
	const picture = await makeUpload();
	await create("slides", { picture });
	return picture;
}

/** Makes a subject, an exam and a place in a class, with a mark. */
async function withMarks(wanted: "subject" | "enrolment" | "exam"): Promise<number> {
	const subject = await create("subjects", { name: `বিষয় ${count++}`, class: 3, year });
	const made = { subject, exam: await makeExam(), enrolment: await enrol(await makePerson(), "own", 1000 + count++) };
	await insertMark(payload, made);
	return made[wanted];
}

describe.each(roles)("%s: a record in use", (role) => {
	test.each(inUse)("%s is changed by who may, and deleted by nobody", async (slug, makeUsed) => {
		const rights = rightsOf(table[slug], role);
		const id = await makeUsed();
		const statuses = [
			(await ask(role, "DELETE", `${slug}/${id}`)).status,
			(await ask(role, "DELETE", `${slug}?where[id][equals]=${id}`)).status,
			(await ask(role, "PATCH", `${slug}/${id}`, {})).status,
		];
		const refused = rights.includes("d") ? 400 : 403;
		expect(statuses).toEqual([refused, refused, rights.includes("u") ? 200 : 403]);
		expect((await payload.find({ collection: slug, where: { id: { equals: id } } })).totalDocs).toBe(1);
	});
});

describe("a draft", () => {
	test.each(roles)("%s: is read and changed by who may edit the list", async (role) => {
		for (const slug of ["notices", "routines", "curriculums", "contents"] as const) {
			const rights = rightsOf(table[slug], role);
			const id = await make[slug]("own", role);
			const draft = { name: `খসড়া ${count++}`, _status: "draft" };
			const saved = await ask(role, "PATCH", `${slug}/${id}?draft=true`, draft);
			const { status, body } = await ask(role, "GET", `${slug}/${id}?draft=true`);
			if (rights) expect([saved.status, status, body.name]).toEqual([200, 200, draft.name]);
			else expect([saved.status, status]).toEqual([403, 403]);
		}
	});
});

describe("the own account", () => {
	test.each(roles)("%s: name and password, but not role, classes, user name or e-mail address", async (role) => {
		const { id } = accounts[role];
		const password = "পাহাড় চূড়ায় ভোরের আলো";
		const wanted = { name: "নতুন নাম", role: role === "head" ? "clerk" : "head", classes: [1] };
		const all = { ...wanted, password, username: `${role}-2` };
		for (const currentPassword of [undefined, "অন্য কোনো পাসওয়ার্ড"])
			expect((await ask(role, "PATCH", `staff/${id}`, { ...all, currentPassword })).status).toBe(400);
		const changed = await ask(role, "PATCH", `staff/${id}`, { ...all, currentPassword: accountPassword });
		expect(changed.status).toBe(200);
		const now = await payload.findByID({ collection: "staff", id, depth: 0 });
		const isHead = role === "head";
		expect(now).toMatchObject({
			name: "নতুন নাম",
			role,
			classes: isHead ? [1] : (accounts[role].classes ?? []),
			username: isHead ? "head-2" : role,
		});
		const data = { username: now.username ?? "", password };
		await expect(payload.login({ collection: "staff", data })).resolves.toHaveProperty("exp");
	});

	test("guesses at the current password count as failed logins", async () => {
		await makeAccount(payload, "guessed", { role: "clerk" });
		const login = () => ask("head", "POST", "staff/login", { username: "guessed", password: accountPassword });
		const { docs } = await payload.find({ collection: "staff", where: { username: { equals: "guessed" } } });
		const { id } = docs[0] ?? {};
		const owner = tokens.clerk;
		tokens.clerk = await newToken(payload, { username: "guessed" });
		const change = async (fields: object) => (await ask("clerk", "PATCH", `staff/${id}`, fields)).status;
		const guess = () => change({ username: "taken", currentPassword: `ভুল পাসওয়ার্ড ${count++}` });
		try {
			// Neither what changes no login nor a right password among the wrong ones gives more tries than five in a row.
			for (let tries = 0; tries < 4; tries += 1) expect(await guess()).toBe(400);
			expect(await change({ name: "ক" })).toBe(200);
			expect(await change({ name: "ক", currentPassword: "ভুল" })).toBe(400);
			expect(await guess()).toBe(429);
			expect(await change({ username: "taken", currentPassword: accountPassword })).toBe(429);
			expect((await login()).status).toBe(429);
			expect(await change({ name: "খ" })).toBe(200);
		} finally {
			tokens.clerk = owner;
		}
	});
});
