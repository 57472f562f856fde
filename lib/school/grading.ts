/**
 * Grades and grade point averages, by the school's scale.
 * Source: National Curriculum and Textbook Board scale (design.md, facts about the field).
 */
import "server-only";
import { remembered } from "@/lib/cms/cache-tags";
import { records } from "./records";

/** A grade, its minimum percentage and its grade point; 0 points is a fail. */
export type Band = { grade: string; from: number; point: number };

/** Only points of a fourth subject above this count. */
export const fourthSubjectFrom = 2;

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
export function gradeOf(marks: number, full: number, scale: readonly Band[]): Band {
	// Multiply instead of divide, to avoid rounding: 33 % must not become 32.999…
	const band = scale.find(({ from }) => marks * 100 >= from * full) ?? scale.at(-1);
	if (!band) throw new Error("A scale has at least one band.");
	return band;
}

/**
 * The grade point average: the sum of the compulsory subjects' points and of a fourth subject's points above 2.00,
 * divided by the number of compulsory subjects; at most the scale's best point; 0 if a compulsory subject is failed.
 * @returns the average with two decimals and its grade; null without compulsory subjects
 */
export function averageOf(
	subjects: readonly { point: number; fourth: boolean }[],
	scale: readonly Band[],
): { gpa: number; grade: string } | null {
	const compulsory = subjects.filter(({ fourth }) => !fourth).map(({ point }) => point);
	if (compulsory.length === 0) return null;
	const extra = subjects.filter(({ fourth }) => fourth).map(({ point }) => Math.max(0, point - fourthSubjectFrom));
	const best = Math.max(...scale.map(({ point }) => point));
	const mean = (sum(compulsory) + sum(extra)) / compulsory.length;
	const gpa = compulsory.includes(0) ? 0 : Math.min(best, Math.round(mean * 100) / 100);
	const byPoint = [...scale].sort((a, b) => b.point - a.point);
	return { gpa, grade: (byPoint.find(({ point }) => point <= gpa) ?? byPoint.at(-1))?.grade ?? "" };
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);
