/** What is read of the site that the school had before, whatever it was made with. */
import { z } from "zod";
import type { Why } from "./text";

/** What does not come, or comes otherwise than it was. @property of title or address of what it is about. @property more what exactly, as it was in the old site */
export type Left = { why: Why; of: string; more?: string };

/** Names what of one record stays behind. */
export type Leave = (left: Omit<Left, "of">) => void;

/** Most records, files and entries of menus together. */
export const mostThings = 50_000;

/** Longest HTML of one text, in characters. */
export const longestText = 1_000_000;

/** Longest text of all, in characters: they are kept in memory. */
export const longestTexts = 60_000_000;

/** A post or a page. */
export type OldRecord = {
	kind: "post" | "page";
	/** Its address for ever, by which it is known when the import is repeated. */
	origin: string;
	/** Where it was found, as addresses of lib/contract/old-addresses. */
	addresses: string[];
	title: string;
	/** ISO 8601. */
	date: string | null;
	html: string;
	/** Text whose line breaks mean something, as in WordPress before its editor of blocks. */
	isPlain: boolean;
	excerpt: string;
	/** Names of its categories and their parts of addresses. */
	categories: string[];
	isPinned: boolean;
	/** Addresses of files that belong to it without being in its text, the most important first. */
	files: string[];
	/** Pictures of a gallery that names none. */
	gallery: string[];
	/** Documents that were uploaded to it. */
	attached: string[];
};

export type OldFile = {
	origin: string;
	/** The path at which it was served, decoded; by it the text names the file, and a folder has it. */
	path: string;
	addresses: string[];
	title: string;
	/** Text in place of a picture. */
	alt: string;
};

/** @param link address of the old site, or elsewhere. @param depth 0 for an entry of the bar */
export type OldMenuEntry = { menu: string; name: string; link: string; depth: number };

export type OldSite = {
	/** Its addresses, with http and https, without a slash at the end; the first is its home page. */
	homes: string[];
	records: OldRecord[];
	files: OldFile[];
	/** Number of a file, or its path → the file's path. */
	fileOf: (reference: string) => string | undefined;
	menu: OldMenuEntry[];
	/** Addresses of lists, and the path of this site that has them now. */
	lists: { address: string; path: string }[];
	left: Left[];
	/** The folder of its files, if it is a folder itself. */
	folder?: string;
};

/** The file is no export, or one that cannot be read: the message is for the operator. */
export class NotReadable extends Error {
	override name = "StartRefused";
}

const years = { from: Date.UTC(1990, 0), to: Date.UTC(2100, 0) };

/** A moment as WordPress writes it, in UTC or in the time of the school. */
const moment = z
	.string()
	.regex(/^\d{4}-\d{2}-\d{2}[ T]\d{2}:\d{2}:\d{2}$/)
	.transform((text) => text.replace(" ", "T"));

/**
 * @param utc `2024-05-01 03:00:00`; of a draft of WordPress all zeros
 * @param local the same in the time of Bangladesh, if there is no other
 * @returns ISO 8601, or null for what is no moment between 1990 and 2100
 */
export function momentOf(utc: string, local: string): string | null {
	for (const [text, zone] of [
		[utc, "Z"],
		[local, "+06:00"],
	] as const) {
		const read = moment.safeParse(text);
		const time = read.success ? Date.parse(read.data + zone) : Number.NaN;
		if (time >= years.from && time < years.to) return new Date(time).toISOString();
	}
	return null;
}
