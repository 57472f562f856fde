/** Grades and grade point averages by the school's scale. The rules are those of lib/grading (docs/grading.md). */
import "server-only";
import { remembered } from "@/lib/cms/cache-tags";
import { hundredths, numberOf } from "@/lib/grading/amounts";
import { averageOf as exactAverage } from "@/lib/grading/average";
import { bandOfAverage, bandOfMark } from "@/lib/grading/scale";
import { records } from "./records";

/** A grade, its minimum percentage and its grade point; 0 points is a fail. */
export type Band = { grade: string; from: number; point: number };

/** @returns the school's scale, best grade first; null when the school gives no grades */
export const getScale: () => Promise<Band[] | null> = remembered("grading", async () => {
	const payload = await records();
	const { graded, bands } = await payload.findGlobal({ slug: "grading", depth: 0 });
	if (!graded || !bands?.length) return null;
	return bands.map(({ grade, from, point }) => ({ grade, from, point })).sort((a, b) => b.from - a.from);
});

/**
 * @param marks from 0 to `full`
 * @param scale best grade first, the last one from 0
 * @returns the band of the percentage
 */
export const gradeOf = (marks: number, full: number, scale: readonly Band[]): Band =>
	bandOfMark(hundredths(marks), hundredths(full), scale);

/** @returns the highest grade point average that the scale allows */
export const bestOf = (scale: readonly Band[]): number => Math.max(0, ...scale.map(({ point }) => point));

/**
 * @param subjects with the points of their grades
 * @returns the average with two decimals and its grade; null without compulsory subjects
 */
export function averageOf(
	subjects: readonly { point: number; fourth: boolean }[],
	scale: readonly Band[],
): { gpa: number; grade: string } | null {
	const pointsOf = (isFourth: boolean) =>
		subjects.filter(({ fourth }) => fourth === isFourth).map(({ point }) => hundredths(point));
	const average = exactAverage(pointsOf(false), pointsOf(true), hundredths(bestOf(scale)));
	return average && { gpa: numberOf(average.gpa), grade: bandOfAverage(average.gpa, scale).grade };
}
