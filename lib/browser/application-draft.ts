/**
 * Draft of the admission form in localStorage, until it is submitted. The draft holds the idempotency key that makes
 * repeated submits one application, so the key survives reloads and failed attempts.
 *
 * Optimistic concurrency: a page overwrites only the revision that it read or wrote last. If another tab has written
 * since, nothing is overwritten or merged; the user chooses which draft to keep.
 */
import { writeStored } from "./stored-token";

const name = "application-draft";

export type Draft = {
	key: string;
	/** Random, new with each write. */
	revision: string;
	/** Field values by name, as typed. */
	fields: Record<string, string>;
	/** The photo as a data URL. */
	image: string | null;
	/** Whether it was submitted and no response arrived. */
	unanswered?: boolean;
};

type Kept = {
	draft: Draft;
	/** Whether the photo was stored too. */
	photoKept: boolean;
};

/** Fallback where storage is blocked or full: lives as long as the page. */
let memory: Draft | null = null;

/** @returns the unsubmitted draft, or null */
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
 * Stores the form's current values.
 * @param known the revision that this page read or wrote last, null for none
 * @returns the stored draft, or null if another tab has written since
 */
export function keepDraft(fields: Draft["fields"], image: Draft["image"], known: string | null): Kept | null {
	const present = readDraft();
	if (present && present.revision !== known) return null;
	return write(fields, image, present?.key, present?.unanswered);
}

/** Stores in the draft whether it was submitted and no response arrived. @param key of the submitted draft */
export function setUnanswered(key: string, unanswered: boolean): void {
	const draft = readDraft();
	if (draft?.key === key && !store({ ...draft, unanswered })) memory = { ...draft, unanswered };
}

/**
 * Overwrites another tab's draft with this form's values, as a separate application.
 * @param key idempotency key of an earlier attempt to submit these values, if any
 */
export const replaceDraft = (fields: Draft["fields"], image: Draft["image"], key?: string): Kept =>
	write(fields, image, key);

/** Deletes the draft and its key; the next draft is another application. */
export function clearDraft(): void {
	memory = null;
	writeStored(name, null);
}

/** @returns a random unique key; `crypto.randomUUID` exists in secure contexts only */
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
	const isStored = writeStored(name, JSON.stringify(draft));
	if (isStored) memory = null;
	return isStored;
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
