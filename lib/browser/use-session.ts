import { usePathname, useRouter } from "next/navigation";
import { useCallback, useEffect, useRef, useState } from "react";
import { childrenPath, passwordPath } from "@/lib/contract/paths";
import { callApi, FailedCall } from "./call";
import { loginPath } from "./login-redirect";
import {
	chooseLogin,
	markMustChange,
	mustChangePassword,
	numberOf,
	ownToken,
	readTokens,
	removeInvalidToken,
	removeToken,
	tokenFor,
	useTokens,
} from "./tokens";
import { useCall } from "./use-call";
import { useLeave } from "./use-leave";

type Options = Omit<NonNullable<Parameters<typeof callApi>[1]>, "token">;

const ignore = () => {};

/**
 * API calls with a token. One that the server no longer accepts (401) is removed from storage; of one that has to replace
 * its password first (403), that is stored.
 * @param onRefused called at a 401, before the token is removed; must be stable
 */
export function useCallWithToken(token: string | null | undefined, onRefused: () => void = ignore) {
	return useCallback(
		async <T>(call: string, options?: Options): Promise<T> => {
			try {
				return await callApi<T>(call, { ...options, token });
			} catch (error) {
				if (error instanceof FailedCall && error.status === 401) {
					onRefused();
					if (token) removeToken(token, { keepsPlace: true });
				}
				if (error instanceof FailedCall && error.mustChange && token) markMustChange(token);
				throw error;
			}
		},
		[token, onRefused],
	);
}

type Session = { token: string | null | undefined; callWithToken: ReturnType<typeof useCallWithToken> };

/** A GET call with the session's token, one answer for all who ask: {@link useCall}. Without a token nothing is fetched. */
export const useAnswer = <T>(path: string, { token, callWithToken }: Session) =>
	useCall<T>(token ? path : null, (call) => callWithToken(call, { method: "GET" }), token);

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

	const callWithToken = useCallWithToken(
		token,
		useCallback(() => setExpired(Boolean(token)), [token]),
	);
	return { token, expired, callWithToken };
}

/**
 * Session of a student-area page: API calls with the stored token, which is in use from then on; a missing or expired token redirects to the login
 * page and back, and a login with the password of a slip to the change of password.
 * @param number of the record that the page shows; omitted where only a login is accepted
 * @param needed false where the page may be public: then only a 401 redirects
 * @param changesPassword whether this is the page that changes the password
 * @returns the token (undefined before hydration), whether its password must be changed, `callWithToken` for API calls
 * with it, and `end` after the server has ended it: removes it and goes to the home page, or to the other children
 */
export function useSession({
	number,
	needed = true,
	changesPassword = false,
}: {
	number?: string;
	needed?: boolean;
	changesPassword?: boolean;
} = {}) {
	const router = useRouter();
	const path = usePathname();
	const tokens = useTokens();
	const stored = tokens && tokenFor(tokens, number);
	const mustChange = stored ? mustChangePassword(stored, tokens) : false;
	// Without a token the page goes on waiting until it is left.
	const token = mustChange && !changesPassword ? undefined : stored;
	const leaving = useRef(false);
	const { replace } = useLeave();

	const leaveTo = useCallback(
		(page: string) => {
			if (leaving.current) return;
			leaving.current = true;
			replace(page);
		},
		[replace],
	);
	const toLogin = useCallback(
		(reason: "needed" | "expired") => leaveTo(loginPath(path + location.search, reason)),
		[leaveTo, path],
	);

	// The router may show the same component instance again after back navigation.
	useEffect(() => {
		leaving.current = false;
	}, []);

	// Once for each page, so that two tabs with two children do not take turns.
	useEffect(() => {
		if (stored) chooseLogin(stored);
	}, [stored]);

	useEffect(() => {
		if (!needed || stored !== null) return;
		removeInvalidToken();
		toLogin("needed");
	}, [needed, stored, toLogin]);

	useEffect(() => {
		if (stored && mustChange && !changesPassword) leaveTo(passwordPath(numberOf(stored)));
	}, [stored, mustChange, changesPassword, leaveTo]);

	const callWithToken = useCallWithToken(
		token,
		useCallback(() => toLogin(token ? "expired" : "needed"), [toLogin, token]),
	);

	const end = useCallback(() => {
		leaving.current = true;
		if (token) removeToken(token, { keepsPlace: true });
		router.push(readTokens().children.length > 0 ? childrenPath : "/");
		router.refresh();
	}, [router, token]);

	return { token, mustChange, callWithToken, end };
}
