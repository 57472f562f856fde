/**
 * What is typed into the admission form, kept in the browser until it is sent. The draft holds the key that makes
 * sending twice one application; so the key lives as long as the draft, over reloads and failed tries.
 */
import { browserKey } from "./browser-key";

const name = "application-draft";

export type Draft = {
	key: string;
	/** Field values by name, as typed. */
	fields: Record<string, string>;
	/** The photo as a data URL. */
	image: string | null;
};

/** Where storage is forbidden or full, the draft lives as long as the page. */
let memory: Draft | null = null;

/** @returns the draft that waits to be sent, or null */
export function readDraft(): Draft | null {
	try {
		const text = localStorage.getItem(name);
		const stored: unknown = text && JSON.parse(text);
		return isDraft(stored) ? stored : memory;
	} catch {
		return memory;
	}
}

/**
 * Keeps what is typed so far.
 * @returns the draft, and whether its photo will be there after a reload
 */
export function keepDraft(fields: Draft["fields"], image: Draft["image"]): { draft: Draft; photoKept: boolean } {
	// Asked of the storage each time: once another tab has sent the draft, its key must not serve a second child.
	const draft = { key: readDraft()?.key ?? browserKey(), fields, image };
	if (store(draft)) return { draft, photoKept: true };
	const rest = store({ ...draft, image: null });
	if (!rest) memory = draft;
	return { draft, photoKept: image === null };
}

/** Forgets the draft and its key: what comes next is another application. */
export function clearDraft(): void {
	memory = null;
	try {
		localStorage.removeItem(name);
	} catch {
		// Storage that is forbidden holds no draft.
	}
}

function store(draft: Draft): boolean {
	try {
		localStorage.setItem(name, JSON.stringify(draft));
		memory = null;
		return true;
	} catch {
		return false;
	}
}

function isDraft(value: unknown): value is Draft {
	const draft = value as Partial<Draft> | null | "";
	return Boolean(draft && typeof draft.key === "string" && typeof draft.fields === "object" && draft.fields);
}
