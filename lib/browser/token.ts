/** The student's or applicant's token, kept in browser storage under the name that spec section 3 gives it. */
import { useSyncExternalStore } from "react";

const key = "token";
const changed = "tokenchange";

/** @returns the stored token, or null; null too where storage is forbidden */
export function getToken(): string | null {
	try {
		return localStorage.getItem(key);
	} catch {
		return null;
	}
}

/** @param token the token to keep, or null to forget the one there is */
export function setToken(token: string | null): void {
	try {
		if (token === null) localStorage.removeItem(key);
		else localStorage.setItem(key, token);
	} catch {
		// A browser that forbids storage keeps nobody logged in; the page itself still works.
	}
	dispatchEvent(new Event(changed));
}

/** The part before the pipe is the student id (spec section 3). */
export const studentIdOf = (token: string): string => token.split("|", 1)[0] ?? "";

function subscribe(listener: () => void) {
	addEventListener(changed, listener);
	addEventListener("storage", listener);
	return () => {
		removeEventListener(changed, listener);
		removeEventListener("storage", listener);
	};
}

/** @returns the token, also after it changed in another tab; undefined while the page is still the server's */
export const useToken = (): string | null | undefined => useSyncExternalStore(subscribe, getToken, () => undefined);
