/** Keeping and forgetting the student's or applicant's token (spec section 3). */
import { useSyncExternalStore } from "react";
import { onTokenChange, readStored, tokenChanged, tokenKey, tokenKindKey } from "./stored-token";

/** What the token came from: an application opens itself alone, a login opens the student area. */
export type TokenKind = "application" | "student";

/**
 * @param token the token to keep, or null to forget the one there is
 * @param kind what it came from
 */
export function setToken(token: string | null, kind: TokenKind = "student"): void {
	try {
		if (token === null) dropToken();
		else {
			localStorage.setItem(tokenKindKey, kind);
			localStorage.setItem(tokenKey, token);
		}
	} catch {
		// A browser that forbids storage keeps nobody logged in; the page itself still works.
	}
	dispatchEvent(new Event(tokenChanged));
}

/**
 * Forgets the token without a word to this page, which is about to go home: it must not lead to the login page
 * on its way. Should the browser show it again, it learns of it then.
 */
export function dropToken(): void {
	try {
		localStorage.removeItem(tokenKey);
		localStorage.removeItem(tokenKindKey);
	} catch {
		// Storage that is forbidden holds no token.
	}
}

/** The part before the pipe is the student id (spec section 3). */
export const studentIdOf = (token: string): string => token.split("|", 1)[0] ?? "";

/** @returns whether the stored token is an application's */
export const useIsApplication = (): boolean =>
	useSyncExternalStore(
		onTokenChange,
		() => readStored(tokenKindKey) === "application",
		() => false,
	);
