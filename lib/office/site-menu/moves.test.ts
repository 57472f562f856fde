import {
	dropped,
	flatOf,
	type Group,
	isGroup,
	linesOf,
	maySteps,
	type Part,
	put,
	removed,
	renamed,
	step,
	treeOf,
} from "./moves";

const entry = (key: string) => ({ key, id: null, name: key, link: "/" });
const group = (key: string, ...entries: string[]): Group => ({ key, name: key, entries: entries.map(entry) });

const menu: Part[] = [entry("a"), group("G", "b", "c"), entry("d"), group("H", "e")];
const shown = (parts: readonly Part[]) =>
	parts
		.map((part) => (isGroup(part) ? `${part.key}(${part.entries.map(({ key }) => key).join("")})` : part.key))
		.join("");
const at = (key: string) => linesOf(menu).findIndex(({ part }) => part.key === key);

test.each([
	["a", 1, "G(bc)adH(e)"],
	["G", -1, "G(bc)adH(e)"],
	["G", 1, "adG(bc)H(e)"],
	["b", 1, "aG(cb)dH(e)"],
	["b", -1, "aG(bc)dH(e)"],
	["H", 1, "aG(bc)dH(e)"],
] as const)("%s moves by %s among its neighbours", (key, by, expected) => {
	expect(shown(step(menu, key, by))).toBe(expected);
});

test("the ends of a list have one direction", () => {
	const of = (key: string) => linesOf(menu).find(({ part }) => part.key === key) as never;
	expect(maySteps(menu, of("a"))).toEqual({ up: false, down: true });
	expect(maySteps(menu, of("c"))).toEqual({ up: true, down: false });
	expect(maySteps(menu, of("e"))).toEqual({ up: false, down: false });
});

test.each([
	["a", "G", "G(bca)dH(e)"],
	["b", null, "aG(c)bdH(e)"],
	["b", "H", "aG(c)dH(eb)"],
	["d", null, "aG(bc)dH(e)"],
	["e", null, "aG(bc)dH()e"],
	["G", "H", "aG(bc)dH(e)"],
])("%s is put into %s", (key, into, expected) => {
	expect(shown(put(menu, key, into))).toBe(expected);
});

test.each([
	["d", "b", "aG(dbc)H(e)"],
	["d", "c", "aG(bdc)H(e)"],
	["a", "G", "G(abc)dH(e)"],
	["a", "d", "G(bc)daH(e)"],
	["c", "d", "aG(b)dcH(e)"],
	["b", "c", "aG(cb)dH(e)"],
	["b", "a", "baG(c)dH(e)"],
	["d", "G", "adG(bc)H(e)"],
	["d", "e", "aG(bc)H(e)d"],
	["G", "d", "adG(bc)H(e)"],
	["G", "e", "adH(e)G(bc)"],
	["H", "b", "aH(e)G(bc)d"],
	["G", "c", "aG(bc)dH(e)"],
])("%s is dropped at %s", (from, to, expected) => {
	expect(shown(dropped(menu, at(from), at(to)))).toBe(expected);
});

test("an entry is removed and renamed wherever it stands", () => {
	expect(shown(removed(removed(menu, "c"), "a"))).toBe("G(b)dH(e)");
	expect(linesOf(renamed(menu, "b", { name: "x" })).map(({ part }) => part.name)).toContain("x");
	expect(linesOf(renamed(menu, "G", { name: "y" })).map(({ part }) => part.name)).toContain("y");
});

test("the tree of the stored entries and back; a group stands where its first entry does, and an empty one goes", () => {
	const stored = [
		{ id: 1, name: "a", link: "/", group: null },
		{ id: 2, name: "b", link: "/b", group: "G" },
		{ id: 3, name: "c", link: "/c", group: null },
		{ id: 4, name: "d", link: "/d", group: "G" },
	];
	const tree = treeOf(stored);
	expect(shown(tree)).toBe("entry-1group-G(entry-2entry-4)entry-3");
	const [one, two, three, four] = stored;
	expect(flatOf(tree)).toEqual([one, two, four, three]);
	expect(flatOf(removed(removed(tree, "entry-2"), "entry-4"))).toEqual([one, three]);
	expect(flatOf([{ key: "n", id: null, name: " x ", link: " /x " }])).toEqual([{ name: "x", link: "/x", group: null }]);
});
