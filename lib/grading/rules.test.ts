/** The rules of docs/grading.md one by one, with cases worked by hand. */
import { readFileSync } from "node:fs";
import { numberOf } from "./amounts";
import { bandOfMark } from "./scale";
import {
	grade,
	gradeOne,
	type MarksJson,
	national,
	type SheetJson,
	student,
	subject,
	whole,
	wholeMarks,
} from "./testing/sheet-json";

const cq = (full: number, pass?: number) => ({ code: "cq", full, ...(pass !== undefined && { pass }) });
const mcq = (full: number, pass?: number) => ({ code: "mcq", full, ...(pass !== undefined && { pass }) });

const bangla = (more = {}) => ({
	code: "bangla",
	papers: ["1", "2"].map((code) => ({ code, parts: [cq(70, 23), mcq(30, 10)] })),
	...more,
});
const joined = (cq1: number, mcq1: number, cq2: number, mcq2: number) => ({
	"1": { cq: cq1, mcq: mcq1 },
	"2": { cq: cq2, mcq: mcq2 },
});

/** One letter of each student by the national scale, from percentages. */
const gpaOf = (marks: Record<string, number>, fourth: string | null = null) => {
	const subjects = Object.keys(marks).map((code) => whole(code));
	const [found] = grade({ scale: national, subjects, students: [student("1", marks, fourth)] });
	return [found?.gpa, found?.letter, found?.failed];
};

test("the example of docs/grading.md is true", () => {
	const [sheet = "", results = ""] = readFileSync("docs/grading.md", "utf8")
		.split("```text\n")
		.slice(1)
		.map((rest) => rest.split("```")[0] ?? "");
	expect({ students: grade(JSON.parse(sheet)) }).toEqual(JSON.parse(results));
});

test("a result has exactly these members", () => {
	const [found] = grade({
		scale: national,
		rounding: "none",
		subjects: [bangla(), whole("islam"), subject("pe", [{ code: "all", full: 50 }], { counted: false })],
		students: [
			{
				...{ id: "1", takes: ["bangla", "islam"], fourth: null },
				marks: { bangla: { "1": { cq: 50, mcq: 25 }, "2": { cq: 55, mcq: "absent" } }, ...wholeMarks({ islam: 79.5 }) },
			},
		],
	});
	expect(found).toEqual({
		...{ id: "1", gpa: "0.00", letter: "F", failed: 1, total: 209.5, position: null },
		subjects: [
			{ code: "bangla", mark: 130, full: 200, letter: "F", point: "0.00", reason: "absent" },
			{ code: "islam", mark: 79.5, full: 100, letter: "A", point: "4.00", reason: null },
		],
	});
});

describe("joined papers", () => {
	test("pass marks hold for a part over all papers", () => {
		// cq 46 of 140 and mcq 20 of 60, though the first paper's cq and the second's mcq are below their own.
		expect(gradeOne(bangla(), joined(10, 20, 36, 0))).toMatchObject({ mark: 66, full: 200, letter: "D", reason: null });
		expect(gradeOne(bangla(), joined(10, 30, 35.99, 30))).toMatchObject({ letter: "F", reason: "part", parts: ["cq"] });
	});

	test("or in each paper", () => {
		const each = bangla({ passEach: true });
		expect(gradeOne(each, joined(22.99, 30, 70, 30))).toMatchObject({ mark: 152.99, reason: "part", parts: ["cq"] });
		expect(gradeOne(each, joined(23, 10, 23, 10))).toMatchObject({ mark: 66, letter: "D", reason: null });
	});

	test("a paper without a pass mark adds to what the part needs nothing, and its marks", () => {
		const half = {
			code: "x",
			papers: [
				{ code: "1", parts: [cq(70, 23)] },
				{ code: "2", parts: [cq(70)] },
			],
		};
		expect(gradeOne(half, { "1": { cq: 0 }, "2": { cq: 60 } }).reason).toBeNull();
		expect(gradeOne({ ...half, passEach: true }, { "1": { cq: 0 }, "2": { cq: 60 } }).parts).toEqual(["cq"]);
	});

	test("failed parts are named once, in the order in which they first stand in the subject", () => {
		const mixed = {
			...{ code: "x", passEach: true },
			papers: [
				{ code: "1", parts: [mcq(30, 10)] },
				{ code: "2", parts: [cq(70, 23), mcq(30, 10)] },
			],
		};
		expect(gradeOne(mixed, { "1": { mcq: 30 }, "2": { cq: 0, mcq: 0 } }).parts).toEqual(["mcq", "cq"]);
		expect(gradeOne(mixed, { "1": { mcq: 0 }, "2": { cq: 70, mcq: 0 } }).parts).toEqual(["mcq"]);
	});
});

