/**
 * Storage keys and change events of tokens. Not in ./tokens, because most pages only check whether there is a token.
 */
import { useSyncExternalStore } from "react";

export const tokenChanged = "tokenchange";

/** localStorage keys, see lib/browser/tokens. */
export const loginKey = "token";
export const childrenKey = "children";
export const applicationsKey = "applications";

/** localStorage key: numbers of the students whose logins must change their passwords first, with spaces between. */
export const changeKey = "password-change";

/** localStorage key: number of the last submitted application, until its panel is closed. */
export const sentKey = "application-sent";

/** localStorage key: the result that was seen last (./last-result), until a logout. */
export const lastResultKey = "last-result";

/** @returns the stored value; null if there is none or storage is blocked */
export function readStored(name: string): string | null {
	try {
		return localStorage.getItem(name);
	} catch {
		return null;
	}
}

/** @param value null to remove what is stored @returns whether it was done: storage may be blocked or full */
export function writeStored(name: string, value: string | null): boolean {
	try {
		if (value === null) localStorage.removeItem(name);
		else localStorage.setItem(name, value);
		return true;
	} catch {
		return false;
	}
}

/** Calls the listener when tokens change, in this tab or another. @returns a function that removes the listener */
export function onTokenChange(listener: () => void) {
	addEventListener(tokenChanged, listener);
	addEventListener("storage", listener);
	// A page restored from the back/forward cache has missed earlier events.
	addEventListener("pageshow", listener);
	return () => {
		removeEventListener(tokenChanged, listener);
		removeEventListener("storage", listener);
		removeEventListener("pageshow", listener);
	};
}

const anyStored = () => readStored(loginKey) || readStored(applicationsKey) || readStored(childrenKey);
const unknown = () => null;

/** @returns a stored value under any token key, not validated; null if none and before hydration */
export const useAnyToken = (): string | null => useSyncExternalStore(onTokenChange, anyStored, unknown);
