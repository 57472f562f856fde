/** Whether this browser holds tokens at all: that is all that most pages need to know. */
import { useSyncExternalStore } from "react";

export const tokenChanged = "tokenchange";

/** The names under which tokens stand, see lib/browser/tokens. */
export const loginKey = "token";
export const applicationsKey = "applications";
export const tokenKeys = [loginKey, applicationsKey];

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
	const events = [
		tokenChanged,
		"storage",
		// A page that the browser kept whole and shows again was not there to hear of a change.
		"pageshow",
	];
	for (const event of events) addEventListener(event, listener);
	return () => {
		for (const event of events) removeEventListener(event, listener);
	};
}

/** @returns whether anything is stored under one of the names; false while the page is still the server's */
export const useAnyStored = (names: readonly string[]): boolean =>
	useSyncExternalStore(
		onTokenChange,
		() => names.some(readStored),
		() => false,
	);
