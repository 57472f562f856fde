/** Parts of the lists with an address of their own: the items of a calendar year, and the notices of a kind. */
import type { ItemKind } from "./educational";
import { isNoticeKind, type NoticeKind } from "./notice-kinds";
import { listPaths } from "./paths";

export type Archive = { year: number } | { noticeKind: NoticeKind };

/** @param page from 1; page 1 has the archive's own path */
export function archivePath(kind: ItemKind, archive: Archive, page = 1): string {
	const part = "year" in archive ? `year/${archive.year}` : `kind/${archive.noticeKind}`;
	return `${listPaths[kind]}/${part}${page > 1 ? `/${page}` : ""}`;
}

/** @returns the archive that a path segment names, or null */
export function readArchive(by: "year" | "kind", part: string): Archive | null {
	if (by === "kind") return isNoticeKind(part) ? { noticeKind: part } : null;
	// Years of which lib/cms/collections/shown-dates accepts dates.
	return /^(19|2\d)\d\d$/.test(part) ? { year: Number(part) } : null;
}
