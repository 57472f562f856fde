/**
 * Lists of notices, routines and curriculums, newest first: all items, those of a year, or those of a kind. A separate
 * SQL statement reads the ids of a page: it scans an index instead of sorting all records (item-lists.data.test.ts).
 */
import "server-only";
import { doNotCache, tagged } from "@/lib/cms/cache-tags";
import { isPublishedNow } from "@/lib/cms/published";
import { yearBounds, yearOf } from "@/lib/contract/days";
import type { Archive } from "@/lib/contract/educational";
import { type ItemKind, itemsPerPage, maxPinned, type NoticeKind, noticeKinds } from "@/lib/contract/educational";
import type { Page } from "@/lib/contract/shapes";
import { collections, type EducationalItem, type EducationalRecord, itemOf } from "./educational";
import { query, records, type SQL, sql } from "./query";

const tableOf = (kind: ItemKind): SQL => sql.identifier(collections[kind]) as unknown as SQL;

/** @returns the condition of an archive, for both databases */
export function inArchive(archive: Archive | undefined): SQL {
	if (!archive) return sql`TRUE`;
	if ("noticeKind" in archive) return sql`kind = ${archive.noticeKind}`;
	const [from, to] = yearBounds(archive.year).map((time) => time.toISOString());
	return sql`published_at >= ${from} AND published_at < ${to}`;
}

/** @returns the statement for the ids of a page */
export const idsOfPage = (kind: ItemKind, archive: Archive | undefined, page: number, limit: number): SQL => sql`
	SELECT id FROM ${tableOf(kind)} WHERE ${inArchive(archive)} AND ${isPublishedNow()}
	ORDER BY published_at DESC, id DESC LIMIT ${limit} OFFSET ${(page - 1) * limit}`;

/** @returns the statement for the ids of the pinned notices */
export const idsOfPinned = (): SQL => sql`
	SELECT id FROM notices WHERE pinned = TRUE AND ${isPublishedNow()}
	ORDER BY published_at DESC, id DESC LIMIT ${maxPinned}`;

type Id = { id: number };

/** @returns the records with these ids, in their order */
async function itemsOf(kind: ItemKind, found: Id[]): Promise<EducationalItem[]> {
	if (found.length === 0) return [];
	const payload = await records();
	const where = { id: { in: found.map(({ id }) => id) } };
	const { docs } = await payload.find({ collection: collections[kind], where, pagination: false, depth: 1 });
	const byId = new Map<number, EducationalRecord>(docs.map((doc) => [doc.id, doc]));
	return found.flatMap(({ id }) => {
		const record = byId.get(id);
		return record ? itemOf(kind, record) : [];
	});
}

/** Cached separately from the pages of the list, because each of them needs the count. */
async function countItems(kind: ItemKind, archive: Archive | undefined): Promise<number> {
	"use cache";
	tagged(collections[kind]);
	const [row] = await query<{ n: number | string }>(
		sql`SELECT count(*) AS n FROM ${tableOf(kind)} WHERE ${inArchive(archive)} AND ${isPublishedNow()}`,
	);
	const count = Number(row?.n);
	// Anybody can request made-up years.
	if (count === 0) doNotCache();
	return count;
}

/**
 * @param page from 1
 * @param archive omitted for the whole list
 * @returns the page's items, newest first; pages after the last are empty
 */
export async function getItems(
	kind: ItemKind,
	page: number,
	limit: number = itemsPerPage,
	archive?: Archive,
): Promise<Page<EducationalItem>> {
	"use cache";
	const collection = collections[kind];
	tagged(collection, "media");
	const [total, found] = await Promise.all([
		countItems(kind, archive),
		query<Id>(idsOfPage(kind, archive, page, limit)),
	]);
	if (found.length === 0) doNotCache();
	return {
		data: await itemsOf(kind, found),
		current_page: page,
		per_page: limit,
		total,
		next_page_url: total > page * limit ? `/api/${collection}-get?page=${page + 1}` : null,
	};
}

/** @returns the items that are not among the pinned ones */
export const withoutPinned = (items: EducationalItem[], pinned: readonly EducationalItem[]): EducationalItem[] =>
	items.filter(({ id }) => !pinned.some((item) => item.id === id));

/** @returns the pinned notices, newest first; at most {@link maxPinned} */
export async function getPinned(): Promise<EducationalItem[]> {
	"use cache";
	tagged("notices", "media");
	return itemsOf("notice", await query<Id>(idsOfPinned()));
}

/** @returns the calendar years in Dhaka with items, newest first */
export async function getYears(kind: ItemKind): Promise<number[]> {
	"use cache";
	tagged(collections[kind]);
	const years: number[] = [];
	// One index lookup per year: the newest item before the year that was found last.
	for (let before = new Date("9999-01-01T00:00:00Z"); ; ) {
		const [row] = await query<{ at: string | Date }>(sql`
			SELECT published_at AS at FROM ${tableOf(kind)} WHERE published_at < ${before.toISOString()} AND ${isPublishedNow()}
			ORDER BY published_at DESC LIMIT 1`);
		if (!row) return years;
		const year = yearOf(new Date(row.at));
		years.push(year);
		[before] = yearBounds(year);
	}
}

/** @returns the kinds with notices, in the order of lib/bengali/notice-kinds */
export async function getNoticeKinds(): Promise<NoticeKind[]> {
	"use cache";
	tagged("notices");
	const found = await Promise.all(
		noticeKinds.map((noticeKind) => query<Id>(idsOfPage("notice", { noticeKind }, 1, 1))),
	);
	return noticeKinds.filter((_, index) => found[index]?.length);
}
