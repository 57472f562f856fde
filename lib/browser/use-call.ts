import useSWR from "swr";
import { ask, type FailedCall } from "./call";

/** A call is asked once; whoever sees it fail decides about the next try. */
export const askedOnce = {
	revalidateOnFocus: false,
	revalidateOnReconnect: false,
	revalidateIfStale: false,
	shouldRetryOnError: false,
} as const;

/**
 * Asks a call and keeps its answer for as long as the site is open.
 * @param path the call, or null to ask nothing yet
 * @param send how it is asked; `token` tells one holder's answers from another's
 * @returns the answer, null until it is there; whether it is on its way; what made the last try fail, and `again` for
 * another; `change` to keep what another call has changed
 */
export function useCall<T>(path: string | null, send: (path: string) => Promise<T> = ask, token?: string | null) {
	const { data, error, isValidating, mutate } = useSWR<T, FailedCall>(
		path && [path, token],
		([call]: [string]) => send(call),
		askedOnce,
	);
	return {
		data: data ?? null,
		loading: isValidating && !data,
		failure: isValidating ? undefined : error,
		again: () => void mutate(),
		change: (to: (now: T) => T) => mutate((now) => now && to(now), { revalidate: false }),
	};
}
