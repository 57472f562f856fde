/** Queries of every shape that Payload's parser knows, at every REST door that is open: answered or refused, no fault. */
import { jest } from "@jest/globals";
import type { CollectionSlug, FlattenedField, Payload, Where } from "payload";
import { makeAccount, newToken } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import type { Role } from "@/lib/office/subjects";

const open = testDatabase();
let payload: Payload;
let askRest: typeof import("./testing/ask-rest").askRest;
let isOpen: (door: string) => boolean;
const tokens = {} as Record<Role, string>;

beforeAll(async () => {
	for (const name of ["error", "warn"] as const) jest.spyOn(console, name).mockImplementation(() => undefined);
	payload = await open();
	({ askRest } = await import("./testing/ask-rest"));
	const { refuseClosedDoor } = await import("./staff/doors");
	isOpen = (door) => {
		const [method = "", path = ""] = door.split(" ");
		try {
			refuseClosedDoor(method, path.split("/").filter(Boolean));
			return true;
		} catch {
			return false;
		}
	};
	for (const role of ["head", "exam"] as const) {
		await makeAccount(payload, `walks-${role}`, { role });
		tokens[role] = await newToken(payload, { username: `walks-${role}` });
	}
});

const operators = [
	...["equals", "not_equals", "in", "not_in", "all", "exists", "contains", "like", "not_like", "near", "within"],
	...["greater_than", "greater_than_equal", "less_than", "less_than_equal", "intersects", "unknown"],
];

const values = [
	...["1", "", "x", "null", "true", "1,x", "1,2,3", "-1", "1e9", "99999999999", "2026-01-01", "students", null, 1],
	...[["1"], ["x"], [], [["1"]], { x: "1" }, { relationTo: "students", value: "1" }, { and: [{ id: { equals: 1 } }] }],
];

/** @returns paths of conditions, also into other records and to what is none of theirs */
function pathsOf(fields: readonly FlattenedField[], isNested = false): string[] {
	return fields.flatMap((field) => {
		const below = ["x", "id"];
		if ("flattenedFields" in field) below.push(...pathsOf(field.flattenedFields as FlattenedField[], true));
		if ("relationTo" in field) below.push("value", "relationTo", "value.id");
		// One of the other records' own: the rest is walked where it stands.
		if ("relationTo" in field && !isNested) below.push("createdAt", "name");
		return [field.name, ...below.map((path) => `${field.name}.${path}`)];
	});
}

const odd = ["id", "_id", "id.x", "x", "", ".", "parent", "version.name", "and", "or", "constructor", "__proto__"];

const conditionsOf = (fields: readonly FlattenedField[]): Where[] =>
	[...new Set([...odd, ...pathsOf(fields)])].flatMap((path) =>
		operators.flatMap((operator) =>
			values.map((value) => Object.fromEntries([[path, { [operator]: value }]]) as unknown as Where),
		),
	);

/** What was asked, with its status if that is none of these. */
async function unlike(statuses: RegExp, door: string, query: Record<string, string>, role: Role = "head") {
	const asked = `${door}?${new URLSearchParams(query)}`;
	const isChange = /^(?:POST|PATCH)/.test(door);
	const { status } = await askRest(asked, { token: tokens[role], ...(isChange && { body: {} }) });
	return statuses.test(String(status)) ? [] : [`${status} ${decodeURIComponent(asked)}`];
}

/** Collections with a list that REST gives. */
const slugs = [
	...["notices", "routines", "curriculums", "contents", "school-dates", "teachers", "committee-members", "slides"],
	...["menu-entries", "media", "students", "enrolments", "applications", "years", "classes", "sections", "subjects"],
	...["exams", "results", "staff", "payload-locked-documents"],
] as CollectionSlug[];

test("every list is walked", () => {
	const all = payload.config.collections.map(({ slug }) => slug).filter((slug) => isOpen(`GET /${slug}`));
	expect(all.sort()).toEqual(slugs.slice().sort());
});

