import useSWR, { mutate } from "swr";
import { callApi, type FailedCall } from "./call";

/** SWR options: fetch once, without automatic revalidation or retry; the user retries. */
export const fetchOnce = {
	revalidateOnFocus: false,
	revalidateOnReconnect: false,
	revalidateIfStale: false,
	shouldRetryOnError: false,
} as const;

/** Drops the cached response of a call, which a page then fetches anew. */
export const forgetCall = (path: string, token: string): void => {
	void mutate([path, token], undefined, { revalidate: false });
};

/**
 * Fetches an API call and caches the response while the site is open.
 * @param path of the call, or null to fetch nothing yet
 * @param send fetcher
 * @param token part of the cache key, so that responses for different tokens are kept apart
 * @returns `data` (null until loaded), `loading`, `failure` of the last attempt, `again` to retry, and `change` to
 * update the cached data after a mutation
 */
export function useCall<T>(path: string | null, send: (path: string) => Promise<T> = callApi, token?: string | null) {
	const { data, error, isValidating, mutate } = useSWR<T, FailedCall>(
		path && [path, token],
		([call]: [string]) => send(call),
		fetchOnce,
	);
	return {
		data: data ?? null,
		loading: isValidating && !data,
		failure: isValidating ? undefined : error,
		again: () => void mutate(),
		change: (to: (now: T) => T) => mutate((now) => now && to(now), { revalidate: false }),
	};
}
