import useSWR from "swr";
import type { SectionCounts } from "@/lib/contract/students";
import { ask, type FailedCall } from "./call";
import { askedOnce } from "./use-kept";

/**
 * @param year the year's id, or undefined to ask nothing yet
 * @returns how many students each section has in that year; what made a try fail, and `again` for another
 */
export function useSectionCounts(year: number | undefined) {
	const { data, error, isValidating, mutate } = useSWR<SectionCounts, FailedCall>(
		year === undefined ? null : `/api/section-first/${year}`,
		(call: string) => ask<SectionCounts>(call),
		askedOnce,
	);
	return { data, failure: isValidating ? undefined : error, again: () => void mutate() };
}