describe("the letter of a subject", () => {
	test.each([
		[100, "A+", "5.00"],
		[80, "A+", "5.00"],
		[79.99, "A", "4.00"],
		[70, "A", "4.00"],
		[69.99, "A-", "3.50"],
		[60, "A-", "3.50"],
		[50, "B", "3.00"],
		[40, "C", "2.00"],
		[33, "D", "1.00"],
		[32.99, "F", "0.00"],
		[0, "F", "0.00"],
	])("%d of 100 is %s", (mark, letter, point) => {
		const reason = letter === "F" ? "total" : null;
		expect(gradeOne(whole("x"), { "1": { all: mark } })).toMatchObject({ mark, letter, point, reason });
	});

	test.each([
		[130, 65, "B"],
		[75, 24.75, "D"],
		[75, 24.74, "F"],
		[0.03, 0.01, "D"],
		[87.5, 70, "A+"],
		// In floating point 3.3 / 10 * 100 is less than 33, and 18.4 * 100 less than 80 * 23.
		[10, 3.3, "D"],
		[23, 18.4, "A+"],
		[300, 99, "D"],
		[0.1, 0.07, "A"],
	])("of %d, %d is %s: percentages are compared exactly", (full, mark, letter) => {
		expect(gradeOne(subject("x", [{ code: "all", full }]), { "1": { all: mark } }).letter).toBe(letter);
	});

	test("each bound is reached by exactly its percentage", () => {
		for (let bound = 1n; bound <= 10_000n; bound += 1n) {
			const scale = [{ from: numberOf(bound) }, { from: 0 }];
			expect(bandOfMark(bound, 10_000n, scale)).toBe(scale[0]);
			expect(bandOfMark(bound - 1n, 10_000n, scale)).toBe(scale[1]);
		}
	});

	test("the scale is data", () => {
		const scale: SheetJson["scale"] = [
			[66.67, "ক", 3.25],
			[33.33, "খ", 0.5],
			[0, "অ", 0],
		];
		const of = (all: number) => gradeOne(whole("x"), { "1": { all } }, { scale });
		expect(of(66.67)).toMatchObject({ letter: "ক", point: "3.25", student: { gpa: "3.25", letter: "ক" } });
		expect(of(66.66)).toMatchObject({ letter: "খ", point: "0.50", student: { gpa: "0.50", letter: "খ" } });
		expect(of(33.32)).toMatchObject({
			letter: "অ",
			point: "0.00",
			reason: "total",
			student: { gpa: "0.00", letter: "অ" },
		});
	});
});

describe("rounding", () => {
	const rounded = { rounding: "half-up" } as const;

	test("lifts a half before the letter, and is what is shown and added", () => {
		expect(gradeOne(whole("x"), { "1": { all: 32.5 } }, rounded)).toMatchObject({
			...{ mark: 33, letter: "D", reason: null },
			student: { total: 33 },
		});
		expect(gradeOne(whole("x"), { "1": { all: 32.49 } }, rounded)).toMatchObject({ mark: 32, letter: "F" });
		expect(gradeOne(whole("x"), { "1": { all: 32.5 } })).toMatchObject({ mark: 32.5, letter: "F" });
	});

	test("is of the subject's total, not of papers or parts", () => {
		expect(gradeOne(bangla(), joined(23.3, 10.3, 23.3, 10.3), rounded).mark).toBe(67);
		const [found] = grade({
			...{ scale: national, subjects: [whole("a"), whole("b")], ...rounded },
			students: [student("1", { a: 40.5, b: 40.5 })],
		});
		expect(found?.total).toBe(82);
	});

	test("parts are judged unrounded", () => {
		const physics = subject("x", [cq(70, 23), mcq(30, 10)]);
		expect(gradeOne(physics, { "1": { cq: 22.99, mcq: 30 } }, rounded)).toMatchObject({ mark: 53, parts: ["cq"] });
	});
});

