/** Addresses of the site's own pages and files. Names may hold any sign, so they are always encoded. */
import type { ItemKind } from "./educational";

/**
 * Encodes what has a meaning in an address and leaves Bengali letters readable: browsers send them encoded all
 * the same, and nine bytes a letter would make the home page a third heavier.
 */
const encode = (name: string) =>
	encodeURIComponent(name).replace(/(?:%[89A-F][0-9A-F])+/g, (letters) => decodeURIComponent(letters));

/** Where each list stands (spec section 2). */
export const listPaths = { notice: "/notices", routine: "/routines", curriculum: "/curriculums" } as const;

export const itemPath = (kind: ItemKind, name: string) => `/educational/${kind}/${encode(name)}`;
export const contentPath = (name: string) => `/content/${encode(name)}`;

/** @param file the attachment's file name */
export const downloadPath = (file: string) => `/educational/notice-routine/${encode(file)}`;

/** @param page counted from 1; the first page has the list's own address */
export const listPath = (kind: ItemKind, page: number) => (page > 1 ? `${listPaths[kind]}/${page}` : listPaths[kind]);

/** A notice's short address. */
export const shortPath = (id: number) => `/n/${id}`;

/** The feed of notices. */
export const feedPath = "/feed.xml";

/** @returns the path in ASCII, as an address in a header must be */
export const asciiPath = (path: string): string => new URL(path, "http://site").pathname;

/** No page has this path: it answers as any unknown one does. */
export const missingPath = "/404";

/** @param year the year itself, 2025 and not its id; the newest has the page's own address */
export const sectionListPath = (year?: number) => (year === undefined ? "/section-list" : `/section-list/${year}`);

export const applicationPath = (number: number | string) => `/student/details/${number}`;

/** Behind an application's address: print it as soon as it is there. */
export const printHash = "#print";

/** Folders of spec section 3 under which uploaded files are served. */
export const pictureFolders = ["slider", "profile", "routine", "image_content"] as const;
export type PictureFolder = (typeof pictureFolders)[number];

export const picturePath = (folder: PictureFolder, file: string) => `/image/${folder}/${encode(file)}`;

/** @param file the name that a call told for a student's picture */
export const studentPicturePath = (file: string) => `/image/student/${encode(file)}`;
