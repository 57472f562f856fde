import useSWRInfinite from "swr/infinite";
import type { Item, Page } from "@/lib/contract/shapes";
import { ask } from "./call";

type Answer = { notice: Page<Item> };

/**
 * The pages of a list after the ones that the server has shown.
 * @param first the call of the first page to fetch, or null to fetch nothing yet
 * @returns the items so far, whether there are more, and `load` for the next page or for another try
 */
export function useItemPages(first: string | null) {
	const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
		(index: number, previous: Answer | null) => (index === 0 ? first : (previous?.notice.next_page_url ?? null)),
		(path: string) => ask<Answer>(path),
		{ revalidateFirstPage: false, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
	);
	const pages = data ?? [];
	return {
		items: pages.flatMap((page) => page.notice.data),
		more: pages.at(-1)?.notice.next_page_url != null,
		loading: isValidating,
		failed: Boolean(error) && !isValidating,
		load: () => (error ? mutate() : setSize(size + 1)),
	};
}
