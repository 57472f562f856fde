import fc from "fast-check";
import { gpaText as text } from "@/lib/bengali/gpa";
import { nationalScale } from "@/lib/cms/students/national-scale";
import { gpaSteps } from "./gpa-steps";
import { averageOf } from "./grading";

const subject = (subject_name: string, point: number | undefined, fourth_subject = false) => ({
	...{ subject_name, fourth_subject, month_marks: null, semester_marks: null, marks: 0, full_marks: 100 },
	...(point !== undefined && { point, grade: "x" }),
});

test("tells the sum, the fourth subject's part and the division", () => {
	const subjects = [subject("বাংলা", 4), subject("গণিত", 5), subject("কৃষি", 4, true)];
	expect(gpaSteps(subjects, 5)).toEqual({
		steps: [text.sum(2, 9), text.extra("কৃষি", 4, 2, 2, 11), text.divided(11, 2, 5.5), text.capped(5)],
		gpa: 5,
	});
	expect(gpaSteps([subject("বাংলা", 4), subject("কৃষি", 2, true)], 5)?.steps).toEqual([
		text.sum(1, 4),
		text.noExtra("কৃষি", 2),
		text.divided(4, 1, 4),
	]);
	expect(gpaSteps([subject("বাংলা", 4), subject("গণিত", 0)], 5)).toEqual({ steps: [text.failed(["গণিত"])], gpa: 0 });
	expect(gpaSteps([subject("বাংলা", undefined)], 5)).toBeNull();
});

test("always leads to the average that is shown", () => {
	const point = fc.constantFrom(0, 1, 2, 3, 3.5, 4, 5);
	const subjects = fc.array(fc.tuple(point, fc.boolean()), { minLength: 1, maxLength: 12 });
	fc.assert(
		fc.property(subjects, (all) => {
			const shown = averageOf(
				all.map(([of, fourth]) => ({ point: of, fourth })),
				nationalScale,
			);
			const told = gpaSteps(
				all.map(([of, fourth], index) => subject(String(index), of, fourth)),
				5,
			);
			expect(told?.gpa ?? null).toBe(shown?.gpa ?? null);
		}),
		{ numRuns: 500 },
	);
});
