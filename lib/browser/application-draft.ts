/**
 * What is typed into the admission form, kept in the browser until it is sent. The draft holds the key that makes
 * sending twice one application; so the key lives as long as the draft, over reloads and failed tries.
 *
 * A page writes only over the revision that it has read or written itself. Where another tab has written since, nothing
 * is overwritten and nothing mixed: the person decides which of the two to keep.
 */
const name = "application-draft";

export type Draft = {
	key: string;
	/** Names one writing of the draft. */
	revision: string;
	/** Field values by name, as typed. */
	fields: Record<string, string>;
	/** The photo as a data URL. */
	image: string | null;
	/** Whether it was sent and no answer came. */
	unanswered?: boolean;
};

type Kept = {
	draft: Draft;
	/** Whether the photo will be there after a reload. */
	photoKept: boolean;
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
 * @param known the revision that this page has read or written last, null for none
 * @returns what was kept, or null where another tab has written since
 */
export function keepDraft(fields: Draft["fields"], image: Draft["image"], known: string | null): Kept | null {
	const present = readDraft();
	if (present && present.revision !== known) return null;
	return write(fields, image, present?.key, present?.unanswered);
}

/** Notes on a stored draft whether it was sent and no answer came. */
export function noteSending(key: string, unanswered: boolean): void {
	const draft = readDraft();
	if (draft?.key === key && !store({ ...draft, unanswered })) memory = { ...draft, unanswered };
}

/**
 * Keeps what is typed here instead of what another tab has written, as an application of its own.
 * @param key the one under which it may have been sent already
 */
export const replaceDraft = (fields: Draft["fields"], image: Draft["image"], key?: string): Kept =>
	write(fields, image, key);

/** Forgets the draft and its key: what comes next is another application. */
export function clearDraft(): void {
	memory = null;
	try {
		localStorage.removeItem(name);
	} catch {
		// Storage that is forbidden holds no draft.
	}
}

/** @returns a key that no other browser makes; `randomUUID` is missing where a page is not served by https */
export function browserKey(): string {
	if (typeof crypto.randomUUID === "function") return crypto.randomUUID();
	const bytes = crypto.getRandomValues(new Uint8Array(16));
	return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}

function write(fields: Draft["fields"], image: Draft["image"], key = browserKey(), unanswered?: boolean): Kept {
	const draft = { key, revision: browserKey(), fields, image, unanswered };
	if (store(draft)) return { draft, photoKept: true };
	const rest = store({ ...draft, image: null });
	if (!rest) memory = draft;
	return { draft, photoKept: image === null };
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
	return Boolean(
		draft &&
			typeof draft.key === "string" &&
			typeof draft.revision === "string" &&
			typeof draft.fields === "object" &&
			draft.fields,
	);
}
