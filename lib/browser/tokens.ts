/**
 * The tokens that this browser holds: one login, and any number of applications beside it.
 *
 * `token` is the student's login. An application submitted while nobody is logged in stores its
 * token under `token` as well: a client that reads `token` after a submit on a clean browser finds
 * it, and a later login replaces it. Every application's token also stands in `applications`, so `token` is a login
 * exactly when it is not one of those, and no application ever ends a login.
 */
import { useMemo, useSyncExternalStore } from "react";
import {
	applicationsKey,
	changeKey,
	lastResultKey,
	loginKey,
	onTokenChange,
	readStored,
	sentKey,
	tokenChanged,
} from "./stored-token";

/** Upper limit of stored applications; far more than one family sends. */
const maxApplications = 20;

/** `applications` newest first. */
export type Tokens = { login: string | null; applications: string[] };

/** Format of a token. */
const isToken = (value: unknown): value is string =>
	typeof value === "string" && /^[1-9]\d{0,9}\|[\w-]{43}$/.test(value);

/** @returns the part before the pipe: student id or application number */
export const numberOf = (token: string): string => token.split("|", 1)[0] ?? "";

function parse(token: string | null, list: string | null): Tokens {
	let applications: string[] = [];
	try {
		const stored: unknown = JSON.parse(list ?? "[]");
		if (Array.isArray(stored)) applications = stored.filter(isToken);
	} catch {
		// Invalid JSON: treat as empty.
	}
	return { login: isToken(token) && !applications.includes(token) ? token : null, applications };
}

/** @returns the tokens that are stored now */
export const readTokens = (): Tokens => parse(readStored(loginKey), readStored(applicationsKey));

/** @returns the stored tokens, updated when another tab changes them; undefined before hydration */
export function useTokens(): Tokens | undefined {
	const token = useSyncExternalStore<string | null | undefined>(
		onTokenChange,
		() => readStored(loginKey),
		() => undefined,
	);
	const list = useSyncExternalStore(
		onTokenChange,
		() => readStored(applicationsKey),
		() => null,
	);
	return useMemo(() => (token === undefined ? undefined : parse(token, list)), [token, list]);
}

/**
 * @param number of the record that the page shows; without one only a login is returned
 * @returns the record's own token, otherwise any stored one, so that the server can answer with the reason (403)
 */
export function tokenFor({ login, applications }: Tokens, number?: string): string | null {
	if (number === undefined) return login;
	return ownToken({ login, applications }, number) ?? login ?? applications[0] ?? null;
}

/** @returns the token of the record with that number, or null */
export const ownToken = ({ login, applications }: Tokens, number: string): string | null =>
	[login, ...applications].find((token) => token && numberOf(token) === number) ?? null;

/**
 * Stores a login under `token`, replacing its value.
 * @param mustChange whether the password is one from a slip ({@link mustChangePassword})
 */
export function storeLogin(token: string, mustChange: boolean): void {
	write({ [loginKey]: token, [changeKey]: mustChange ? numberOf(token) : null });
	dispatchEvent(new Event(tokenChanged));
}

/** @returns whether this token is a login that must change its password before the student area shows anything else */
export const mustChangePassword = (token: string): boolean =>
	readStored(loginKey) === token && readStored(changeKey) === numberOf(token);

/**
 * Adds an application's token to `applications`, and stores it under `token` too when nobody is logged in.
 * @param isNew whether it was just sent, so that the home page shows its panel
 */
export function storeApplicationToken(token: string, { isNew = true } = {}): void {
	const { login, applications } = readTokens();
	const others = applications.filter((one) => numberOf(one) !== numberOf(token));
	const list = JSON.stringify([token, ...others].slice(0, maxApplications));
	write({
		[applicationsKey]: list,
		...(isNew && { [sentKey]: numberOf(token) }),
		...(login === null && { [loginKey]: token }),
	});
	dispatchEvent(new Event(tokenChanged));
}

/** @returns the number of the last submitted application, null after {@link closeSent} */
export const useSent = (): string | null =>
	useSyncExternalStore(
		onTokenChange,
		() => readStored(sentKey),
		() => null,
	);

/** Closes the panel of the last submitted application. */
export function closeSent(): void {
	write({ [sentKey]: null });
	dispatchEvent(new Event(tokenChanged));
}

/**
 * Removes a login's or application's token from storage.
 * @param quietly without a change event: the page is being left and must not redirect to the login page. If it is
 * restored from the back/forward cache, `pageshow` updates it
 */
export function removeToken(token: string, { quietly = false } = {}): void {
	const rest = readTokens().applications.filter((one) => one !== token);
	write({
		[applicationsKey]: rest.length > 0 ? JSON.stringify(rest) : null,
		...(readStored(loginKey) === token && { [loginKey]: null, [changeKey]: null }),
	});
	if (!quietly) dispatchEvent(new Event(tokenChanged));
}

/** Removes the value under `token` if it is malformed. */
export function removeInvalidToken(): void {
	const stored = readStored(loginKey);
	if (stored !== null && !isToken(stored)) write({ [loginKey]: null });
}

/**
 * Logs out: removes the token here and revokes it on the server; `keepalive` lets the request outlive the page.
 * A full page load of the home page drops everything that was fetched with the token from memory.
 */
export function logOut(token: string): void {
	removeToken(token, { quietly: true });
	write({ [lastResultKey]: null });
	const headers = { "X-Requested-With": "XMLHttpRequest", Authorization: `Bearer ${token}` };
	fetch("/api/student/student-logout", { method: "POST", headers, keepalive: true }).catch(() => {
		// Offline: the token expires on its own.
	});
	location.assign("/");
}

function write(values: Record<string, string | null>) {
	try {
		for (const [name, value] of Object.entries(values)) {
			if (value === null) localStorage.removeItem(name);
			else localStorage.setItem(name, value);
		}
	} catch {
		// Storage is blocked: the login does not survive a page load.
	}
}
