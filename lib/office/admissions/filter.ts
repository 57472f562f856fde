/** The filter of the admissions desk in the address of its pages. */
import { type ApplicationState, applicationStates } from "@/lib/contract/application-state";
import type { QueueFilter } from "./queue";

type Search = Record<string, string | string[] | undefined>;

const longestText = 100;

const wholeNumber = (value: unknown, last: number): number | null => {
	const number = typeof value === "string" && /^\d{1,6}$/.test(value) ? Number(value) : 0;
	return number >= 1 && number <= last ? number : null;
};

/** @returns the filter and the page number, from 1; missing and invalid parameters get their defaults */
export function readFilter({ state, text, class: schoolClass, page }: Search): QueueFilter & { page: number } {
	return {
		state: applicationStates.includes(state as ApplicationState) ? (state as ApplicationState) : "new",
		text: typeof text === "string" ? text.slice(0, longestText).trim() : "",
		class: wholeNumber(schoolClass, 999_999),
		page: wholeNumber(page, 100_000) ?? 1,
	};
}

/** @returns the query of such an address, without defaults */
export function queryOf({ state, text, class: schoolClass }: QueueFilter, page = 1): string {
	const query = new URLSearchParams({
		...(state !== "new" && { state }),
		...(text && { text }),
		...(schoolClass && { class: String(schoolClass) }),
		...(page > 1 && { page: String(page) }),
	}).toString();
	return query && `?${query}`;
}
