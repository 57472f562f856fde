/**
 * Paths of the back office's calls. Only the types of the table of subjects are imported, so that the table itself is
 * not in the browser's JavaScript.
 */
import type { CallingSubject, CallName } from "./subjects";

/** A call by its subject and its own name, such as "banner/publish". */
export type NamedCall = { [S in CallingSubject]: `${S}/${CallName<S>}` }[CallingSubject];

export type CallQuery = Record<string, string | number>;

/**
 * @param query fields of a GET call
 * @returns the path of a call
 */
export function callPath(call: NamedCall, query?: CallQuery): string {
	const path = `/office/${call}`;
	return query
		? `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
		: path;
}
