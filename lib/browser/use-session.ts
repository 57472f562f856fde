import { usePathname, useRouter } from "next/navigation";
import { useCallback, useEffect, useRef } from "react";
import { ask, FailedCall } from "./call";
import { loginPath } from "./login-redirect";
import { useToken } from "./stored-token";
import { setToken } from "./token";

type Options = Omit<NonNullable<Parameters<typeof ask>[1]>, "token">;

/**
 * A page of the student area: it asks with the browser's token, and a lost or expired one leads to the login
 * page and back.
 * @param needed false where the page may also be open to everybody: then only a refused call leads away
 * @returns the token (undefined while the page is still the server's), `askOwn` to ask calls with it, `end` to
 * forget it and go home, and `leave` to do so with a new page, so that nothing read with it stays in memory
 */
export function useSession({ needed = true } = {}) {
	const router = useRouter();
	const path = usePathname();
	const token = useToken();
	const leaving = useRef(false);

	const toLogin = useCallback(() => {
		if (!leaving.current) router.replace(loginPath(path + location.search));
	}, [router, path]);

	// A page that one comes back to is the same page, shown again.
	useEffect(() => {
		leaving.current = false;
	}, []);

	useEffect(() => {
		if (needed && token === null) toLogin();
	}, [needed, token, toLogin]);

	const askOwn = useCallback(
		async <T>(call: string, options?: Options): Promise<T> => {
			try {
				return await ask<T>(call, { ...options, token });
			} catch (error) {
				if (error instanceof FailedCall && error.status === 401) {
					toLogin();
					leaving.current = true;
					setToken(null);
				}
				throw error;
			}
		},
		[token, toLogin],
	);

	const forget = useCallback(() => {
		leaving.current = true;
		setToken(null);
	}, []);

	const end = useCallback(() => {
		forget();
		router.push("/");
		router.refresh();
	}, [forget, router]);

	const leave = useCallback(() => {
		forget();
		location.assign("/");
	}, [forget]);

	return { token, askOwn, end, leave };
}
