/**
 * The tokens that this browser holds: one login, and any number of applications beside it.
 *
 * `token` is the student's login (spec section 3). An application submitted while nobody is logged in stores its
 * token under `token` as well (spec section 4): a client that reads `token` after a submit on a clean browser finds
 * it, and a later login replaces it. Every application's token also stands in `applications`, so `token` is a login
 * exactly when it is not one of those, and no application ever ends a login.
 */
import { useMemo, useSyncExternalStore } from "react";
import { applicationsKey, loginKey, onTokenChange, readStored, sentKey, tokenChanged } from "./stored-token";

/** One family's children, several times over. */
const mostApplications = 20;

/** The applications' tokens stand with the newest first. */
export type Tokens = { login: string | null; applications: string[] };

/** Anything else in storage is nobody's token (contract.md, tokens). */
const isToken = (value: unknown): value is string =>
	typeof value === "string" && /^[1-9]\d{0,9}\|[\w-]{43}$/.test(value);

/** The part before the pipe is the student id (spec section 3), or the application's number. */
export const numberOf = (token: string): string => token.split("|", 1)[0] ?? "";

function parse(token: string | null, list: string | null): Tokens {
	let applications: string[] = [];
	try {
		const stored: unknown = JSON.parse(list ?? "[]");
		if (Array.isArray(stored)) applications = stored.filter(isToken);
	} catch {
		// What is no list holds no application.
	}
	return { login: isToken(token) && !applications.includes(token) ? token : null, applications };
}

export const readTokens = (): Tokens => parse(readStored(loginKey), readStored(applicationsKey));

/** @returns the tokens, also after they changed in another tab; undefined while the page is still the server's */
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
 * @param number of the record that a page shows; without one only a login will do
 * @returns the token that opens the record, or the one that is there, so that the server can say why it does not
 */
export function tokenFor({ login, applications }: Tokens, number?: string): string | null {
	if (number === undefined) return login;
	const own = [login, ...applications].find((token) => token && numberOf(token) === number);
	return own ?? login ?? applications[0] ?? null;
}

/** Keeps a login; what stood under `token` before gives way. */
export function keepLogin(token: string): void {
	write({ [loginKey]: token });
	dispatchEvent(new Event(tokenChanged));
}

/** Keeps an application's token beside the others, and under `token` where nobody is logged in. */
export function keepApplication(token: string): void {
	const { login, applications } = readTokens();
	const others = applications.filter((one) => numberOf(one) !== numberOf(token));
	const list = JSON.stringify([token, ...others].slice(0, mostApplications));
	write({ [applicationsKey]: list, [sentKey]: numberOf(token), ...(login === null && { [loginKey]: token }) });
	dispatchEvent(new Event(tokenChanged));
}

/** @returns the number of the application that was sent last, until {@link closeSent} */
export const useSent = (): string | null =>
	useSyncExternalStore(
		onTokenChange,
		() => readStored(sentKey),
		() => null,
	);

export function closeSent(): void {
	write({ [sentKey]: null });
	dispatchEvent(new Event(tokenChanged));
}

/**
 * Forgets a token, whatever it opened.
 * @param quietly without a word to this page, which is about to be left: it must not lead to the login page on its
 * way. Should the browser show it again, it learns of it then
 */
export function forgetToken(token: string, { quietly = false } = {}): void {
	const rest = readTokens().applications.filter((one) => one !== token);
	write({
		[applicationsKey]: rest.length > 0 ? JSON.stringify(rest) : null,
		...(readStored(loginKey) === token && { [loginKey]: null }),
	});
	if (!quietly) dispatchEvent(new Event(tokenChanged));
}

/** Removes what stands under `token` when it is nobody's token. */
export function forgetJunk(): void {
	const stored = readStored(loginKey);
	if (stored !== null && !isToken(stored)) write({ [loginKey]: null });
}

/**
 * Ends a token, here at once and on the server as soon as the network is there for it: the request outlives the page.
 * The home page comes as a whole new page, so that nothing read with the token stays in memory.
 */
export function logOut(token: string): void {
	forgetToken(token, { quietly: true });
	const headers = { "X-Requested-With": "XMLHttpRequest", Authorization: `Bearer ${token}` };
	fetch("/api/student/student-logout", { method: "POST", headers, keepalive: true }).catch(() => {
		// Without a network the token ends by itself (contract.md, tokens).
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
		// A browser that forbids storage keeps nobody logged in; the page itself still works.
	}
}
