import { jest } from "@jest/globals";
import { browserKey, clearDraft, keepDraft, noteSending, readDraft, replaceDraft } from "./application-draft";

/** A browser's storage that holds so many characters; none at all is one that forbids storage. */
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

test("what another tab has written is not overwritten until it is replaced, under a key of its own", () => {
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

test("once another tab has sent the draft, its key serves no second child", () => {
	const { draft } = keep(fields, null);
	clearDraft();
	expect(keep(fields, null, draft.revision).draft.key).not.toBe(draft.key);
});

test("leaves out a photo that does not fit, and says so", () => {
	use(storageOf(300));
	const { draft, photoKept } = keep(fields, image);
	expect(photoKept).toBe(false);
	expect(draft.image).toBe(image);
	expect(readDraft()).toEqual({ ...draft, image: null });
});

test.each([
	["full", storageOf(0)],
	["forbidden", {}],
])("storage that is %s: the page itself keeps the draft and its key", (_what, storage) => {
	use(storage);
	const { draft } = keep(fields, null);
	expect(readDraft()).toEqual(draft);
	expect(keep(fields, image, draft.revision)).toMatchObject({ draft: { key: draft.key }, photoKept: false });
	clearDraft();
	expect(readDraft()).toBeNull();
});

test.each(["", "null", "[]", "{", '{"key":1}', '{"key":"x","fields":{}}', '"text"'])(
	"what is no draft counts as none: %j",
	(text) => {
		localStorage.setItem("application-draft", text);
		expect(readDraft()).toBeNull();
	},
);

describe("a key", () => {
	afterEach(() => {
		jest.restoreAllMocks();
	});

	test("is new every time, and one that the call takes", () => {
		const keys = new Set(Array.from({ length: 50 }, browserKey));
		expect(keys.size).toBe(50);
		for (const key of keys) expect(key).toMatch(/^[\w-]{16,64}$/);
	});

	test("comes also without https", () => {
		jest.replaceProperty(globalThis, "crypto", {
			getRandomValues: crypto.getRandomValues.bind(crypto),
		} as Crypto);
		expect(browserKey()).toMatch(/^[0-9a-f]{32}$/);
		expect(browserKey()).not.toBe(browserKey());
	});
});

test("a sending without an answer is remembered over later writings, until it is answered or forgotten", () => {
	const { draft } = keep(fields, null);
	noteSending("another-key", true);
	expect(readDraft()?.unanswered).toBeFalsy();
	noteSending(draft.key, true);
	expect(readDraft()).toMatchObject({ key: draft.key, revision: draft.revision, unanswered: true });
	const later = keep({ name: "Nusrat Jahan" }, null, draft.revision).draft;
	expect(readDraft()).toMatchObject({ key: draft.key, unanswered: true });
	noteSending(later.key, false);
	expect(readDraft()?.unanswered).toBe(false);
	noteSending(later.key, true);
	clearDraft();
	expect(keep(fields, null).draft.unanswered).toBeFalsy();
});
