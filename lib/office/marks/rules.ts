/** The rules by which an exam is graded: its own, and the school's where it has none. */
import "server-only";
import type { PayloadRequest } from "payload";
import { remembered } from "@/lib/cms/cache-tags";
import type { Rounding, Scale } from "@/lib/grading/sheet";
import { scaleSchema } from "@/lib/grading/sheet-schema";
import { query, records, sql } from "@/lib/school/query";
import type { Ranking } from "../values/study";
import type { Exam } from "./setup";

export type ExamRules = {
	/** Best first. Null where no grades are given. */
	scale: Scale | null;
	rounding: Rounding;
	placeFailed: boolean;
	rankWithin: Ranking;
};

type Band = { grade: string; from: number | string; point: number | string };

/** @returns the school's scale; null when the school gives no grades */
const getScale: () => Promise<Band[] | null> = remembered("grading", async () => {
	const { graded, bands } = await (await records()).findGlobal({ slug: "grading", depth: 0 });
	return graded && bands?.length ? bands : null;
});

/** @returns null if the bands are no scale by the rules of grading */
function scaleOf(bands: readonly Band[]): Scale | null {
	const rows = bands.map(({ from, grade, point }) => [Number(from), grade, Number(point)] as const);
	return scaleSchema.safeParse([...rows].sort(([a], [b]) => b - a)).data ?? null;
}

type School = { rounding: Rounding; placeFailed: boolean | number | null; rankWithin: Ranking };

/** @returns the rules; "scale" if the stored grades are no scale, so that nothing can be graded by them */
export async function readRules({ id, own }: Exam, req?: PayloadRequest): Promise<ExamRules | "scale"> {
	const [school] = await query<School>(
		sql`SELECT rounding, place_failed AS "placeFailed", rank_within AS "rankWithin" FROM marking LIMIT 1`,
		req,
	);
	const bands =
		own.scale === "own"
			? await query<Band>(sql`SELECT grade, "from", point FROM exams_bands WHERE _parent_id = ${id}`, req)
			: own.scale === "none"
				? null
				: await getScale();
	const scale = bands && scaleOf(bands);
	if (bands && !scale) return "scale";
	return {
		scale,
		rounding: own.rounding ?? school?.rounding ?? "none",
		placeFailed: own.placeFailed ?? Boolean(school?.placeFailed),
		rankWithin: own.rankWithin ?? school?.rankWithin ?? "class",
	};
}
