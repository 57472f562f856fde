import { expect, test } from "@jest/globals";
import { menuText } from "@/lib/bengali/navigation";
import { menuParts, oftenUsed } from "./menu";

const entry = (number: number, group: string | null = null) => ({ name: `লিংক ${number}`, link: `/${number}`, group });
const shape = (parts: ReturnType<typeof menuParts>) =>
	parts.map((part) => ("entries" in part ? [part.name, ...part.entries.map(({ link }) => link)] : part.link));

test("a group takes the position of its first entry and contains all its entries", () => {
	expect(shape(menuParts([entry(1), entry(2, "ক"), entry(3), entry(4, "ক")]))).toEqual(["/1", ["ক", "/2", "/4"], "/3"]);
	expect(menuParts([])).toEqual([]);
});

test("entries that do not fit into one line are put into a last group, in menu order", () => {
	const parts = menuParts(Array.from({ length: 20 }, (_, index) => entry(index + 1, index === 15 ? "ক" : null)));
	const [last, ...before] = shape(parts).toReversed();
	expect(before.toReversed()).toEqual(Array.from({ length: 8 }, (_, index) => `/${index + 1}`));
	expect(last).toEqual([menuText.more, ...Array.from({ length: 12 }, (_, index) => `/${index + 9}`)]);
});

test("the row of a phone has the most used pages, under the names of the menu; others of the menu for those that lack", () => {
	const used = ["/notices", "/student-result", "/student/student-application-form", "/routines"];
	const others = [entry(1), entry(2), entry(3)];
	const known = used.map((link) => ({ ...entry(9), link }));
	const rowOf = (entries: ReturnType<typeof entry>[]) => [...oftenUsed(entries)].map(({ link }) => link);
	expect(rowOf([...others, ...known])).toEqual(used);
	expect(rowOf([...others, ...known.slice(2)])).toEqual([...used.slice(2), "/1", "/2"]);
	expect(rowOf([...known, ...known])).toHaveLength(4);
	expect(rowOf([])).toEqual([]);
	const marked = menuParts([...others, ...known].map((entry) => ({ ...entry, group: "ক" }))).flatMap((part) =>
		"entries" in part ? part.entries : part,
	);
	expect(marked.filter(({ often }) => often).map(({ link, often }) => [often, link])).toEqual(
		used.map((link, index) => [index + 1, link]),
	);
});
