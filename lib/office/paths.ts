/**
 * Paths of the back office's calls. Only the types of the table of subjects are imported, so that the table itself is
 * not in the browser's JavaScript.
 */
import type { CallingSubject, CallName } from "./subjects";

/**
 * @param query fields of a GET call
 * @returns the path of a subject's call
 */
export function callPath<S extends CallingSubject>(
	subject: S,
	call: CallName<S>,
	query?: Record<string, string | number>,
): string {
	const path = `/office/${subject}/${call}`;
	return query
		? `${path}?${new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]))}`
		: path;
}
