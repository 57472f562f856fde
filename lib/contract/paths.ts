/** Addresses of the site's own pages and files. Names may hold any sign, so they are always encoded. */
import type { ItemKind } from "./educational";

/** Where each list stands (spec section 2). */
export const listPaths = { notice: "/notices", routine: "/routines", curriculum: "/curriculums" } as const;

/** The call that answers each list. */
export const listCalls = {
	notice: "/api/notices-get",
	routine: "/api/routines-get",
	curriculum: "/api/curriculums-get",
} as const;

export const itemPath = (kind: ItemKind, name: string) => `/educational/${kind}/${encodeURIComponent(name)}`;
export const contentPath = (name: string) => `/content/${encodeURIComponent(name)}`;

/** @param file the attachment's file name */
export const downloadPath = (file: string) => `/educational/notice-routine/${encodeURIComponent(file)}`;

/** @param page counted from 1; the first page has the list's own address */
export const listPath = (kind: ItemKind, page: number) => (page > 1 ? `${listPaths[kind]}/${page}` : listPaths[kind]);
