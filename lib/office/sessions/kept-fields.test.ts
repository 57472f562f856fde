import { changedFields, dropUnsaved, dropUnsavedOfOthers, keepUnsaved, readUnsaved } from "./kept-fields";

const page = "/admin/collections/notices/7";
const typed = { fields: { name: "নতুন নাম" }, savedAt: "2026-01-01T00:00:00.000Z" };
let room: number;

/** A Storage with a quota of `room` characters per value. Its names are its own properties, as a browser's are. */
class Storage {
	getItem(name: string) {
		return Object.hasOwn(this, name) ? this[name as never] : null;
	}
	setItem(name: string, value: string) {
		if (value.length > room) throw new DOMException("full", "QuotaExceededError");
		Object.assign(this, { [name]: value });
	}
	removeItem(name: string) {
		delete this[name as never];
	}
}

beforeEach(() => {
	room = 1000;
	Object.defineProperty(globalThis, "sessionStorage", { value: new Storage(), configurable: true });
});

test("what was typed is kept for its account and page until it is dropped", () => {
	keepUnsaved(1, page, typed);
	expect(readUnsaved(1, page)).toEqual(typed);
	expect(readUnsaved(2, page)).toBeNull();
	expect(readUnsaved(1, "/admin/collections/notices/8")).toBeNull();
	dropUnsaved(1, page);
	expect(readUnsaved(1, page)).toBeNull();
	expect(Object.keys(sessionStorage)).toEqual([]);
});

test("nothing is kept without a field, and nothing older where there is no room", () => {
	for (const next of [
		{ ...typed, fields: {} },
		{ ...typed, fields: { name: "ক".repeat(room) } },
	]) {
		keepUnsaved(1, page, typed);
		keepUnsaved(1, page, next);
		expect(readUnsaved(1, page)).toBeNull();
	}
});

test("another account's text is dropped, and at a logout everybody's; other entries stay", () => {
	sessionStorage.setItem("other", "x");
	for (const account of [1, 11]) keepUnsaved(account, page, typed);
	dropUnsavedOfOthers(1);
	expect([readUnsaved(1, page), readUnsaved(11, page)]).toEqual([typed, null]);
	dropUnsavedOfOthers(null);
	expect(Object.keys(sessionStorage)).toEqual(["other"]);
});

test("only fields that were changed are kept, with all that is inside", () => {
	const before = {
		id: 7,
		_status: "published",
		updatedAt: "1",
		name: "ক",
		classes: [1],
		rows: [{ id: "a", text: "১" }],
	};
	const now = { ...before, _status: "draft", updatedAt: "2", name: "খ", rows: [{ id: "a", text: "২" }], note: "গ" };
	expect(changedFields(now, before)).toEqual({ name: "খ", rows: [{ id: "a", text: "২" }], note: "গ" });
	expect(changedFields(before, before)).toEqual({});
	// A field that was emptied.
	expect(changedFields({ name: null }, { name: "ক" })).toEqual({ name: null });
});

test("neither passwords nor files are kept", () => {
	const now = {
		password: "নদীর পাড়ে",
		"confirm-password": "নদীর পাড়ে",
		currentPassword: "নদীর ওপারে",
		file: new File(["x"], "x.png"),
		parts: [{ newPassword: "গোপন", text: "থাকে", scan: new Blob(["x"]) }],
	};
	expect(changedFields(now, {})).toEqual({ parts: [{ text: "থাকে" }] });
});

test("a browser without storage keeps nothing, and goes on", () => {
	Object.defineProperty(globalThis, "sessionStorage", {
		get: () => {
			throw new DOMException("blocked", "SecurityError");
		},
		configurable: true,
	});
	keepUnsaved(1, page, typed);
	expect(readUnsaved(1, page)).toBeNull();
	dropUnsavedOfOthers(null);
});
