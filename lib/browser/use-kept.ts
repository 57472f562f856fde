import useSWR from "swr";
import type { ResultChoices } from "@/lib/contract/results";
import type { StudentPage } from "@/lib/contract/students";
import { ask } from "./call";
import { useStore } from "./store";

/** A call is asked once; whoever sees it fail decides about the next try. */
export const askedOnce = {
	revalidateOnFocus: false,
	revalidateOnReconnect: false,
	revalidateIfStale: false,
	shouldRetryOnError: false,
} as const;

/** Asks a call unless the store has its answer already (spec section 3, client-held data). */
function useKept<T>(call: string, kept: unknown, keep: (answer: T) => void) {
	const { error, isValidating, mutate } = useSWR<T, Error>(kept ? null : call, (path) => ask<T>(path), {
		...askedOnce,
		onSuccess: keep,
	});
	return { failure: error && !isValidating ? error.message : null, again: () => void mutate() };
}

/** @returns the lists of the result form, null until they are there; the sentence of a failed try, and `again` */
export function useResultChoices() {
	const data = useStore((store) => store.ResultPage);
	const set = useStore((store) => store.set);
	return { data, ...useKept<ResultChoices>("/api/result-all-dataget", data, (ResultPage) => set({ ResultPage })) };
}

/** @returns the years and classes of the student lists, like {@link useResultChoices} */
export function useStudentPage() {
	const data = useStore((store) => store.studentPageData);
	const set = useStore((store) => store.set);
	const keep = (studentPageData: StudentPage) => set({ studentPageData, allyear: studentPageData.years });
	return { data, ...useKept("/api/student-page", data, keep) };
}

/** @returns the school's years, the newest first, like {@link useResultChoices} */
export function useAllYears() {
	const data = useStore((store) => store.allyear);
	const set = useStore((store) => store.set);
	const keep = (studentPageData: StudentPage) => set({ studentPageData, allyear: studentPageData.years });
	return { data, ...useKept("/api/student-page", data, keep) };
}
