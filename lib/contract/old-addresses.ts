/**
 * Addresses of the site that the school had before (lib/tools/moving-in), in the one spelling in which they are stored and
 * looked up: WordPress has several for each record, and browsers and search engines ask for them in several encodings.
 */
import { normalise } from "@/lib/bengali/normalise";
import { otherSpellings, routeTable } from "./route-table.js";

/** Longest address that is stored, in characters; no longer one is looked up. */
const longestOldAddress = 500;

/** Parameters with which WordPress names a record: a post, a page, a file, a category. */
const numbers = ["p", "page_id", "attachment_id", "cat"] as const;

function decode(path: string): string | null {
	try {
		return decodeURIComponent(path);
	} catch {
		return null;
	}
}

/**
 * @param url path and query
 * @returns the path decoded, in NFC, without a slash at its end, and of the query only what names a record:
 * `/2024/05/slug`, `/?p=123`; null for what no record had
 */
export function oldAddressOf(url: string): string | null {
	if (url.length > longestOldAddress * 9) return null;
	const [given = "", query = ""] = url.replace(/#.*$/s, "").split(/\?(.*)/s);
	const decoded = decode(given);
	if (!decoded?.startsWith("/") || /\p{Cc}/u.test(decoded)) return null;
	const path = normalise(decoded)
		.replace(/\/{2,}/g, "/")
		.replace(/^\/index\.php(?=\/|$)/, "")
		.replace(/\/$/, "");
	const asked = new URLSearchParams(query);
	const number = numbers.find((name) => /^\d{1,10}$/.test(asked.get(name) ?? ""));
	const address = number ? `${path}/?${number}=${Number(asked.get(number))}` : path || "/";
	return address.length <= longestOldAddress ? address : null;
}

/** @returns the address as a link has it, with all signs of a URL in its path encoded */
export function urlOfOld(address: string): string {
	const query = /\?[a-z_]+=\d+$/.exec(address)?.[0] ?? "";
	const path = address.slice(0, address.length - query.length);
	return path.split("/").map(encodeURIComponent).join("/") + query;
}

/** The folder of WordPress's uploads, in a path. */
export const uploadsFolder = /\/wp-content\/uploads\//;

/**
 * @param address see {@link oldAddressOf}
 * @returns what may be stored of it: itself; the record whose feed, comments or later page it is; the picture of which it
 * is a smaller size
 */
export function spellingsOf(address: string): string[] {
	const found = new Set([address]);
	found.add(address.replace(/\/(?:feed|amp|embed|(?:page\/|comment-page-)\d{1,4})$/, "") || "/");
	if (uploadsFolder.test(address)) {
		const whole = address.replace(/-\d{1,5}x\d{1,5}(?=\.\w{2,5}$)/, "");
		const original = whole.replace(/-scaled(?=\.\w{2,5}$)/, "");
		for (const one of [whole, original, original.replace(/(?=\.\w{2,5}$)/, "-scaled")]) found.add(one);
	}
	return [...found];
}

const literal = (text: string) => text.replaceAll(/[.*+?^${}()|\\]/g, "\\$&");

const patternOf = (path: string) =>
	path
		.split("/")
		.map((part) => {
			if (part.startsWith("[[...")) return "?.*";
			if (part.startsWith("[...")) return ".+";
			return part.startsWith("[") ? "[^/]+" : literal(part);
		})
		.join("/");

const isOfRecord = (row: (typeof routeTable)[number]) => "record" in row;
const patterns = routeTable.filter((row) => !isOfRecord(row)).map(({ path }) => patternOf(path));
const own = new RegExp(`^(?:${patterns.join("|")})$`);

/**
 * @returns whether the path is one of this site's own, for which nothing old is looked up or stored; not of a record or
 * the page of a list, which may be missing
 */
export const isOwnPath = (path: string): boolean => own.test(path) || path in otherSpellings;
