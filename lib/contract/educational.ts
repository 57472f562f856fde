/** Educational items: their kinds and the kinds of notices, as in paths, and the parts of their lists. */
import { noticeKindNames } from "@/lib/bengali/notice-kinds";
import { dayLength } from "./days";
import { listPaths, readPageNumber } from "./paths";

export const itemKinds = ["notice", "routine", "curriculum"] as const;
export type ItemKind = (typeof itemKinds)[number];

export const itemsPerPage = 10;

/** Days for which an item counts as new after its publication. */
export const newDays = 7;

/** @param created ISO 8601 @param now milliseconds since the epoch */
export const isNew = (created: string, now: number): boolean => now - Date.parse(created) < newDays * dayLength;

/** What a notice is about, as in its record and in paths. */
export type NoticeKind = keyof typeof noticeKindNames;

export const noticeKinds = Object.keys(noticeKindNames) as [NoticeKind, ...NoticeKind[]];

/** The kind of a notice for which staff choose none. */
export const defaultNoticeKind: NoticeKind = "general";

export const isNoticeKind = (text: string): text is NoticeKind => (noticeKinds as string[]).includes(text);

/** Number of pinned notices above the others: the newest of those that staff have pinned. */
export const maxPinned = 3;

/** A part of a list with an address of its own: the items of a calendar year, or the notices of a kind. */
export type Archive = { year: number } | { noticeKind: NoticeKind };

/** @param page from 1; page 1 has the archive's own path */
export function archivePath(kind: ItemKind, archive: Archive, page = 1): string {
	const part = "year" in archive ? `year/${archive.year}` : `kind/${archive.noticeKind}`;
	return `${listPaths[kind]}/${part}${page > 1 ? `/${page}` : ""}`;
}

/** @returns the archive that a path segment names, or null */
function readArchive(kind: ItemKind, by: string, part: string): Archive | null {
	if (by === "kind") return kind === "notice" && isNoticeKind(part) ? { noticeKind: part } : null;
	// Years of which lib/cms/collections/shown-dates accepts dates.
	return by === "year" && /^(19|2\d)\d\d$/.test(part) ? { year: Number(part) } : null;
}

/** What of a list has an address below its own: a later page, or a page of an archive. */
export type ListPart = { archive?: Archive; page: number };

/** @param parts segments below the list's path: `2`, `year/2026`, `kind/exam/3` @returns null for what no list has */
export function readListPart(kind: ItemKind, [first = "", part, number, ...rest]: readonly string[]): ListPart | null {
	const page = readPageNumber(number ?? first);
	if (part === undefined) return page ? { page } : null;
	const archive = readArchive(kind, first, part);
	if (!archive || rest.length > 0) return null;
	if (number === undefined) return { archive, page: 1 };
	return page ? { archive, page } : null;
}
