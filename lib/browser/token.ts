/** The student's or applicant's token, kept in browser storage under the name that spec section 3 gives it. */
import { useSyncExternalStore } from "react";

const key = "token";
const kindKey = "token-kind";
const changed = "tokenchange";

/** What the token came from: an application opens itself alone, a login opens the student area. */
export type TokenKind = "application" | "student";

function read(name: string): string | null {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}

/** @returns the stored token, or null; null too where storage is forbidden */
export const getToken = (): string | null => read(key);

/**
 * @param token the token to keep, or null to forget the one there is
 * @param kind what it came from
 */
export function setToken(token: string | null, kind: TokenKind = "student"): void {
	try {
		if (token === null) dropToken();
		else {
			localStorage.setItem(kindKey, kind);
			localStorage.setItem(key, token);
		}
	} catch {
		// A browser that forbids storage keeps nobody logged in; the page itself still works.
	}
	dispatchEvent(new Event(changed));
}

/**
 * Forgets the token without a word to this page, which is about to go home: it must not lead to the login page
 * on its way. Should the browser show it again, it learns of it then.
 */
export function dropToken(): void {
	try {
		localStorage.removeItem(key);
		localStorage.removeItem(kindKey);
	} catch {
		// Storage that is forbidden holds no token.
	}
}

/** The part before the pipe is the student id (spec section 3). */
export const studentIdOf = (token: string): string => token.split("|", 1)[0] ?? "";

function subscribe(listener: () => void) {
	addEventListener(changed, listener);
	addEventListener("storage", listener);
	// A page that the browser kept whole and shows again was not there to hear of a change.
	addEventListener("pageshow", listener);
	return () => {
		removeEventListener(changed, listener);
		removeEventListener("storage", listener);
		removeEventListener("pageshow", listener);
	};
}

const unknown = () => undefined;

/** @returns the token, also after it changed in another tab; undefined while the page is still the server's */
export const useToken = (): string | null | undefined => useSyncExternalStore(subscribe, getToken, unknown);

/** @returns whether the stored token is an application's */
export const useIsApplication = (): boolean =>
	useSyncExternalStore(
		subscribe,
		() => read(kindKey) === "application",
		() => false,
	);
