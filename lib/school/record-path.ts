/** The path of a record that has a page of its own. */
import "server-only";
import type { PageCollection } from "@/lib/cms/page-collections";
import { contentPath, itemPath } from "@/lib/contract/paths";

const itemKindOf = { notices: "notice", routines: "routine", curriculums: "curriculum" } as const;

/** @returns the path of the page of a record */
export const recordPath = (collection: PageCollection, name: string): string =>
	collection === "contents" ? contentPath(name) : itemPath(itemKindOf[collection], name);
