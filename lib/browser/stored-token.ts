/** The token that the browser keeps: reading it is all that most pages need. */
import { useSyncExternalStore } from "react";

/** The names under which it stands in browser storage; the first is spec section 3's. */
export const tokenKey = "token";
export const tokenKindKey = "token-kind";
export const tokenChanged = "tokenchange";

/** @returns what browser storage holds under that name, or null; null too where storage is forbidden */
export function readStored(name: string): string | null {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}

export function onTokenChange(listener: () => void) {
	addEventListener(tokenChanged, listener);
	addEventListener("storage", listener);
	// A page that the browser kept whole and shows again was not there to hear of a change.
	addEventListener("pageshow", listener);
	return () => {
		removeEventListener(tokenChanged, listener);
		removeEventListener("storage", listener);
		removeEventListener("pageshow", listener);
	};
}

/** @returns the stored token, or null */
export const getToken = () => readStored(tokenKey);

const unknown = () => undefined;

/** @returns the token, also after it changed in another tab; undefined while the page is still the server's */
export const useToken = (): string | null | undefined => useSyncExternalStore(onTokenChange, getToken, unknown);
