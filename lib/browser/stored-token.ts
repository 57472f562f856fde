/** Whether this browser holds tokens at all: that is all that most pages need to know. */
import { useSyncExternalStore } from "react";

export const tokenChanged = "tokenchange";

/** The names under which tokens stand, see lib/browser/tokens. */
export const loginKey = "token";
export const applicationsKey = "applications";

/** Under this name stands the number of the application that was sent last, until its panel is closed. */
export const sentKey = "application-sent";

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

const anyStored = () => readStored(loginKey) || readStored(applicationsKey);
const unknown = () => null;

/** @returns what stands where tokens do, if anything; null while the page is still the server's */
export const useAnyToken = (): string | null => useSyncExternalStore(onTokenChange, anyStored, unknown);
