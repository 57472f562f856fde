import useSWRInfinite from "swr/infinite";
import { type ItemKind, isNew } from "@/lib/contract/educational";
import { noticeKindsPath } from "@/lib/contract/paths";
import type { Item, NoticeKindsAnswer, Page } from "@/lib/contract/shapes";
import { callApi } from "./call";

type Answer = { notice: Page<Item> };

/** Milliseconds to wait for the notices' kinds before the rows are shown without them. */
const patience = 3_000;

/** @returns the kinds by name of the notice; none after a failure, so that the rows are shown anyway */
const fetchKinds = (path: string) =>
	callApi<NoticeKindsAnswer>(noticeKindsPath(path), { method: "GET", timeout: patience }).catch(() => ({
		kinds: {} as never,
	}));

async function fetchPage(kind: ItemKind, path: string) {
	const [{ notice }, { kinds }] = await Promise.all([
		callApi<Answer>(path),
		kind === "notice" ? fetchKinds(path) : { kinds: {} as NoticeKindsAnswer["kinds"] },
	]);
	const now = Date.now();
	const data = notice.data.map((item) => ({
		...item,
		is_new: isNew(item.created_at, now),
		notice_kind: kinds[item.name],
	}));
	return { ...notice, data };
}

/**
 * The pages of a list after the server-rendered one.
 * @param first path of the API call for the first page to fetch, or null to fetch nothing yet
 * @returns the loaded items, whether there are more, and `load` for the next page or a retry
 */
export function useItemPages(kind: ItemKind, first: string | null) {
	const { data, error, size, setSize, mutate, isValidating } = useSWRInfinite(
		(index: number, previous: Page<Item> | null) => (index === 0 ? first : (previous?.next_page_url ?? null)),
		(path: string) => fetchPage(kind, path),
		{ revalidateFirstPage: false, revalidateOnFocus: false, revalidateOnReconnect: false, shouldRetryOnError: false },
	);
	const pages = data ?? [];
	return {
		items: pages.flatMap((page) => page.data),
		more: pages.at(-1)?.next_page_url != null,
		loading: isValidating,
		failed: Boolean(error) && !isValidating,
		load: () => (error ? mutate() : setSize(size + 1)),
	};
}
