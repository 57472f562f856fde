import { causesOf, type RefusedEntry } from "./plan";
import { importText } from "./text";

const missing = { class: 6, className: "ষষ্ঠ", name: "ক" };
const refused = (line: number, reasons: string[], more: Partial<RefusedEntry> = {}): RefusedEntry => ({
	...{ line, kind: "refused", reasons },
	...more,
});

test("equal causes are told once with their number, most rows first", () => {
	const entries = [
		refused(2, ["এক"]),
		refused(3, ["দুই", "তিন"]),
		refused(4, ["দুই"]),
		...[5, 6, 7].map((line) => refused(line, ["শাখা নেই"], { missing })),
	];
	expect(causesOf(entries)).toEqual([
		{ text: importText.plan.missing("ষষ্ঠ", "ক"), rows: 3, missing },
		{ text: "দুই", rows: 2, missing: undefined },
	]);
});

test("a missing section of one row is told too, since it can be added at once", () => {
	expect(causesOf([refused(2, ["শাখা নেই"], { missing })])).toHaveLength(1);
});

test("causes of single rows are left to the table of rows", () => {
	expect(causesOf([refused(2, ["এক"]), refused(3, ["দুই"])])).toEqual([]);
});
