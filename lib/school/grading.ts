/** The school's scale of grades. The rules of grading are those of lib/grading (docs/grading.md). */
import "server-only";
import { remembered } from "@/lib/cms/cache-tags";
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
