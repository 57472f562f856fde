import { usePathname, useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { ask, FailedCall } from "./call";
import { loginPath } from "./login-redirect";
import { forgetJunk, forgetToken, tokenFor, useTokens } from "./tokens";
import { useLeave } from "./use-leave";

type Options = Omit<NonNullable<Parameters<typeof ask>[1]>, "token">;

/**
 * A page of the student area: it asks with the browser's token, and a missing or expired one leads to the login
 * page and back.
 * @param number of the record that the page shows; left out where only a login opens the page
 * @param needed false where the page may also be open to everybody: then only a refused call leads away
 * @returns the token (undefined while the page is still the server's), `askOwn` to ask calls with it, and `end` to
 * forget it and go home
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

	// A page that one comes back to is the same page, shown again.
	useEffect(() => {
		leaving.current = false;
	}, []);

	useEffect(() => {
		if (!needed || token !== null) return;
		forgetJunk();
		toLogin("needed");
	}, [needed, token, toLogin]);

	const askOwn = useCallback(
		async <T>(call: string, options?: Options): Promise<T> => {
			try {
				return await ask<T>(call, { ...options, token });
			} catch (error) {
				if (error instanceof FailedCall && error.status === 401) {
					toLogin(token ? "expired" : "needed");
					if (token) forgetToken(token);
				}
				throw error;
			}
		},
		[token, toLogin],
	);

	const end = useCallback(() => {
		leaving.current = true;
		if (token) forgetToken(token);
		router.push("/");
		router.refresh();
	}, [router, token]);

	return { token, askOwn, end };
}
