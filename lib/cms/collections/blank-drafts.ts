/**
 * Payload stores a draft when a form with autosave opens, before anything is written, and has no option against it. Until
 * the first letter such a draft is no record to staff: lists leave it out, and the list of acts does not name it
 * (lib/cms/activity). It is deleted after a day (lib/upkeep/trash).
 */
import type { Where } from "payload";
import { type PageCollection, pageCollections } from "../page-collections";

const ofLists = ["name", "summary", "body", "files"];

/** The fields of which one is filled when something is written. */
const written: Record<PageCollection, readonly string[]> = {
	notices: ofLists,
	routines: ofLists,
	curriculums: ofLists,
	contents: ["name", "readmoreText", "body", "picture"],
};

const isFilled = (value: unknown) => (Array.isArray(value) ? value.length > 0 : Boolean(value));

/** @returns whether nothing is written in this draft of a collection with autosave; false for other collections */
export function isBlankDraft(slug: string, doc: Record<string, unknown>): boolean {
	const collection = pageCollections.find((pageCollection) => pageCollection === slug);
	if (!collection || doc._status !== "draft") return false;
	return !written[collection].some((name) => isFilled(doc[name]));
}

/** Leaves blank drafts out of a collection's lists. */
export const withoutBlank = (slug: PageCollection) => (): Where => ({
	or: written[slug].map((name): Where => ({ [name]: { exists: true } })),
});
