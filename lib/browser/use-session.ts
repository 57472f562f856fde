import { usePathname, useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { callApi, FailedCall } from "./call";
import { loginPath } from "./login-redirect";
import { ownToken, removeInvalidToken, removeToken, tokenFor, useTokens } from "./tokens";
import { useLeave } from "./use-leave";

type Options = Omit<NonNullable<Parameters<typeof callApi>[1]>, "token">;

/**
 * Session of an application's page: API calls with the application's own token. Without a token the page shows the form
 * that opens the application; it never redirects to the login page, since an applicant has no password.
 * @returns the token (undefined before hydration, null without one), whether one has expired, and `callWithToken`
 */
export function useApplicationSession(number: string) {
	const tokens = useTokens();
	const token = tokens && ownToken(tokens, number);
	const [expired, setExpired] = useState(false);

	useEffect(() => {
		if (token === null) removeInvalidToken();
	}, [token]);

	const callWithToken = useCallback(
		async <T>(call: string, options?: Options): Promise<T> => {
			try {
				return await callApi<T>(call, { ...options, token });
			} catch (error) {
				if (error instanceof FailedCall && error.status === 401 && token) {
					setExpired(true);
					removeToken(token);
				}
				throw error;
			}
		},
		[token],
	);

	return { token, expired, callWithToken };
}

/**
 * Session of a student-area page: API calls with the stored token; a missing or expired token redirects to the login
 * page and back.
 * @param number of the record that the page shows; omitted where only a login is accepted
 * @param needed false where the page may be public: then only a 401 redirects
 * @returns the token (undefined before hydration), `callWithToken` for API calls with it, and `end` to remove it and go
 * to the home page
 */
export function useSession({ number, needed = true }: { number?: string; needed?: boolean } = {}) {
	const router = useRouter();
	const path = usePathname();
	const tokens = useTokens();
	const token = tokens && tokenFor(tokens, number);
	const leaving = useRef(false);
	const { replace } = useLeave();

	const toLogin = useCallback(
		(reason: "needed" | "expired") => {
			if (leaving.current) return;
			leaving.current = true;
			replace(loginPath(path + location.search, reason));
		},
		[replace, path],
	);

	// The router may show the same component instance again after back navigation.
	useEffect(() => {
		leaving.current = false;
	}, []);

	useEffect(() => {
		if (!needed || token !== null) return;
		removeInvalidToken();
		toLogin("needed");
	}, [needed, token, toLogin]);

	const callWithToken = useCallback(
		async <T>(call: string, options?: Options): Promise<T> => {
			try {
				return await callApi<T>(call, { ...options, token });
			} catch (error) {
				if (error instanceof FailedCall && error.status === 401) {
					toLogin(token ? "expired" : "needed");
					if (token) removeToken(token);
				}
				throw error;
			}
		},
		[token, toLogin],
	);

	const end = useCallback(() => {
		leaving.current = true;
		if (token) removeToken(token);
		router.push("/");
		router.refresh();
	}, [router, token]);

	return { token, callWithToken, end };
}