describe("why a subject is failed", () => {
	const physics = subject("x", [cq(50, 17), mcq(25, 8), { code: "practical", full: 25, pass: 8 }]);
	const of = (marks: MarksJson[string][string], more = {}) => {
		const { reason, parts, letter, mark } = gradeOne(physics, { "1": marks }, more);
		return { reason, parts, letter, mark };
	};

	test("absent, then a part, then the total", () => {
		expect(of({ cq: 0, mcq: "absent", practical: 0 })).toEqual({ reason: "absent", letter: "F", mark: 0 });
		expect(of({ cq: 16, mcq: 7, practical: 0 })).toEqual({
			...{ reason: "part", parts: ["cq", "mcq", "practical"], letter: "F", mark: 23 },
		});
		expect(of({ cq: 50, mcq: 25, practical: 7.99 })).toMatchObject({ parts: ["practical"], mark: 82.99 });
		// 33 is exactly what all parts need together, and a third.
		expect(of({ cq: 17, mcq: 8, practical: 8 })).toMatchObject({ reason: null, letter: "D" });
		const easy = subject("x", [cq(70, 10), mcq(30, 5)]);
		expect(gradeOne(easy, { "1": { cq: 20, mcq: 12 } })).toMatchObject({ reason: "total", letter: "F", mark: 32 });
		expect(gradeOne(easy, { "1": { cq: 20, mcq: 12 } })).not.toHaveProperty("parts");
	});

	test("absent from one part of one paper is absent, whatever the other marks", () => {
		const marks = { "1": { cq: 70, mcq: 30 }, "2": { cq: 70, mcq: "absent" as const } };
		expect(gradeOne(bangla(), marks)).toMatchObject({ mark: 170, letter: "F", point: "0.00", reason: "absent" });
	});

	test("without a scale only absence and parts fail, and nobody has letters or points", () => {
		const none = { scale: null };
		expect(of({ cq: 0, mcq: "absent", practical: 25 }, none)).toEqual({ reason: "absent", letter: null, mark: 25 });
		expect(of({ cq: 0, mcq: 25, practical: 25 }, none)).toMatchObject({ reason: "part", letter: null });
		expect(gradeOne(whole("x"), { "1": { all: 0 } }, none)).toMatchObject({
			...{ mark: 0, letter: null, point: null, reason: null },
			student: { gpa: null, letter: null, failed: 0, total: 0, position: 1 },
		});
	});
});

