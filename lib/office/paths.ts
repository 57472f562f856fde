/**
 * Paths of the back office's calls. Only the types of the table of subjects are imported, so that the table itself is
 * not in the browser's JavaScript.
 */
import type { CallingSubject, CallName } from "./subjects";

/** A call by its subject and its own name, such as "banner/publish". */
export type NamedCall = { [S in CallingSubject]: `${S}/${CallName<S>}` }[CallingSubject];

/** Those that are undefined are left out. */
export type CallQuery = Readonly<Record<string, string | number | undefined>>;

/** @returns a path with its query */
export function withQuery(path: string, query: CallQuery): string {
	const given = Object.entries(query).filter(([, value]) => value !== undefined);
	return `${path}?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}`;
}

/**
 * @param query fields of a GET call
 * @returns the path of a call
 */
export const callPath = (call: NamedCall, query?: CallQuery): string =>
	query ? withQuery(`/office/${call}`, query) : `/office/${call}`;
