import useSWRInfinite from "swr/infinite";
import type { Item, Page } from "@/lib/contract/shapes";
import { callApi } from "./call";

type Answer = { notice: Page<Item> };

/**
 * The pages of a list after the server-rendered one.
 * @param first path of the API call for the first page to fetch, or null to fetch nothing yet
 * @returns the loaded items, whether there are more, and `load` for the next page or a retry
 */
export function useItemPages(first: string | null) {
	const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
		(index: number, previous: Answer | null) => (index === 0 ? first : (previous?.notice.next_page_url ?? null)),
		(path: string) => callApi<Answer>(path),
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
