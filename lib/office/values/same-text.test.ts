import { hasSameText } from "./same-text";

test.each<[string, Record<string, unknown>, Record<string, unknown>, boolean]>([
	[
		"what a save writes by itself",
		{ name: "ক", updatedAt: "1", _status: "draft" },
		{ name: "ক", updatedAt: "2" },
		true,
	],
	["another title", { name: "ক" }, { name: "খ" }, false],
	["nothing in every form", { a: null, b: "", c: [], d: undefined }, { b: null, d: "" }, true],
	["a field that is not sent", { name: "ক" }, { name: "ক", summary: "খ" }, true],
	["an emptied field", { summary: "" }, { summary: "খ" }, false],
	["groups in another order", { group: { a: 1, b: [1, 2] } }, { group: { b: [1, 2], a: 1 } }, true],
	["a longer list", { files: [1] }, { files: [1, 2] }, false],
	["a shorter list", { files: [1, 2] }, { files: [1] }, false],
	["a number and its text", { picture: 5 }, { picture: "5" }, false],
	["a reference in place of nothing", { picture: 5 }, { picture: null }, false],
	["a choice taken back", { pinned: false }, { pinned: true }, false],
])("%s", (_, a, b, isSame) => {
	expect(hasSameText(a, b)).toBe(isSame);
});