test.each(slugs)("conditions that are let through are answered, and others refused: %s", async (slug) => {
	const { fitsCollection } = await import("@/lib/cms/fitting-queries");
	const doors = ["GET", "PATCH", "DELETE"].map((method) => `${method} /${slug}`).filter(isOpen);
	const fit = new Map<string, Where[]>();
	const unfit: Where[] = [];
	for (const where of conditionsOf(payload.collections[slug].config.flattenedFields)) {
		const [path = ""] = Object.keys(where);
		if (fitsCollection(payload, slug, where)) fit.set(path, [...(fit.get(path) ?? []), where]);
		else unfit.push(where);
	}
	expect([fit.size > 3, unfit.length > 1000]).toEqual([true, true]);
	const found: string[] = [];
	let turn = 0;
	for (const all of fit.values()) {
		// As many as are let through at once.
		const step = Math.ceil(all.length / 10);
		const or = all.filter((_, index) => index % step === turn % step);
		const where = JSON.stringify({ or });
		// What an account may not read is no field of its conditions: 400.
		found.push(...(await unlike(/^(?:200|400)$/, `GET /${slug}`, { where, depth: "0" })));
		turn += 1;
		if (turn % 6 === 0) found.push(...(await unlike(/^(?:200|40[03])$/, `GET /${slug}`, { where }, "exam")));
		// Of no record.
		const none = JSON.stringify({ and: [{ id: { equals: 0 } }, { or }] });
		if (turn % 6 === 0)
			for (const door of doors.slice(1)) found.push(...(await unlike(/^[24]/, door, { where: none })));
	}
	for (let index = 0; index < unfit.length; index += Math.ceil(unfit.length / 20)) {
		const door = doors[index % doors.length] ?? "";
		const role = index % 2 ? "head" : "exam";
		found.push(...(await unlike(/^40[03]$/, door, { where: JSON.stringify(unfit[index]) }, role)));
	}
	expect(found).toEqual([]);
});

test("more conditions than the databases take are refused, in JSON too", async () => {
	const many = (path: string, count: number) =>
		JSON.stringify({ or: Array.from({ length: count }, () => ({ [path]: { contains: "০১৭১২৩৪৫৬৭৮" } })) });
	const asked = (path: string, count: number) => ({ where: many(path, count), depth: "0" });
	const door = "GET /enrolments";
	expect(await unlike(/^200$/, door, asked("student.fatherMobile", 10))).toEqual([]);
	expect(await unlike(/^400$/, door, asked("student.fatherMobile", 11))).toEqual([]);
	expect(await unlike(/^400$/, door, asked("title", 11))).toEqual([]);
	expect(await unlike(/^200$/, "GET /students", asked("fatherMobile", 50))).toEqual([]);
	expect(await unlike(/^400$/, "GET /students", asked("fatherMobile", 51))).toEqual([]);
});

const parameters = ["depth", "draft", "trash", "locale", "fallback-locale", "select", "populate", "sort", "autosave"];
const shapes = [
	"=",
	"=x",
	"=-1",
	"=1e9",
	"[]=x",
	"[x]=1",
	"[x][y]=true",
	"[name]=true",
	"=-name,x.y",
	"=document.value",
];

test("every other parameter, in every shape, is no fault at any door", async () => {
	const found: string[] = [];
	const all = slugs.flatMap((slug) => [`GET /${slug}`, `GET /${slug}/99`, `PATCH /${slug}/99`, `POST /${slug}`]);
	const globals = payload.config.globals.map(({ slug }) => `GET /globals/${slug}`);
	const doors = [...all, ...globals, "GET /access", "POST /reorder", "GET /payload-preferences/x"].filter(isOpen);
	for (const [index, door] of doors.entries())
		for (const shape of shapes.filter((_, at) => (index + at) % 4 === 0)) {
			// Each parameter meets each shape at some door of each kind.
			const names = [...parameters, "data", "overrideLock", "publishSpecificLocale"].filter(
				(_, at) => at % 3 === index % 3,
			);
			const query = names.map((name) => `${name}${shape}`).join("&");
			found.push(...(await unlike(/^[234]/, door, Object.fromEntries(new URLSearchParams(query)))));
		}
	expect(found).toEqual([]);
});

test("Payload itself keeps how somebody sorts a list", async () => {
	const { docs } = await payload.find({ collection: "staff", limit: 1 });
	const user = { ...docs[0], collection: "staff" as const };
	// As @payloadcms/ui writes it while a list is drawn: the account stands in another shape than that of the field.
	const data = { key: "notices-list", user: { collection: "staff", value: user.id } as never, value: { sort: "name" } };
	const kept = await payload.create({ collection: "payload-preferences", data, user });
	expect(kept).toMatchObject({ key: "notices-list" });
});
