/**
 * Grades and grade point averages, by the scale that the school keeps.
 * Source: National Curriculum and Textbook Board scale (design.md, facts about the field).
 */
import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import { records } from "./records";

/** A grade that holds from so many per cent on; a point of 0 is a fail. */
export type Band = { grade: string; from: number; point: number };

/** What a fourth subject has above this counts (2.00). */
const fourthSubjectFrom = 2;

/** @returns the school's scale, best grade first; null when the school gives no grades */
export async function getScale(): Promise<Band[] | null> {
	"use cache";
	tagged("grading");
	const payload = await records();
	const { graded, bands } = await payload.findGlobal({ slug: "grading", depth: 0 });
	if (!graded || !bands?.length) return null;
	return bands.map(({ grade, from, point }) => ({ grade, from, point })).sort((a, b) => b.from - a.from);
}

/**
 * @param marks what the student got, from 0 to `full`
 * @param scale best grade first, the last one from 0
 * @returns the band that the share of marks falls in
 */
export function gradeOf(marks: number, full: number, scale: readonly Band[]): Band {
	// Multiplied, not divided: a share of 33 % must not come out as 32.999…
	const band = scale.find(({ from }) => marks * 100 >= from * full) ?? scale.at(-1);
	if (!band) throw new Error("A scale has at least one band.");
	return band;
}

/**
 * The grade point average: the mean of the compulsory subjects' points, plus what a fourth subject has
 * above 2.00 shared out among them; never above the scale's best point; 0 when a compulsory subject is failed.
 * @returns the average to two decimals and its grade; null when there is no compulsory subject
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
