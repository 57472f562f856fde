import { expect, test } from "@jest/globals";
import { menuText } from "@/lib/bengali/site";
import { menuParts } from "./menu";

const entry = (id: number, group: string | null = null) => ({ id, name: `লিংক ${id}`, link: `/${id}`, group });
const shape = (parts: ReturnType<typeof menuParts>) =>
	parts.map(({ name, entries }) => [name, entries.map(({ id }) => id)]);

test("a group stands where its first entry stands, and holds all of its entries", () => {
	expect(shape(menuParts([entry(1), entry(2, "ক"), entry(3), entry(4, "ক")]))).toEqual([
		[null, [1]],
		["ক", [2, 4]],
		[null, [3]],
	]);
	expect(menuParts([])).toEqual([]);
});

test("what does not fit into one line stands in a last group, in menu order", () => {
	const many = menuParts(Array.from({ length: 20 }, (_, index) => entry(index + 1, index === 15 ? "ক" : null)));
	expect(many).toHaveLength(9);
	expect(many.at(-1)?.name).toBe(menuText.more);
	expect(many.flatMap(({ entries }) => entries.map(({ id }) => id))).toEqual(
		many.flatMap(({ entries }) => entries.map(({ id }) => id)).toSorted((a, b) => a - b),
	);
	expect(many.flatMap(({ entries }) => entries)).toHaveLength(20);
});
