/** What staff change by a request of the back office; the bar that undoes it (lib/office/activity) listens. */

const event = "office-act";

/** Requests that change nothing that could be undone: what the forms and the session send by themselves. */
const besides = [
	/^\/office\/(?:activity|editing|find|second-factor|sessions)\//,
	/^\/cms\/payload-/,
	// Payload asks after each save what the account may do.
	/^\/cms\/[\w-]+\/access\//,
	// Each cell of a grid, which has an undo of its own.
	/^\/office\/marks\/save$/,
	/^\/cms\/staff\/(?:login|logout|me|refresh-token)$/,
];

/** @returns whether a request of the page changes what staff work on; drafts that save themselves are left out */
export function isAct(input: RequestInfo | URL, init?: RequestInit): boolean {
	const request = input instanceof Request ? input : undefined;
	const method = init?.method ?? request?.method ?? "GET";
	if (/^(?:GET|HEAD|OPTIONS)$/i.test(method)) return false;
	const { origin, pathname, searchParams } = new URL(request?.url ?? String(input), location.href);
	if (origin !== location.origin || !/^\/(?:cms|office)\//.test(pathname)) return false;
	return searchParams.get("autosave") !== "true" && !besides.some((pattern) => pattern.test(pathname));
}

/** To be called when a change was made, also by the server in the background. */
export const announceAct = (): boolean => dispatchEvent(new Event(event));

/** @returns what ends the listening */
export function onAct(listener: () => void): () => void {
	addEventListener(event, listener);
	return () => removeEventListener(event, listener);
}
