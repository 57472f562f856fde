import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import { published } from "@/lib/cms/published";
import { itemKinds } from "@/lib/contract/educational";
import { contentPath, itemPath, listPaths } from "@/lib/contract/paths";
import { collections } from "./educational";
import { records } from "./records";

/** More than a school publishes in ten years, and within what a sitemap may hold (sitemaps.org, 50,000). */
const most = 5000;

const fixed = ["/", ...Object.values(listPaths), "/teachers", "/comittees", "/contact", "/section-list"];
const forms = ["/student/student-application-form", "/student-result", "/student-login"];

/** @returns the paths of every public page, for search engines */
export async function getPublicPaths(): Promise<string[]> {
	"use cache";
	tagged("contents", ...Object.values(collections));
	const payload = await records();
	const namesOf = async (collection: "contents" | (typeof collections)[keyof typeof collections]) => {
		const found = await payload.find({ collection, where: published, limit: most, depth: 0, select: { name: true } });
		return found.docs.map(({ name }) => name);
	};
	const contents = (await namesOf("contents")).map(contentPath);
	const items = await Promise.all(
		itemKinds.map(async (kind) => (await namesOf(collections[kind])).map((name) => itemPath(kind, name))),
	);
	return [...fixed, ...forms, ...contents, ...items.flat()];
}
