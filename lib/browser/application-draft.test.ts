import { clearDraft, keepDraft, readDraft } from "./application-draft";

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
	const { draft, photoKept } = keepDraft(fields, image);
	expect(photoKept).toBe(true);
	expect(readDraft()).toEqual(draft);
	expect(keepDraft({ name: "Nusrat Jahan" }, image).draft.key).toBe(draft.key);
	clearDraft();
	expect(readDraft()).toBeNull();
	expect(keepDraft(fields, null).draft.key).not.toBe(draft.key);
});

test("leaves out a photo that does not fit, and says so", () => {
	use(storageOf(300));
	const { draft, photoKept } = keepDraft(fields, image);
	expect(photoKept).toBe(false);
	expect(draft.image).toBe(image);
	expect(readDraft()).toEqual({ ...draft, image: null });
});

test.each([
	["full", storageOf(0)],
	["forbidden", {}],
])("storage that is %s: the page itself keeps the draft and its key", (_what, storage) => {
	use(storage);
	const { draft } = keepDraft(fields, null);
	expect(readDraft()).toEqual(draft);
	expect(keepDraft(fields, image)).toMatchObject({ draft: { key: draft.key }, photoKept: false });
	clearDraft();
	expect(readDraft()).toBeNull();
});

test.each(["", "null", "[]", "{", '{"key":1}', '"text"'])("what is no draft counts as none: %j", (text) => {
	localStorage.setItem("application-draft", text);
	expect(readDraft()).toBeNull();
});
