import type { GridSubject } from "./grid";
import { liveTotal } from "./live-total";

const scale = [
	{ from: 80, letter: "A+", point: 5 },
	{ from: 33, letter: "D", point: 1 },
	{ from: 0, letter: "F", point: 0 },
];
const rules = { scale, rounding: "none", placeFailed: false, rankWithin: "class" } as const;
const part = (code: string, full: number, pass: number | null, paper = "1") => ({
	paper,
	part: code,
	name: code,
	full,
	pass,
});
const subject = (id: number, ...parts: GridSubject["parts"]): GridSubject => ({
	...{ id, name: String(id), counted: true, passEach: false, parts },
});
const subjects = [
	subject(1, part("cq", 70, 23), part("mcq", 30, 10), part("cq", 70, 23, "2"), part("mcq", 30, 10, "2")),
	subject(2, part("all", 100, null)),
	subject(3, part("all", 100, null)),
];
const totalOf = (texts: Record<string, string>, fourth: number | null = null, more: { scale?: null } = {}) =>
	liveTotal(
		{ rules: { ...rules, ...more }, subjects },
		{ enrolment: 7, takes: [1, 2], fourth },
		(key) => texts[key] ?? "",
	);

const right = { "7/1/1/cq": "60", "7/1/1/mcq": "২৫", "7/1/2/cq": "৫৫.৫", "7/1/2/mcq": "20", "7/2/1/all": "40" };

test("total, average and letter are those of a release", () => {
	// 160.5 of 200 is A+, 40 is D: 6 points in two subjects.
	expect(totalOf(right)).toBe("২০০.৫ · ৩.০০ D");
	// As the fourth subject, a D adds nothing.
	expect(totalOf(right, 2)).toBe("২০০.৫ · ৫.০০ A+");
	expect(totalOf({ ...right, "7/2/1/all": "অনু" })).toBe("১৬০.৫ · ০.০০ F");
	expect(totalOf(right, null, { scale: null })).toBe("২০০.৫");
});

test("nothing is shown while a mark is missing or wrong; a subject that is not taken needs none", () => {
	expect(totalOf({ ...right, "7/1/1/mcq": "" })).toBe("");
	expect(totalOf({ ...right, "7/1/1/mcq": "31" })).toBe("");
	expect(liveTotal({ rules: null, subjects }, { enrolment: 7, takes: [1, 2], fourth: null }, () => "20")).toBe("");
});
