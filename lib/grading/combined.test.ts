/** Results of several exams by weights, with cases worked by hand. */
import { grade, type MarkJson, national, type SheetJson, subject, whole, wholeMarks } from "./testing/sheet-json";

const exams = { half: 40, annual: 60 };

/** One subject of 100 in two exams. */
function combine(half: MarkJson, annual: MarkJson, more: Partial<SheetJson> = {}) {
	const marks = { half: wholeMarks({ x: half }), annual: wholeMarks({ x: annual }) };
	const [found] = grade({
		...{ scale: national, exams, subjects: [whole("x")] },
		students: [{ id: "1", takes: ["x"], marks }],
		...more,
	});
	return { ...found, ...found?.subjects[0] };
}

const physics = (more = {}) =>
	subject(
		"x",
		[
			{ code: "cq", full: 50, pass: 17 },
			{ code: "mcq", full: 25, pass: 8 },
		],
		more,
	);

/** {@link physics} in two exams. */
function combineParts(half: [MarkJson, MarkJson], annual: [MarkJson, MarkJson], subject = physics(), more = {}) {
	const marksOf = ([cq, mcq]: [MarkJson, MarkJson]) => ({ x: { "1": { cq, mcq } } });
	const [found] = grade({
		...{ scale: national, exams, subjects: [subject], ...more },
		students: [{ id: "1", takes: ["x"], marks: { half: marksOf(half), annual: marksOf(annual) } }],
	});
	return found?.subjects[0];
}

test("a mark is the weighted mean of percentages, of 100, to two places, half up", () => {
	expect(combine(50, 70)).toMatchObject({ mark: 62, full: 100, letter: "A-", gpa: "3.50", total: 62, position: 1 });
	// 0.4 × 70.01 + 0.6 × 70.03 = 70.022; 0.4 × 33.33 + 0.6 × 33.32 = 33.324; 0.5 × 0.01 = 0.005
	expect(combine(70.01, 70.03).mark).toBe(70.02);
	expect(combine(33.33, 33.32).mark).toBe(33.32);
	expect(combine(0.01, 0, { exams: { half: 50, annual: 50 } }).mark).toBe(0.01);
	// 30 of 75 is 40 %, 60 of 75 is 80 %.
	expect(combineParts([20, 10], [40, 20])).toMatchObject({ mark: 64, full: 100, letter: "A-" });
	// A third and two thirds of 75: 13.3333… + 40 = 53.3333…
	expect(combineParts([17, 8], [32, 18])).toMatchObject({ mark: 53.33 });
});

test("rounding is of the combined mark alone, first to two places, then to a whole", () => {
	const rounded = { rounding: "half-up" } as const;
	// 0.4 × 79.49 + 0.6 × 79.5 = 79.496 → 79.50 → 80
	expect(combine(79.49, 79.5, rounded)).toMatchObject({ mark: 80, letter: "A+" });
	// 79.495 → 79.50 → 80
	const equal = { exams: { half: 50, annual: 50 } };
	expect(combine(79.49, 79.5, { ...rounded, ...equal })).toMatchObject({ mark: 80, total: 80 });
	expect(combine(79.49, 79.5, equal)).toMatchObject({ mark: 79.5, letter: "A" });
	// Rounded in each exam it would be 80 and 33.
	expect(combine(79.4, 79.4, rounded).mark).toBe(79);
	expect(combine(79.5, 0, rounded).mark).toBe(32);
});

test("absent in one exam counts 0 there, absent in all is absent", () => {
	expect(combine("absent", 60)).toMatchObject({ mark: 36, letter: "D", reason: null, gpa: "1.00" });
	expect(combine("absent", 50)).toMatchObject({ mark: 30, letter: "F", reason: "total" });
	expect(combine("absent", "absent")).toMatchObject({ mark: 0, letter: "F", point: "0.00", reason: "absent" });
});

