import { jest } from "@jest/globals";
import { browserKey, clearDraft, keepDraft, readDraft, replaceDraft, setUnanswered } from "./application-draft";

/** A Storage with a quota of `room` characters per value. */
function storageOf(room: number) {
	const items = new Map<string, string>();
	return {
		getItem: (name: string) => items.get(name) ?? null,
		setItem: (name: string, value: string) => {
			if (value.length > room) throw new DOMException("full", "QuotaExceededError");
			items.set(name, value);
		},
		removeItem: (name: string) => items.delete(name),
	};
}

function use(storage: object) {
	Object.defineProperty(globalThis, "localStorage", { value: storage, configurable: true });
}

function keep(fields: Record<string, string>, image: string | null, known: string | null = null) {
	const kept = keepDraft(fields, image, known);
	if (!kept) throw new Error("was not kept");
	return kept;
}

const fields = { name: "Nusrat" };
const image = `data:image/jpeg;base64,${"A".repeat(500)}`;

beforeEach(() => {
	use(storageOf(5000));
	clearDraft();
});

test("no draft at the start", () => {
	expect(readDraft()).toBeNull();
});

test("keeps fields and photo under one key until it is cleared", () => {
	const { draft, photoKept } = keep(fields, image);
	expect(photoKept).toBe(true);
	expect(readDraft()).toEqual(draft);
	expect(keep({ name: "Nusrat Jahan" }, image, draft.revision).draft.key).toBe(draft.key);
	clearDraft();
	expect(readDraft()).toBeNull();
	expect(keep(fields, null).draft.key).not.toBe(draft.key);
});

test("another tab's draft is not overwritten unless replaced explicitly, which makes a new key", () => {
	const first = keep(fields, null).draft;
	const other = keep({ name: "Rahim" }, null, first.revision).draft;
	expect(keepDraft({ name: "Nusrat Jahan" }, null, first.revision)).toBeNull();
	expect(keepDraft({ name: "Nusrat Jahan" }, null, null)).toBeNull();
	expect(readDraft()).toEqual(other);

	const mine = replaceDraft({ name: "Nusrat Jahan" }, null).draft;
	expect(readDraft()).toEqual(mine);
	expect(mine.key).not.toBe(other.key);
	expect(keepDraft({ name: "Rahima" }, null, other.revision)).toBeNull();
});

test("after another tab has submitted the draft, its key is not reused", () => {
	const { draft } = keep(fields, null);
	clearDraft();
	expect(keep(fields, null, draft.revision).draft.key).not.toBe(draft.key);
});

test("leaves out a photo that exceeds the quota, and reports it", () => {
	use(storageOf(300));
	const { draft, photoKept } = keep(fields, image);
	expect(photoKept).toBe(false);
	expect(draft.image).toBe(image);
	expect(readDraft()).toEqual({ ...draft, image: null });
});

test.each([
	["full", storageOf(0)],
	["forbidden", {}],
])("storage that is %s: the draft and its key are kept in memory", (_what, storage) => {
	use(storage);
	const { draft } = keep(fields, null);
	expect(readDraft()).toEqual(draft);
	expect(keep(fields, image, draft.revision)).toMatchObject({ draft: { key: draft.key }, photoKept: false });
	clearDraft();
	expect(readDraft()).toBeNull();
});

test.each(["", "null", "[]", "{", '{"key":1}', '{"key":"x","fields":{}}', '"text"'])(
	"ignores invalid stored data: %j",
	(text) => {
		localStorage.setItem("application-draft", text);
		expect(readDraft()).toBeNull();
	},
);

describe("a key", () => {
	afterEach(() => {
		jest.restoreAllMocks();
	});

	test("is unique and accepted by the API", () => {
		const keys = new Set(Array.from({ length: 50 }, browserKey));
		expect(keys.size).toBe(50);
		for (const key of keys) expect(key).toMatch(/^[\w-]{16,64}$/);
	});

	test("works without a secure context", () => {
		jest.replaceProperty(globalThis, "crypto", {
			getRandomValues: crypto.getRandomValues.bind(crypto),
		} as Crypto);
		expect(browserKey()).toMatch(/^[0-9a-f]{32}$/);
		expect(browserKey()).not.toBe(browserKey());
	});
});

test("`unanswered` survives later writes, until a response arrives or the draft is cleared", () => {
	const { draft } = keep(fields, null);
	setUnanswered("another-key", true);
	expect(readDraft()?.unanswered).toBeFalsy();
	setUnanswered(draft.key, true);
	expect(readDraft()).toMatchObject({ key: draft.key, revision: draft.revision, unanswered: true });
	const later = keep({ name: "Nusrat Jahan" }, null, draft.revision).draft;
	expect(readDraft()).toMatchObject({ key: draft.key, unanswered: true });
	setUnanswered(later.key, false);
	expect(readDraft()?.unanswered).toBe(false);
	setUnanswered(later.key, true);
	clearDraft();
	expect(keep(fields, null).draft.unanswered).toBeFalsy();
});
