/**
 * The tokens that this browser holds: logins of a family's children, and any number of applications beside them.
 *
 * `token` is the login in use, that of the child whose page was opened last. As soon as there is another one, `children`
 * has all of them in the order in which they were added; without it the login in use is the only one. An entry without a
 * secret is the place of a child whose login has ended by itself, until it logs in again or is removed.
 *
 * An application submitted while nobody is logged in stores its token under `token` as well: a client that reads `token`
 * after a submit on a clean browser finds it, and a later login replaces it. Every application's token also stands in
 * `applications`, so `token` is a login exactly when it is not one of those, and no application ever ends a login.
 * `children` has logins alone.
 */
import { useMemo, useSyncExternalStore } from "react";
import { childrenPath } from "@/lib/contract/paths";
import {
	applicationsKey,
	changeKey,
	childrenKey,
	lastResultKey,
	loginKey,
	onTokenChange,
	readStored,
	sentKey,
	tokenChanged,
	writeStored,
} from "./stored-token";

/** Upper limit of stored applications; far more than one family sends. */
const maxApplications = 20;

/** Upper limit of children on one phone; more than almost every family has at one school. */
export const maxChildren = 6;

/** Both lists of tokens; `applications` newest first. */
type Tokens = {
	/** The login in use. */
	login: string | null;
	/** All logins, that in use among them, and places of ended ones: `2025001|`. */
	children: string[];
	applications: string[];
	/** Numbers of the students that have to replace the password of a slip. */
	changes: string[];
};

/** Format of a token. */
export const isToken = (value: unknown): value is string =>
	typeof value === "string" && /^[1-9]\d{0,9}\|[\w-]{43}$/.test(value);

const isPlace = (value: unknown): value is string => typeof value === "string" && /^[1-9]\d{0,9}\|$/.test(value);

/** @returns the part before the pipe: student id or application number */
export const numberOf = (token: string): string => token.split("|", 1)[0] ?? "";

const placeOf = (number: string) => `${number}|`;

function listOf(text: string | null, isEntry: (value: unknown) => value is string): string[] {
	try {
		const stored: unknown = JSON.parse(text ?? "[]");
		return Array.isArray(stored) ? stored.filter(isEntry) : [];
	} catch {
		// Invalid JSON: treat as empty.
		return [];
	}
}

/** @returns the children with this entry, in place of an earlier one of the same child */
function withChild(children: readonly string[], entry: string): string[] {
	const isSame = (token: string) => numberOf(token) === numberOf(entry);
	return children.some(isSame) ? children.map((child) => (isSame(child) ? entry : child)) : [...children, entry];
}

const keys = [loginKey, childrenKey, applicationsKey, changeKey] as const;

const readAll = () => keys.map(readStored);

function parse([token, list, sent, numbers]: readonly (string | null | undefined)[]): Tokens {
	const applications = listOf(sent ?? null, isToken);
	const used = isToken(token) && !applications.includes(token) ? token : null;
	const listed = listOf(list ?? null, (item): item is string => isToken(item) || isPlace(item));
	// A browser from before there were several has the login in use alone.
	const children = used ? withChild(listed, used) : listed;
	const changes = numbers?.split(" ") ?? [];
	return { login: used ?? children.find(isToken) ?? null, children, applications, changes };
}

/** @returns the tokens that are stored now */
export const readTokens = (): Tokens => parse(readAll());

const snapshot = () => JSON.stringify(readAll());

/** @returns the stored tokens, updated when another tab changes them; undefined before hydration */
export function useTokens(): Tokens | undefined {
	const text = useSyncExternalStore<string | undefined>(onTokenChange, snapshot, () => undefined);
	return useMemo(() => (text === undefined ? undefined : parse(JSON.parse(text))), [text]);
}

/**
 * @param number of the record that the page shows; without one only the login in use is returned
 * @returns the record's own token; of a child whose login has ended none; otherwise any stored one, so that the server
 * can answer with the reason (403)
 */
export function tokenFor(tokens: Tokens, number?: string): string | null {
	const { login, children, applications } = tokens;
	if (number === undefined) return login;
	const own = ownToken(tokens, number);
	return own ?? (children.includes(placeOf(number)) ? null : (login ?? applications[0] ?? null));
}

/** @returns the token of the record with that number, or null */
export const ownToken = ({ children, applications }: Pick<Tokens, "children" | "applications">, number: string) =>
	[...children.filter(isToken), ...applications].find((token) => numberOf(token) === number) ?? null;

/** @returns whether this student may log in here: the phone knows the child already, or has room for another one */
export const hasRoomFor = (number: string): boolean =>
	withChild(readTokens().children, placeOf(number)).length <= maxChildren;

/** The list is stored only where `token` alone does not say the same. */
const storedChildren = (children: readonly string[], login: string | null) => ({
	[childrenKey]: children.some((child) => child !== login) ? JSON.stringify(children) : null,
});