test("a part that was missed takes nothing from the others of its exam, nor from another exam", () => {
	const science = subject("x", [
		{ code: "cq", full: 50, pass: 17 },
		{ code: "mcq", full: 25, pass: 8 },
		{ code: "practical", full: 25, pass: 8 },
	]);
	const marksOf = (cq: MarkJson, mcq: MarkJson, practical: MarkJson) => ({ x: { "1": { cq, mcq, practical } } });
	const scienceOf = (half: ReturnType<typeof marksOf>, annual: ReturnType<typeof marksOf>) =>
		grade({
			...{ scale: national, exams, subjects: [science] },
			students: [{ id: "1", takes: ["x"], marks: { half, annual } }],
		})[0]?.subjects[0];
	// 32 of 100 in the half-yearly: 0.4 × 32 + 0.6 × 50 = 42.8
	expect(scienceOf(marksOf("absent", 19, 13), marksOf(20, 15, 15))).toEqual({
		...{ code: "x", mark: 42.8, full: 100, letter: "C", point: "2.00", reason: null },
	});
	expect(scienceOf(marksOf("absent", 19, 13), marksOf("absent", 19, 13))).toMatchObject({ mark: 32, reason: "total" });
	// 50 of 75 and 75 of 75, 50 of 75 and 25 of 75: 26.6666… + 60, 26.6666… + 20.
	expect(combineParts([50, "absent"], [50, 25])).toMatchObject({ mark: 86.67, reason: null });
	expect(combineParts([50, "absent"], ["absent", 25])).toMatchObject({ mark: 46.67, reason: null });
	// One part of one exam, with 0, was sat: not absent.
	expect(combineParts(["absent", 0], ["absent", "absent"])).toMatchObject({ mark: 0, reason: "total" });
	expect(combineParts(["absent", "absent"], ["absent", "absent"])).toMatchObject({ mark: 0, reason: "absent" });
	// Of two papers, one missed.
	const papers = {
		...whole("x"),
		papers: ["1", "2"].map((code) => ({ code, parts: [{ code: "all", full: 100 }] })),
	};
	const bangla = (first: MarkJson, two: MarkJson) => ({ x: { "1": { all: first }, "2": { all: two } } });
	const [found] = grade({
		...{ scale: national, exams, subjects: [papers] },
		students: [{ id: "1", takes: ["x"], marks: { half: bangla(80, "absent"), annual: bangla("absent", 60) } }],
	});
	expect(found?.subjects[0]).toMatchObject({ mark: 34, letter: "D", reason: null });
});

test("part passes are not judged again, unless each exam must be passed", () => {
	expect(combineParts([0, 25], [50, 25])).toMatchObject({ mark: 73.33, letter: "A", reason: null });
	const each = physics({ passEach: true });
	const failed = { letter: "F", point: "0.00", reason: "part" };
	expect(combineParts([17, 8], [50, 25], each)).toMatchObject({ reason: null });
	expect(combineParts([0, 25], [50, 25], each)).toEqual({ code: "x", mark: 73.33, full: 100, ...failed });
	expect(combineParts([50, "absent"], [50, 25], each)).toMatchObject(failed);
	expect(combineParts(["absent", "absent"], ["absent", 25], each)).toMatchObject({ mark: 20, reason: "part" });
	expect(combineParts(["absent", "absent"], ["absent", "absent"], each)).toMatchObject({ reason: "absent" });
});

test("where each exam must be passed its total counts too, without rounding", () => {
	const subjects = [whole("x", { passEach: true })];
	expect(combine(32.99, 80, { subjects, rounding: "half-up" })).toMatchObject({
		reason: "part",
		mark: 61,
		letter: "F",
	});
	expect(combine(33, 80, { subjects })).toMatchObject({ reason: null });
	expect(combine(0, 80, { subjects, scale: null })).toMatchObject({ reason: null, letter: null });
	expect(combine("absent", 80, { subjects, scale: null })).toMatchObject({ reason: "part", letter: null, failed: 1 });
	// An exam that weighs nothing must be passed all the same.
	expect(combine(0, 80, { subjects, exams: { half: 0, annual: 100 } })).toMatchObject({ mark: 80, reason: "part" });
});

test("average, total and position follow as for one exam", () => {
	const found = grade({
		...{ scale: national, exams, subjects: [whole("a"), whole("b"), whole("pe", { counted: false })] },
		students: [
			{
				...{ id: "1", takes: ["a", "b", "pe"], fourth: "b" },
				marks: { half: wholeMarks({ a: 40, b: 80, pe: 0 }), annual: wholeMarks({ a: 40, b: 80, pe: 0 }) },
			},
			{ id: "2", takes: ["a"], marks: { annual: wholeMarks({ a: 81 }), half: wholeMarks({ a: 79 }) } },
			{ id: "3", takes: [], marks: {} },
		],
	});
	expect(found.map(({ gpa, total, position }) => [gpa, total, position])).toEqual([
		["5.00", 120, 1],
		["5.00", 80.2, 2],
		[null, 0, null],
	]);
});
