/**
 * What was typed into a form of the back office and is not saved yet. It is kept in sessionStorage by account and page, so
 * that it survives the login which follows the end of a session; the browser forgets it with the tab.
 */

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

/** Keeps what was typed; without any field, nothing is kept. Where storage is blocked or full, it is not kept. */
export function keepUnsaved(account: number, page: string, unsaved: Unsaved): void {
	// Where it cannot be stored, what is stored now would be older than what the form shows.
	dropUnsaved(account, page);
	if (Object.keys(unsaved.fields).length === 0) return;
	try {
		sessionStorage.setItem(entryOf(account, page), JSON.stringify(unsaved));
	} catch {
		// Storage is blocked or full.
	}
}

/** @returns what the account had typed on this page, or null */
export function readUnsaved(account: number, page: string): Unsaved | null {
	try {
		return JSON.parse(sessionStorage.getItem(entryOf(account, page)) ?? "null");
	} catch {
		return null;
	}
}

export function dropUnsaved(account: number, page: string): void {
	dropWhere((name) => name === entryOf(account, page));
}

/** @param account whose text stays; null: nobody's */
export function dropUnsavedOfOthers(account: number | null): void {
	dropWhere((name) => account === null || !name.startsWith(entryOf(account, "")));
}

function dropWhere(isDropped: (name: string) => boolean): void {
	try {
		for (const name of Object.keys(sessionStorage))
			if (name.startsWith(prefix) && isDropped(name)) sessionStorage.removeItem(name);
	} catch {
		// Storage is blocked: nothing was kept.
	}
}
