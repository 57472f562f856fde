/** The site's pages, as staff choose them for the menu, and the page of a record. */
import "server-only";
import { publishedNow } from "@/lib/cms/published";
import { contentPath, itemPath } from "@/lib/contract/paths";
import { pageRoutes } from "@/lib/contract/routes";
import { collections } from "@/lib/school/educational";
import { records } from "@/lib/school/records";

export type SitePage = { path: string; title: string };
export type SitePages = { fixed: SitePage[]; contents: SitePage[] };

/** Collections whose records have a page of their own. */
export const pageCollections = ["notices", "routines", "curriculums", "contents"] as const;
export type PageCollection = (typeof pageCollections)[number];

/** @returns the fixed pages, and those of published contents */
export async function getSitePages(): Promise<SitePages> {
	const payload = await records();
	const { docs } = await payload.find({
		collection: "contents",
		where: publishedNow(),
		sort: "_order",
		pagination: false,
		depth: 0,
		select: { name: true },
	});
	return {
		fixed: pageRoutes.filter(({ path }) => path !== "/offline").map(({ path, title }) => ({ path, title })),
		contents: docs.map(({ name }) => ({ path: contentPath(name), title: name })),
	};
}

const kindOf = (collection: PageCollection) =>
	(["notice", "routine", "curriculum"] as const).find((kind) => collections[kind] === collection);

/** @returns the public path of a record, or null while it is not public */
export async function getSitePath(collection: PageCollection, id: number): Promise<string | null> {
	const payload = await records();
	const where = { and: [publishedNow(), { id: { equals: id } }] };
	const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, select: { name: true } });
	const name = docs[0]?.name;
	if (name === undefined) return null;
	const kind = kindOf(collection);
	return kind ? itemPath(kind, name) : contentPath(name);
}
