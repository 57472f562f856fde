/**
 * What was typed into a form of the back office and is not saved yet. It is kept for the tab by account and page, so
 * that it survives the login which follows the end of a session; the browser forgets it with the tab.
 */
import { keepInTab, readFromTab } from "../parts/kept";

const prefix = "unsaved:";

/** Names that a form has beside what is typed: they are the server's. */
const ofServer = ["id", "_status", "createdAt", "updatedAt"];

export type Unsaved = {
	/** The fields that were changed, with all that is inside of them. */
	fields: Record<string, unknown>;
	/** When the record had last been saved, ISO 8601; null for a new one. */
	savedAt: string | null;
};

const entryOf = (account: number, page: string) => `${prefix}${account}:${page}`;

/** Neither passwords nor files are kept, wherever in a field they are. */
const withoutSecrets = (name: string, value: unknown) =>
	/password/i.test(name) || value instanceof Blob ? undefined : value;

/**
 * @param now values of a form
 * @param before its values when it was opened
 * @returns the fields that differ, without passwords and files
 */
export function changedFields(now: Unsaved["fields"], before: Unsaved["fields"]): Unsaved["fields"] {
	const changed = Object.entries(now).flatMap(([name, value]) => {
		const text = ofServer.includes(name) ? undefined : JSON.stringify({ [name]: value }, withoutSecrets);
		return text === undefined || text === JSON.stringify({ [name]: before[name] }, withoutSecrets)
			? []
			: Object.entries(JSON.parse(text));
	});
	return Object.fromEntries(changed);
}

/** Keeps what was typed; without any field, nothing is kept. */
export const keepUnsaved = (account: number, page: string, unsaved: Unsaved): void =>
	keepInTab(entryOf(account, page), Object.keys(unsaved.fields).length > 0 ? unsaved : null);

/** @returns what the account had typed on this page, or null */
export const readUnsaved = (account: number, page: string): Unsaved | null => readFromTab(entryOf(account, page));

export const dropUnsaved = (account: number, page: string): void => keepInTab(entryOf(account, page), null);

/** @param account whose text stays; null: nobody's */
export function dropUnsavedOfOthers(account: number | null): void {
	const isDropped = (name: string) =>
		name.startsWith(prefix) && (account === null || !name.startsWith(entryOf(account, "")));
	try {
		for (const name of Object.keys(sessionStorage).filter(isDropped)) keepInTab(name, null);
	} catch {
		// Storage is blocked: nothing was kept.
	}
}
