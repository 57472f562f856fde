/** The site's pages, as staff choose them for the menu, and the page of a record. */
import "server-only";
import type { PageCollection } from "@/lib/cms/page-collections";
import { publishedNow } from "@/lib/cms/published";
import { contentPath } from "@/lib/contract/paths";
import { pageRoutes } from "@/lib/contract/routes";
import { records } from "@/lib/school/query";
import { recordPath } from "@/lib/school/record-names";

export type SitePage = { path: string; title: string };
export type SitePages = { fixed: SitePage[]; contents: SitePage[] };

/** Pages with a fixed path that a link may lead to. */
export const fixedPages: readonly SitePage[] = pageRoutes
	.filter(({ path }) => path !== "/offline")
	.map(({ path, title }) => ({ path, title }));

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
		fixed: [...fixedPages],
		contents: docs.map(({ name }) => ({ path: contentPath(name), title: name })),
	};
}

/** @returns the public path of a record, or null while it is not public */
export async function getSitePath(collection: PageCollection, id: number): Promise<string | null> {
	const payload = await records();
	const where = { and: [publishedNow(), { id: { equals: id } }] };
	const { docs } = await payload.find({ collection, where, limit: 1, depth: 0, select: { name: true } });
	const name = docs[0]?.name;
	return name === undefined ? null : recordPath(collection, name);
}