describe("the grade point average", () => {
	test("is the mean to two places, half up, at most 5.00", () => {
		// 41 ÷ 9 = 4.5555…
		expect(gpaOf({ a: 80, b: 80, c: 80, d: 80, e: 80, f: 70, g: 70, h: 70, i: 70 })).toEqual(["4.56", "A", 0]);
		// 3.5 + 4 × 3 = 15.5, ÷ 4 = 3.875
		expect(gpaOf({ a: 60, b: 70, c: 70, d: 70 })).toEqual(["3.88", "A-", 0]);
		// 5 × 4.5 + …: (5 + 4) ÷ 2
		expect(gpaOf({ a: 80, b: 70 })).toEqual(["4.50", "A", 0]);
	});

	test("a fourth subject adds what it has above 2.00", () => {
		expect(gpaOf({ a: 70, b: 70, c: 80 }, "c")).toEqual(["5.00", "A+", 0]);
		expect(gpaOf({ a: 80, b: 80, c: 80 }, "c")).toEqual(["5.00", "A+", 0]);
		expect(gpaOf({ a: 50, b: 50, c: 60 }, "c")).toEqual(["3.75", "A-", 0]);
		expect(gpaOf({ a: 50, b: 50, c: 40 }, "c")).toEqual(["3.00", "B", 0]);
		expect(gpaOf({ a: 50, b: 50, c: 0 }, "c")).toEqual(["3.00", "B", 0]);
	});

	test("a failed compulsory subject makes it 0.00, whatever the fourth", () => {
		expect(gpaOf({ a: 100, b: 32, c: 0, d: 100 }, "d")).toEqual(["0.00", "F", 2]);
	});

	test("the letter is that of the average to two places: 4.99 is not yet A+", () => {
		const many = Object.fromEntries(Array.from({ length: 100 }, (_, index) => [`s${index}`, 80]));
		expect(gpaOf({ ...many, s0: 70 })).toEqual(["4.99", "A", 0]);
		const more = Object.fromEntries(Array.from({ length: 200 }, (_, index) => [`s${index}`, 80]));
		// 999 ÷ 200 = 4.995
		expect(gpaOf({ ...more, s0: 70 })).toEqual(["5.00", "A+", 0]);
	});

	test("5.00 is the highest with every scale", () => {
		const scale: SheetJson["scale"] = [
			[80, "O", 10],
			[40, "P", 4],
			[0, "F", 0],
		];
		expect(gradeOne(whole("x"), { "1": { all: 90 } }, { scale }).student).toMatchObject({ gpa: "5.00", letter: "P" });
		const low: SheetJson["scale"] = [
			[50, "A", 4],
			[0, "F", 0],
		];
		const [found] = grade({
			...{ scale: low, subjects: [whole("a"), whole("b")] },
			students: [student("1", { a: 50, b: 50 }, "b")],
		});
		// A scale whose best is 4.00: 4 + 2.
		expect(found).toMatchObject({ gpa: "5.00", letter: "A" });
	});
});

describe("what a student takes", () => {
	const subjects = [whole("bangla"), whole("islam"), whole("hindu"), whole("pe", { counted: false })];

	test("a subject that is not taken has no row", () => {
		const [found] = grade({ scale: national, subjects, students: [student("1", { hindu: 85, bangla: 85 })] });
		expect(found).toMatchObject({ gpa: "5.00", failed: 0, total: 170, position: 1 });
		expect(found?.subjects.map(({ code }) => code)).toEqual(["bangla", "hindu"]);
	});

	test("what is not counted has a letter and changes nothing", () => {
		const [good, bad] = grade({
			...{ scale: national, subjects },
			students: [student("1", { bangla: 80, pe: 90 }), student("2", { bangla: 80, pe: 10 })],
		});
		expect(good).toMatchObject({ gpa: "5.00", total: 80, failed: 0, position: 1 });
		expect(bad).toMatchObject({ gpa: "5.00", total: 80, failed: 0, position: 1 });
		expect(bad?.subjects[1]).toMatchObject({ code: "pe", mark: 10, letter: "F", reason: "total" });
	});

	test("without a counted compulsory subject there is no average, letter or position", () => {
		const students = [
			student("nothing", {}),
			student("pe", { pe: 90 }),
			student("fourth", { bangla: 90 }, "bangla"),
			student("all", { bangla: 40, islam: 100 }, "islam"),
		];
		for (const scale of [national, null])
			expect(
				grade({ scale, subjects, students, placeFailed: true }).map(({ total, failed, position }) => [
					...[total, failed, position],
				]),
			).toEqual([
				[0, 0, null],
				[0, 0, null],
				[90, 0, null],
				[140, 0, 1],
			]);
		const [nothing, , fourth] = grade({ scale: national, subjects, students });
		expect(nothing).toEqual({
			...{ id: "nothing", gpa: null, letter: null, failed: 0, total: 0, position: null, subjects: [] },
		});
		expect(fourth).toMatchObject({ gpa: null, letter: null });
	});

	test("a fourth subject counts in the total also when it is failed", () => {
		const [found] = grade({ scale: national, subjects, students: [student("1", { bangla: 50, islam: 20 }, "islam")] });
		expect(found).toMatchObject({ gpa: "3.00", failed: 0, total: 70, position: 1 });
		expect(found?.subjects[1]).toMatchObject({ letter: "F", reason: "total" });
	});

	test("a sheet may have no students, or no subjects", () => {
		expect(grade({ scale: national, subjects, students: [] })).toEqual([]);
		expect(grade({ scale: national, subjects: [], students: [student("1", {})] })).toHaveLength(1);
	});
});

