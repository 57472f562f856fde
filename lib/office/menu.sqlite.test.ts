import type { Payload } from "payload";
import { PREFERENCE_KEYS } from "payload/shared";
import type { Staff } from "@/lib/cms/payload-types";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { barEntries, type MenuGroup, menuGroups } from "./menu-entries";
import { type SubjectEntry, subjects, viewPaths } from "./subjects";

const open = testDatabase();
let payload: Payload;
let menu: typeof import("./menu");

const groups: MenuGroup[] = Object.values(menuGroups);
const entries = groups.flatMap(({ paths }) => paths);

beforeAll(async () => {
	payload = await open();
	menu = await import("./menu");
});

const account = (role: Staff["role"]) => makeAccount(payload, `menu-${role}-${Math.random()}`, { role });
/** All lists, as Payload would show them to an account that may read everything. */
const lists = () =>
	[
		...payload.config.collections.map(({ slug }) => `/collections/${slug}`),
		...payload.config.globals.map(({ slug }) => `/globals/${slug}`),
	].map((path) => ({ href: `/admin${path}`, label: path }));

test("each entry of the menu leads somewhere and stands in one group, and nothing that Payload lists is left out of menu-entries.ts", () => {
	const views = (Object.values(subjects) as SubjectEntry[]).flatMap(viewPaths);
	const known = ["", ...views, ...lists().map(({ href }) => href.slice("/admin".length))];
	expect(entries.filter((path) => !known.includes(path))).toEqual([]);
	expect(new Set(entries).size).toBe(entries.length);
	const { collections, globals } = payload.config;
	const listed = [
		...collections.filter(({ admin, slug }) => admin.hidden !== true && !slug.startsWith("payload-")),
		...globals.filter(({ admin }) => !admin.hidden),
	];
	// The view of the site's menu leads to the list of its entries.
	expect(listed.filter(({ admin }) => !admin.group).map(({ slug }) => slug)).toEqual(["menu-entries"]);
});

test("a role gets the views that it may use, in the order of the table, and no group without an entry", async () => {
	const groupsOf = async (role: Staff["role"]) =>
		Object.fromEntries(
			menu.menuFor(await account(role), []).map(({ name, links }) => [name, links.map(({ href }) => href)]),
		);
	const [head, clerk, exam] = [await groupsOf("head"), await groupsOf("clerk"), await groupsOf("exam")];
	expect(head.results).toEqual([
		"/admin/marks",
		"/admin/marks/release",
		"/admin/exam-routine",
		"/admin/printing",
		"/admin/teaching",
	]);
	expect(clerk.results).toEqual(["/admin/printing", "/admin/teaching"]);
	expect(head.settings).toEqual(["/admin/backup", "/admin/updates"]);
	expect(Object.keys(clerk)).toEqual(["today", "publish", "students", "results", "admission"]);
	expect(exam).toEqual({ today: ["/admin", "/admin/activity", "/admin/guide"], results: ["/admin/marks"] });
});

test("an account with a password from a slip gets no entry", async () => {
	const staff = { ...(await account("head")), slipUntil: new Date().toISOString() };
	expect(menu.menuFor(staff, [])).toEqual([]);
});

test("each role has four entries in the bar, all of which are in its menu", async () => {
	for (const role of ["head", "clerk", "exam"] as const) {
		const staff = await account(role);
		const bar = menu.barFor(staff, menu.menuFor(staff, lists()));
		expect(bar.map(({ href }) => href)).toEqual(barEntries[role].map(({ path }) => `/admin${path}`));
		expect(bar).toHaveLength(4);
		expect(menu.barFor(staff, [])).toEqual([]);
	}
});

test.each([
	["/admin", "/admin"],
	["/admin/marks", "/admin/marks"],
	["/admin/marks/release", "/admin/marks/release"],
	["/admin/collections/notices/12/versions", "/admin/collections/notices"],
	["/admin/school-dates/import", undefined],
	["/admin/sessions", undefined],
])("at %s the entry %s is marked", async (path, entry) => {
	expect(menu.currentOf(path, menu.menuFor(await account("head"), lists()))).toBe(entry);
});

test("a group that was opened stays open, for its account alone", async () => {
	const [one, other] = [await account("head"), await account("clerk")];
	const value = { groups: { settings: { open: true }, students: { open: false } } };
	await payload.create({
		collection: "payload-preferences",
		user: one,
		data: { key: PREFERENCE_KEYS.NAV, value } as never,
	});
	expect([...(await menu.readOpenGroups(one))]).toEqual(["settings"]);
	expect([...(await menu.readOpenGroups(other))]).toEqual([]);
});
