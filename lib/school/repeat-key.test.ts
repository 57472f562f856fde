import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { jest } from "@jest/globals";

const folder = mkdtempSync(path.join(tmpdir(), "school-repeats-"));
process.env.DATA_DIR = folder;
let repeatKey: typeof import("./repeat-key").repeatKey;

beforeAll(async () => {
	({ repeatKey } = await import("./repeat-key"));
});
afterAll(() => rmSync(folder, { recursive: true }));

const from = (address: string) => new Request("http://form.invalid", { headers: { "x-forwarded-for": address } });
const fields = { name: "Nusrat", present_class: 6, image: new File(["x"], "a.jpg") };

test("the same form from the same address has the same key, one that an application takes", () => {
	const key = repeatKey(from("192.0.2.1"), fields);
	expect(key).toMatch(/^[\w-]{16,64}$/);
	expect(repeatKey(from("192.0.2.1"), { ...fields, image: new File(["y"], "a.jpg") })).toBe(key);
});

test("sent again on another day it is another one: a refused family may apply next year with the same form", () => {
	const keyAt = (now: string) => {
		jest.useFakeTimers({ now: new Date(now) });
		return repeatKey(from("192.0.2.1"), fields);
	};
	const keys = ["2031-01-04T23:50:00+06:00", "2031-01-05T00:10:00+06:00", "2031-01-05T23:50:00+06:00"].map(keyAt);
	jest.useRealTimers();
	expect([keys[0] === keys[1], keys[1] === keys[2]]).toEqual([false, true]);
});

test("each process of a school makes the same key", async () => {
	jest.resetModules();
	const other = await import("./repeat-key");
	expect(other.repeatKey).not.toBe(repeatKey);
	expect(other.repeatKey(from("192.0.2.1"), fields)).toBe(repeatKey(from("192.0.2.1"), fields));
});

test.each([
	["address", "192.0.2.2", fields],
	["field", "192.0.2.1", { ...fields, name: "Rahim" }],
	["picture", "192.0.2.1", { ...fields, image: new File(["xx"], "a.jpg") }],
	["lack of a picture", "192.0.2.1", { name: "Nusrat", present_class: 6 }],
])("another %s has another key", (_what, address, other) => {
	expect(repeatKey(from(address), other)).not.toBe(repeatKey(from("192.0.2.1"), fields));
});