const storedChanges = (numbers: readonly string[]) => ({ [changeKey]: numbers.join(" ") || null });

/**
 * Adds a login beside those of other children, in place of an earlier one of the same child, and uses it.
 * @param mustChange whether the password is one from a slip ({@link mustChangePassword})
 */
export function storeLogin(token: string, mustChange: boolean): void {
	const { children, changes } = readTokens();
	const others = changes.filter((number) => number !== numberOf(token));
	change({
		// The others first: where storage is full, none of them is lost.
		...storedChildren(withChild(children, token), token),
		[loginKey]: token,
		...storedChanges(mustChange ? [...others, numberOf(token)] : others),
	});
}

/** Makes a stored login the one in use. Any other token changes nothing. */
export function chooseLogin(token: string): void {
	const { login, children } = readTokens();
	if (token === login || !children.includes(token)) return;
	// `token` may be the only copy of the former login.
	change({ ...storedChildren(children, token), [loginKey]: token });
}

/** @returns whether this token is a login that must change its password before the student area shows anything else */
export const mustChangePassword = (token: string, { children, changes } = readTokens()): boolean =>
	children.includes(token) && changes.includes(numberOf(token));

/** Stores what the server has said (403): the password of this login is one from a slip. */
export function markMustChange(token: string): void {
	const tokens = readTokens();
	if (!tokens.children.includes(token) || mustChangePassword(token, tokens)) return;
	change(storedChanges([...tokens.changes, numberOf(token)]));
}

/**
 * Adds an application's token to `applications`, and stores it under `token` too when nobody is logged in.
 * @param isNew whether it was just sent, so that the home page shows its panel
 */
export function storeApplicationToken(token: string, { isNew = true } = {}): void {
	const { login, applications } = readTokens();
	const others = applications.filter((application) => numberOf(application) !== numberOf(token));
	const list = JSON.stringify([token, ...others].slice(0, maxApplications));
	change({
		[applicationsKey]: list,
		...(isNew && { [sentKey]: numberOf(token) }),
		...(login === null && { [loginKey]: token }),
	});
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
	change({ [sentKey]: null });
}

/**
 * Removes a login's or application's token from storage, or the place of a child.
 * @param quietly without a change event: the page is being left and must not redirect to the login page. If it is
 * restored from the back/forward cache, `pageshow` updates it
 * @param keepsPlace for a login that the server has ended: a child among others keeps its place, to log in again
 */
export function removeToken(token: string, { quietly = false, keepsPlace = false } = {}): void {
	const { children, applications, changes } = readTokens();
	const others = children.filter((child) => child !== token);
	const isChild = others.length < children.length;
	const kept = keepsPlace && isChild && others.length > 0;
	const left = kept ? withChild(children, placeOf(numberOf(token))) : others;
	const rest = applications.filter((application) => application !== token);
	const inUse = readStored(loginKey) === token ? (left.find(isToken) ?? null) : readStored(loginKey);
	write({
		[applicationsKey]: rest.length > 0 ? JSON.stringify(rest) : null,
		[loginKey]: inUse,
		...storedChildren(left, inUse),
		...(isChild && storedChanges(changes.filter((number) => number !== numberOf(token)))),
	});
	if (!quietly) dispatchEvent(new Event(tokenChanged));
}

/** Removes the value under `token` if it is malformed. */
export function removeInvalidToken(): void {
	const stored = readStored(loginKey);
	if (stored !== null && !isToken(stored)) write({ [loginKey]: null });
}

/**
 * Logs out: removes the token here and revokes it on the server; `keepalive` lets the request outlive the page. With a
 * child goes its application, which shows the same person under the same number; the tokens of others stay. A full page
 * load, of the home page or the page of the other children, drops everything that was fetched with the token from memory.
 * @param token or the place of a child whose login has ended
 */
export function logOut(token: string): void {
	const { applications, children } = readTokens();
	const isChild = children.includes(token);
	const own = applications.filter((application) => isChild && numberOf(application) === numberOf(token));
	write({ [lastResultKey]: null, ...(readStored(sentKey) === numberOf(token) && { [sentKey]: null }) });
	for (const ended of [token, ...own]) {
		removeToken(ended, { quietly: true });
		const headers = { "X-Requested-With": "XMLHttpRequest", Authorization: `Bearer ${ended}` };
		if (isToken(ended))
			fetch("/api/student/student-logout", { method: "POST", headers, keepalive: true }).catch(() => {
				// Offline: the token expires on its own.
			});
	}
	location.assign(isChild && readTokens().children.length > 0 ? childrenPath : "/");
}

/** Until the first that fails. Where storage is blocked, the login does not survive a page load. */
const write = (values: Record<string, string | null>) =>
	Object.entries(values).every(([name, value]) => writeStored(name, value));

/** {@link write}, and tells all who show tokens. */
function change(values: Record<string, string | null>): void {
	write(values);
	dispatchEvent(new Event(tokenChanged));
}
