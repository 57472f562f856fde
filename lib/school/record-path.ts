/** Records that have a page of their own, and its path. */
import "server-only";
import { contentPath, itemPath } from "@/lib/contract/paths";

export const pageCollections = ["notices", "routines", "curriculums", "contents"] as const;
export type PageCollection = (typeof pageCollections)[number];

const itemKindOf = { notices: "notice", routines: "routine", curriculums: "curriculum" } as const;

/** @returns the path of the page of a record */
export const recordPath = (collection: PageCollection, name: string): string =>
	collection === "contents" ? contentPath(name) : itemPath(itemKindOf[collection], name);
