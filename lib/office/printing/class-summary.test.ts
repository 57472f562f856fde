import type { FrozenSheet, FrozenSubject } from "@/lib/contract/frozen-sheet";
import { summariseClass } from "./class-summary";

const scale: [number, string, number][] = [
	[80, "A+", 5],
	[33, "D", 1],
	[0, "F", 0],
];

const subject = (name: string, point: number | null, reason: FrozenSubject["reason"] = null): FrozenSubject => ({
	...{ name, point, reason, papers: [], marks: 0, full: 100, letter: null, failedParts: [] },
	...{ fourth: false, counted: true },
});

const sheet = (section: number, letter: string | null, gpa: number | null, subjects: FrozenSubject[]): FrozenSheet => ({
	student: { code: 1, name: "রহিমা", father: "করিম", mother: "সালমা" },
	class: { id: 8, name: "ষষ্ঠ" },
	section: { id: section, name: section === 1 ? "ক" : "খ" },
	exam: { id: 1, name: "বার্ষিক", type: "annual", year: { id: 1, year: 2026 } },
	...{ group: null, roll: 1, subjects, total: 0, gpa, letter, gpaWithoutFourth: null, position: null, of: null },
	failed: subjects.filter(({ reason }) => reason !== null).length,
	rules: { scale, rounding: "none", placeFailed: false, rankWithin: "class", combined: null },
	origin: "marks",
});

test("passed, failed and top averages by section and by subject, and each letter of the scale", () => {
	const sheets = [
		sheet(1, "A+", 5, [subject("বাংলা", 5), subject("গণিত", 5)]),
		sheet(1, "F", 0, [subject("বাংলা", 0, "total"), subject("গণিত", 1)]),
		sheet(2, "F", 0, [subject("বাংলা", 0, "absent"), subject("কৃষি", 0, "part")]),
	];
	expect(summariseClass(sheets)).toEqual({
		top: 5,
		whole: { students: 3, passed: 1, failed: 2, topped: 1 },
		sections: [
			{ id: 1, name: "ক", students: 2, passed: 1, failed: 1, topped: 1 },
			{ id: 2, name: "খ", students: 1, passed: 0, failed: 1, topped: 0 },
		],
		subjects: [
			{ name: "বাংলা", students: 3, passed: 1, failed: 2, absent: 1 },
			{ name: "গণিত", students: 2, passed: 2, failed: 0, absent: 0 },
			{ name: "কৃষি", students: 1, passed: 0, failed: 1, absent: 0 },
		],
		letters: [
			{ letter: "A+", students: 1 },
			{ letter: "D", students: 0 },
			{ letter: "F", students: 2 },
		],
	});
});

test("a school without grades has no letters and no top averages", () => {
	const plain = sheet(1, null, null, [subject("বাংলা", null)]);
	expect(summariseClass([{ ...plain, rules: { ...plain.rules, scale: null } }])).toMatchObject({
		top: null,
		whole: { students: 1, passed: 1, failed: 0, topped: null },
		letters: [],
	});
});

test("who has bare marks of before, which say nothing of passing, has neither passed nor failed", () => {
	const before = { ...sheet(1, null, null, [subject("বাংলা", null)]), origin: "imported" as const };
	expect(summariseClass([before, sheet(1, "A+", 5, [subject("বাংলা", 5)])])).toMatchObject({
		whole: { students: 2, passed: 1, failed: 0 },
		subjects: [{ name: "বাংলা", students: 2, passed: 1, failed: 0 }],
	});
});
