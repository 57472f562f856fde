import fc from "fast-check";
import { gpaText as text } from "@/lib/bengali/gpa";
import { nationalScale } from "@/lib/cms/students/student-globals";
import type { FrozenSubject } from "@/lib/contract/frozen-sheet";
import { hundredths, numberOf } from "@/lib/grading/amounts";
import { averageOf } from "@/lib/grading/average";
import { gpaSteps } from "./gpa-steps";

const subject = (name: string, point: number, fourth = false): FrozenSubject => ({
	...{ name, fourth, point, papers: [], marks: 0, full: 100, letter: "x", failedParts: [], counted: true },
	reason: point === 0 ? "total" : null,
});

const scale = nationalScale.map(({ from, grade, point }): [number, string, number] => [from, grade, point]);
const stepsOf = (subjects: FrozenSubject[], used: typeof scale | null = scale) =>
	gpaSteps({
		subjects,
		origin: "marks",
		rules: { scale: used, rounding: "none", placeFailed: false, rankWithin: "class", combined: null },
	});

test("tells the sum, the fourth subject's part and the division", () => {
	const subjects = [subject("বাংলা", 4), subject("গণিত", 5), subject("কৃষি", 4, true)];
	expect(stepsOf(subjects)).toEqual({
		steps: [text.sum(2, 9), text.extra("কৃষি", 4, 2, 2, 11), text.divided(11, 2, 5.5), text.capped(5)],
		gpa: 5,
	});
	expect(stepsOf([subject("বাংলা", 4), subject("কৃষি", 2, true)])?.steps).toEqual([
		text.sum(1, 4),
		text.noExtra("কৃষি", 2),
		text.divided(4, 1, 4),
	]);
	expect(stepsOf([subject("বাংলা", 4), subject("গণিত", 0)])).toEqual({ steps: [text.failed(["গণিত"])], gpa: 0 });
	expect(stepsOf([subject("বাংলা", 4)], null)).toBeNull();
	const games = { ...subject("শারীরিক শিক্ষা", 0), counted: false };
	expect(stepsOf([subject("বাংলা", 4), games])?.steps).toEqual([
		text.uncounted("শারীরিক শিক্ষা"),
		text.sum(1, 4),
		text.divided(4, 1, 4),
	]);
	const creative = { code: "cq", name: "সৃজনশীল", marks: 10, full: 70, pass: 23 };
	const papers = [{ code: "1", name: "", parts: [creative] }];
	const failed: FrozenSubject = { ...subject("গণিত", 0), papers, reason: "part", failedParts: ["cq"] };
	const absent: FrozenSubject = { ...subject("ইংরেজি", 0), reason: "absent" };
	expect(stepsOf([failed, absent])?.steps).toEqual([
		text.failedParts("গণিত", ["সৃজনশীল"]),
		text.absent("ইংরেজি"),
		text.failed(["গণিত", "ইংরেজি"]),
	]);
});

test("the average ends at 5.00, whatever the best point of the scale", () => {
	const [best, ...rest] = scale;
	const below: typeof scale = [[best?.[0] ?? 80, "A+", 4.5], ...rest.slice(1)];
	const subjects = [subject("বাংলা", 4.5), subject("কৃষি", 4.5, true)];
	expect(stepsOf(subjects, below)?.gpa).toBe(5);
	expect(stepsOf(subjects, below)?.steps.at(-1)).toBe(text.capped(5));
});

test("always leads to the average that is shown", () => {
	const point = fc.constantFrom(0, 1, 2, 3, 3.5, 4, 5);
	const subjects = fc.array(fc.tuple(point, fc.boolean()), { minLength: 1, maxLength: 12 });
	fc.assert(
		fc.property(subjects, (all) => {
			const pointsOf = (isFourth: boolean) =>
				all.filter(([, fourth]) => fourth === isFourth).map(([point]) => hundredths(point));
			const shown = averageOf(pointsOf(false), pointsOf(true));
			const told = stepsOf(all.map(([point, fourth], index) => subject(String(index), point, fourth)));
			expect(told?.gpa ?? null).toBe(shown && numberOf(shown.gpa));
		}),
		{ numRuns: 500 },
	);
});
