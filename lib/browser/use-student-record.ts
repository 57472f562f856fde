import { useRouter } from "next/navigation";
import { useCallback, useEffect } from "react";
import useSWR from "swr";
import { ask, FailedCall } from "./call";
import { loginPath } from "./login-redirect";
import { getToken, setToken, useToken } from "./token";

/**
 * What a call answers to the holder of a token. A lost or expired token leads to the login page and back.
 * @param path a GET call that wants a token
 * @returns its answer, the sentence of its failure, and `retry`
 */
export function useStudentRecord<T>(path: string) {
	const token = useToken();
	const router = useRouter();
	const toLogin = useCallback(() => router.replace(loginPath(location.pathname)), [router]);

	// At the start alone: who logs out on this page goes elsewhere.
	useEffect(() => {
		if (!getToken()) toLogin();
	}, [toLogin]);

	const { data, error, isValidating, mutate } = useSWR<T, Error>(
		token ? [path, token] : null,
		([path, token]: [string, string]) => ask<T>(path, { method: "GET", token }),
		{
			revalidateOnFocus: false,
			shouldRetryOnError: false,
			onError: (failure) => {
				if (!(failure instanceof FailedCall) || failure.status !== 401) return;
				setToken(null);
				toLogin();
			},
		},
	);
	const failure = isValidating ? null : (error?.message ?? null);
	return { data: token ? data : undefined, failure, leaving: token === null, retry: () => void mutate() };
}
