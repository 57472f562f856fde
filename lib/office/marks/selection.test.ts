/** Tests of selected blocks: which cells, what is copied, what is filled; and one step to undo. */
import { blockOf, extended, filledDown, keysIn, type Selection, writeTsv } from "./selection";
import { Steps } from "./steps";

/** Four rows of three columns; b2 takes nothing. */
const keys = [1, 2, 3, 4].map((row) =>
	["a", "b", "c"].map((column) => (row === 2 && column === "b" ? null : column + row)),
);
const at = (row: number, column: number) => ({ row, column });
const select = (from: [number, number], to: [number, number]): Selection => ({ anchor: at(...from), end: at(...to) });

test("a block is the same from each of its corners; cells that take nothing are no keys of it", () => {
	for (const [from, to] of [
		[
			[1, 0],
			[2, 1],
		],
		[
			[2, 1],
			[1, 0],
		],
		[
			[1, 1],
			[2, 0],
		],
	] as [[number, number], [number, number]][]) {
		expect(blockOf(keys, select(from, to))).toEqual([
			["a2", null],
			["a3", "b3"],
		]);
		expect(keysIn(keys, select(from, to))).toEqual(["a2", "a3", "b3"]);
	}
});

test("arrows move the end, never the anchor or out of the grid, with Ctrl to the edge", () => {
	const selection = select([1, 1], [1, 1]);
	const end = (key: string, isFar = false) => extended(selection, key, keys, isFar);
	expect(end("ArrowDown")).toEqual(select([1, 1], [2, 1]));
	expect(end("ArrowDown", true)).toEqual(select([1, 1], [3, 1]));
	expect(end("ArrowLeft", true)).toEqual(select([1, 1], [1, 0]));
	expect(extended(select([1, 1], [0, 2]), "ArrowUp", keys, false)).toEqual(select([1, 1], [0, 2]));
	expect(extended(select([1, 1], [0, 2]), "ArrowRight", keys, false)).toEqual(select([1, 1], [0, 2]));
	expect(end("Enter")).toBeNull();
});

test("a copy has a line for each row, and a text with tabs or lines stays in its cell", () => {
	expect(
		writeTsv([
			["1", ""],
			["a\tb", "c\r\nd"],
		]),
	).toBe("1\t\r\na b\tc d");
});

test("the first row fills those below it; one row is filled from the row above", () => {
	const fill = (from: [number, number], to: [number, number]) =>
		filledDown(keys, select(from, to), (key) => `<${key}>`);
	expect(fill([0, 0], [2, 1])).toEqual([
		["a2", "<a1>"],
		["a3", "<a1>"],
		["b3", "<b1>"],
	]);
	expect(fill([2, 2], [2, 0])).toEqual([
		["a3", "<a2>"],
		["c3", "<c2>"],
	]);
	expect(fill([0, 0], [0, 2])).toEqual([]);
});

test("what a block got is undone in one step, but for cells that have changed since", () => {
	const texts = new Map([
		["a1", "1"],
		["a2", "2"],
	]);
	const steps = new Steps();
	steps.paste([...texts].map(([key, from]) => ({ key, from, to: "" })));
	const stands = (key: string, text: string) => texts.get(key) === text;
	for (const key of texts.keys()) texts.set(key, "");
	texts.set("a2", "9");
	expect(steps.revert("undo", stands)).toEqual({ texts: [["a1", "1"]], kept: 1 });
	expect(steps.canUndo()).toBe(false);
});
