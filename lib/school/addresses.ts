import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import { publishedNow } from "@/lib/cms/published";
import { contentPath, itemPath } from "@/lib/contract/paths";
import { type PagePath, pageRoutes } from "@/lib/contract/routes";
import { records } from "./records";

/** More than a school publishes in ten years; four lists stay below the 50,000 URLs of a sitemap (sitemaps.org). */
const most = 5000;

/** A page's path, and when its records were last changed (ISO 8601), where known. */
export type Address = { path: string; lastModified?: string };

/** @returns all pages that search engines may index */
export async function getPublicAddresses(): Promise<Address[]> {
	"use cache";
	tagged("contents", "notices", "routines", "curriculums", "teachers", "committee-members", "contact");
	const [contents, notices, routines, curriculums] = await Promise.all([
		recordPages("contents", contentPath),
		recordPages("notices", (name) => itemPath("notice", name)),
		recordPages("routines", (name) => itemPath("routine", name)),
		recordPages("curriculums", (name) => itemPath("curriculum", name)),
	]);
	const changes: Partial<Record<PagePath, string>> = {
		"/": newestOf([...contents, ...notices, ...routines]),
		"/notices": newestOf(notices),
		"/routines": newestOf(routines),
		"/curriculums": newestOf(curriculums),
		"/teachers": await lastChangeOf("teachers"),
		"/comittees": await lastChangeOf("committee-members"),
		"/contact": await lastChangeOfContact(),
	};
	const pages = pageRoutes.filter(({ indexed }) => indexed).map(({ path }) => ({ path, lastModified: changes[path] }));
	return [...pages, ...contents, ...notices, ...routines, ...curriculums];
}

type Named = "contents" | "notices" | "routines" | "curriculums";

async function recordPages(collection: Named, pathOf: (name: string) => string): Promise<Address[]> {
	const payload = await records();
	const select = { name: true, updatedAt: true } as const;
	const { docs } = await payload.find({ collection, where: publishedNow(), limit: most, depth: 0, select });
	return docs.map(({ name, updatedAt }) => ({ path: pathOf(name), lastModified: updatedAt }));
}

/** ISO 8601 times in UTC sort chronologically as text. */
const newestOf = (pages: Address[]) =>
	pages
		.flatMap(({ lastModified }) => lastModified ?? [])
		.sort()
		.at(-1);

async function lastChangeOf(collection: "teachers" | "committee-members"): Promise<string | undefined> {
	const payload = await records();
	const { docs } = await payload.find({ collection, sort: "-updatedAt", limit: 1, depth: 0 });
	return docs[0]?.updatedAt;
}

async function lastChangeOfContact(): Promise<string | undefined> {
	const payload = await records();
	const { updatedAt } = await payload.findGlobal({ slug: "contact", depth: 0 });
	return updatedAt ?? undefined;
}
