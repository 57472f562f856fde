import { expect, test } from "@jest/globals";
import { menuText } from "@/lib/bengali/navigation";
import { menuParts } from "./menu";

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
