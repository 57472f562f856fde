import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import { publishedNow } from "@/lib/cms/published";
import { type Archive, archivePath, type ItemKind, itemKinds } from "@/lib/contract/educational";
import { calendarPath, contentPath, examRoutinePath, itemPath } from "@/lib/contract/paths";
import { type PagePath, pageRoutes } from "@/lib/contract/routes";
import { findPublished } from "./exam-routines";
import { getNoticeKinds, getYears } from "./item-lists";
import { records } from "./query";

/** More than a school publishes in ten years; four lists stay below the 50,000 URLs of a sitemap (sitemaps.org). */
const most = 5000;

/** A page's path, and when its records were last changed (ISO 8601), where known. */
type Address = { path: string; lastModified?: string };

/** @returns all pages that search engines may index */
export async function getPublicAddresses(): Promise<Address[]> {
	"use cache";
	tagged("contents", "notices", "routines", "curriculums", "school-dates", "exams", "years", "classes");
	tagged("teachers", "committee-members", "contact", "privacy", "accessibility");
	const [months, exams, contents, notices, routines, curriculums] = await Promise.all([
		getCalendarPages(),
		findPublished(),
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
		"/calendar": newestOf(months),
		"/holidays": newestOf(months),
		"/teachers": await lastChangeIn("teachers"),
		"/comittees": await lastChangeIn("committee-members"),
		"/contact": await lastChangeOf("contact"),
		"/privacy": await lastChangeOf("privacy"),
		"/accessibility": await lastChangeOf("accessibility"),
	};
	const pages = pageRoutes.filter(({ indexed }) => indexed).map(({ path }) => ({ path, lastModified: changes[path] }));
	const archives = (await Promise.all(itemKinds.map(archivesOf))).flat();
	const examRoutines = exams.map(({ exam, changedAt }) => ({ path: examRoutinePath(exam), lastModified: changedAt }));
	return [...pages, ...archives, ...months, ...examRoutines, ...contents, ...notices, ...routines, ...curriculums];
}

/** The lists by year and kind. */
async function archivesOf(kind: ItemKind): Promise<Address[]> {
	const years: Archive[] = (await getYears(kind)).map((year) => ({ year }));
	const kinds: Archive[] = kind === "notice" ? (await getNoticeKinds()).map((noticeKind) => ({ noticeKind })) : [];
	return [...years, ...kinds].map((archive) => ({ path: archivePath(kind, archive) }));
}

type Named = "contents" | "notices" | "routines" | "curriculums";

async function recordPages(collection: Named, pathOf: (name: string) => string): Promise<Address[]> {
	const payload = await records();
	const select = { name: true, updatedAt: true } as const;
	const { docs } = await payload.find({ collection, where: publishedNow(), limit: most, depth: 0, select });
	return docs.map(({ name, updatedAt }) => ({ path: pathOf(name), lastModified: updatedAt }));
}

/** @returns the months in which a date begins, and their years */
async function getCalendarPages(): Promise<Address[]> {
	const payload = await records();
	const select = { startsOn: true, updatedAt: true } as const;
	const { docs } = await payload.find({ collection: "school-dates", sort: "-startsOn", limit: most, depth: 0, select });
	const changes = new Map<string, string>();
	for (const { startsOn, updatedAt } of docs) {
		const [year, month] = startsOn.split("-").map(Number);
		for (const path of [calendarPath(year), calendarPath(year, month)])
			if (updatedAt > (changes.get(path) ?? "")) changes.set(path, updatedAt);
	}
	return [...changes].map(([path, lastModified]) => ({ path, lastModified }));
}

/** ISO 8601 times in UTC sort chronologically as text. */
const newestOf = (pages: Address[]) =>
	pages
		.flatMap(({ lastModified }) => lastModified ?? [])
		.sort()
		.at(-1);

async function lastChangeIn(collection: "teachers" | "committee-members"): Promise<string | undefined> {
	const { docs } = await (await records()).find({ collection, sort: "-updatedAt", limit: 1, depth: 0 });
	return docs[0]?.updatedAt;
}

async function lastChangeOf(global: "contact" | "privacy" | "accessibility"): Promise<string | undefined> {
	const { updatedAt } = await (await records()).findGlobal({ slug: global, depth: 0, select: { updatedAt: true } });
	return updatedAt ?? undefined;
}
