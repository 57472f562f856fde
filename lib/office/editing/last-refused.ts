/**
 * What the server refused of the last save of a form, by field. Payload's form shows it at the fields, and forgets it when a
 * check of the form that was begun earlier is answered later; lib/office/editing/refused-fields keeps it in sight.
 */

/** `path` is the field's, with dots; `label` may be empty. */
export type Refused = { path: string; label: string; message: string };

let refused: readonly Refused[] = [];

/** Path of the call whose answer that was, which tells the form: of several on a page each saves another record. */
let savedAt = "";

type Answer = { errors?: { data?: { errors?: Partial<Refused>[] } }[] };

/** Saves of records and settings; whatever else the back office asks of these paths has no form as its body. */
const isSave = (input: RequestInfo | URL, init?: RequestInit) =>
	init?.body instanceof FormData && String(input).includes("/cms/");

/** To be called with each request and its answer: keeps a refusal, and forgets it when a save was done. */
export async function noteAnswer(request: Parameters<typeof fetch>, response: Response): Promise<void> {
	if (!isSave(...request)) return;
	const answer: Answer = response.ok
		? {}
		: await response
				.clone()
				.json()
				.catch(() => ({}));
	savedAt = new URL(String(request[0]), "http://x").pathname;
	refused = (answer.errors ?? [])
		.flatMap(({ data }) => (Array.isArray(data?.errors) ? data.errors : []))
		.flatMap(({ path, label, message }) => (path && message ? [{ path, label: label ?? "", message }] : []));
}

/** @returns what was refused of the last save, a new list for each save */
export const lastRefused = (): readonly Refused[] => refused;

/**
 * @param path of the call by which a form saves
 * @returns whether that form was saved last. Its fields do not tell: a check that was answered in the same moment as the
 *   refusal may have taken the message from them
 */
export const isSavedForm = (path: string): boolean => savedAt === path;
