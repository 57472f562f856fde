import fc from "fast-check";
import { nationalScale as scale } from "@/lib/cms/students/national-scale";
import { averageOf, gradeOf } from "./grading";

const marked = fc
	.integer({ min: 1, max: 300 })
	.chain((full) => fc.tuple(fc.integer({ min: 0, max: full }), fc.constant(full)));
const point = fc.constantFrom(...scale.map((band) => band.point));
const passed = fc.constantFrom(...scale.map((band) => band.point).filter(Boolean));
const compulsory = (points: number[]) => points.map((value) => ({ point: value, fourth: false }));

test.each([
	[100, "A+"],
	[80, "A+"],
	[79, "A"],
	[70, "A"],
	[69, "A-"],
	[59, "B"],
	[49, "C"],
	[39, "D"],
	[33, "D"],
	[32, "F"],
	[0, "F"],
])("%i of 100 is %s", (marks, grade) => {
	expect(gradeOf(marks, 100, scale).grade).toBe(grade);
});

test("the grade depends only on the percentage", () => {
	fc.assert(
		fc.property(marked, fc.integer({ min: 1, max: 20 }), ([marks, full], times) => {
			expect(gradeOf(marks * times, full * times, scale)).toBe(gradeOf(marks, full, scale));
		}),
	);
});

test("more marks never make a worse grade", () => {
	fc.assert(
		fc.property(marked, ([marks, full]) => {
			fc.pre(marks < full);
			expect(gradeOf(marks + 1, full, scale).point).toBeGreaterThanOrEqual(gradeOf(marks, full, scale).point);
		}),
	);
});

test("the average of compulsory subjects lies between the worst and the best", () => {
	fc.assert(
		fc.property(fc.array(passed, { minLength: 1, maxLength: 12 }), (points) => {
			const average = averageOf(compulsory(points), scale);
			expect(average?.gpa).toBeGreaterThanOrEqual(Math.min(...points));
			expect(average?.gpa).toBeLessThanOrEqual(Math.max(...points));
		}),
	);
});

test("one failed compulsory subject makes it 0.00 and F, whatever the rest", () => {
	fc.assert(
		fc.property(fc.array(point), point, (points, fourth) => {
			const subjects = [...compulsory([...points, 0]), { point: fourth, fourth: true }];
			expect(averageOf(subjects, scale)).toEqual({ gpa: 0, grade: "F" });
		}),
	);
});

test("a fourth subject never lowers the average, nor lifts it above 5.00", () => {
	fc.assert(
		fc.property(fc.array(passed, { minLength: 1, maxLength: 12 }), point, (points, fourth) => {
			const without = averageOf(compulsory(points), scale)?.gpa ?? 0;
			const average = averageOf([...compulsory(points), { point: fourth, fourth: true }], scale);
			expect(average?.gpa).toBeGreaterThanOrEqual(without);
			expect(average?.gpa).toBeLessThanOrEqual(5);
			if (fourth <= 2) expect(average?.gpa).toBe(without);
		}),
	);
});

test("the fourth subject's surplus is shared out among the compulsory ones", () => {
	const subjects = [...compulsory([4, 4, 3, 5, 4, 3.5]), { point: 5, fourth: true }];
	// (23.5 + 3) / 6 = 4.4166…
	expect(averageOf(subjects, scale)).toEqual({ gpa: 4.42, grade: "A" });
});

test("without a compulsory subject there is no average", () => {
	expect(averageOf([{ point: 5, fourth: true }], scale)).toBeNull();
});