describe("positions", () => {
	const subjects = [whole("a"), whole("b")];
	const positions = (marks: [number, number][], more: Partial<SheetJson> = {}) =>
		grade({
			...{ scale: national, subjects, ...more },
			students: marks.map(([a, b], index) => student(String(index), { a, b })),
		}).map(({ position }) => position);

	test("by average, then total; equals share one and the next is skipped", () => {
		expect(
			positions([
				[70, 70],
				[80, 80],
				[70, 71],
				[71, 70],
				[79, 79],
			]),
		).toEqual([5, 1, 3, 3, 2]);
		// 80 + 33 is worse than 70 + 40 by points: (5 + 1) against (4 + 2) is equal, so the total decides.
		expect(
			positions([
				[80, 33],
				[70, 40],
				[60, 60],
			]),
		).toEqual([2, 3, 1]);
	});

	test("who failed has none, and takes none from others", () => {
		expect(
			positions([
				[100, 32],
				[33, 33],
				[33, 34],
			]),
		).toEqual([null, 2, 1]);
	});

	test("or the failed follow, fewer failed subjects first, then the total", () => {
		expect(
			positions(
				[
					[100, 32],
					[33, 33],
					[32, 32],
					[32, 100],
					[99, 0],
				],
				{ placeFailed: true },
			),
		).toEqual([2, 1, 5, 2, 4]);
	});

	test("without a scale the total decides among those who passed", () => {
		const parts = [subject("a", [{ code: "all", full: 100, pass: 20 }]), whole("b")];
		const marks: [number, number][] = [
			[20, 20],
			[19, 100],
			[100, 100],
		];
		expect(positions(marks, { scale: null, subjects: parts })).toEqual([2, null, 1]);
		expect(positions(marks, { scale: null, subjects: parts, placeFailed: true })).toEqual([2, 3, 1]);
	});
});

test("codes and ids are any text, also names that every object of JavaScript has", () => {
	const codes = ["__proto__", "constructor", "toString", "hasOwnProperty", "১", 'ধর্ম "ক"'];
	// JSON alone makes a member with the name __proto__.
	const marks = JSON.parse(`{${codes.map((code) => `${JSON.stringify(code)}:{"valueOf":{"__proto__":80}}`).join()}}`);
	const papers = [{ code: "valueOf", parts: [{ code: "__proto__", full: 100 }] }];
	const [found] = grade({
		scale: national,
		subjects: codes.map((code) => ({ code, papers })),
		students: [{ id: "__proto__", takes: codes, fourth: "constructor", marks }],
	});
	expect(found).toMatchObject({ id: "__proto__", gpa: "5.00", total: 480, position: 1 });
	expect(found?.subjects.map(({ code }) => code)).toEqual(codes);
});

test("sums are exact to two places", () => {
	const parts = Array.from({ length: 10 }, (_, index) => ({ code: String(index), full: 10 }));
	const marks = Object.fromEntries(parts.map(({ code }) => [code, 0.1]));
	expect(gradeOne(subject("x", parts), { "1": marks }).mark).toBe(1);
	const [found] = grade({
		...{ scale: national, subjects: [whole("a"), whole("b"), whole("c")] },
		students: [{ id: "1", takes: ["a", "b", "c"], marks: wholeMarks({ a: 33.1, b: 33.2, c: 33.33 }) }],
	});
	expect(found?.total).toBe(99.63);
});
