/** @jest-environment node */
import { isAct } from "./acts";

beforeAll(() => {
	Object.assign(globalThis, { location: new URL("https://school.example/admin/collections/notices/1") });
});
afterAll(() => {
	Reflect.deleteProperty(globalThis, "location");
});

test.each<[string, string, boolean]>([
	["PATCH", "/cms/notices/1?depth=0", true],
	["PATCH", "https://school.example/cms/notices?where[id][in]=1,2", true],
	["DELETE", "/cms/media/4", true],
	["POST", "/office/site-menu/save", true],
	["GET", "/cms/notices/1", false],
	["PATCH", "/cms/notices/1?autosave=true&draft=true", false],
	["POST", "/office/editing/presence", false],
	["POST", "/office/activity/undo", false],
	["POST", "/office/marks/save", false],
	["POST", "/cms/payload-preferences/nav", false],
	["POST", "/cms/notices/access/1", false],
	["POST", "/cms/staff/refresh-token", false],
	["POST", "/admin/collections/notices/1", false],
	["POST", "https://elsewhere.example/cms/notices", false],
])("%s %s", (method, path, expected) => {
	expect(isAct(path, { method })).toBe(expected);
});

test("a request is one as well", () => {
	expect(isAct(new Request("https://school.example/cms/notices/1", { method: "PATCH" }))).toBe(true);
	expect(isAct("/cms/notices")).toBe(false);
});
