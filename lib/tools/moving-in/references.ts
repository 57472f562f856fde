/** Addresses and numbers of files in what is left out: attributes of shortcodes and of frames, settings of blocks. */
import { plainText } from "./plain-text";

/** Quotation marks that WordPress and editors make of straight ones. */
const curly = /[“”„″«»‘’‚′]/g;

/** Attributes by which plugins name a file of the library. */
const number = /(?:^|[\s"'{,[])(?:pdf|attachment|file|media|document)?_?ids?["']?\s*[=:]\s*["']?(\d{1,10})\b/gi;

const quoted = /"((?:[^"\\]|\\.){1,2000})"|'([^']{1,2000})'/g;
const looksLikeAddress = /^(?:https?:)?\/\/\S|^\/[^/\s]/i;

/** @returns what a value is in JSON: `https:\/\/` */
const unescaped = (value: string) =>
	value
		.replaceAll(/\\u([0-9a-f]{4})/gi, (_, code) => String.fromCharCode(Number.parseInt(code, 16)))
		.replaceAll("\\", "");

/**
 * @param written attributes or JSON, as they stand in the HTML
 * @returns the addresses in it, as they are written, and numbers of the old site's library
 */
export function referencesIn(written: string): { addresses: string[]; numbers: string[] } {
	const text = plainText(written.slice(0, 5000)).replaceAll(curly, '"');
	const values = [...text.matchAll(quoted)].map(([, double, single]) => unescaped(double ?? single ?? ""));
	const bare = text.replaceAll(quoted, " ").split(/[\s=<>[\]]+/);
	return {
		addresses: [...values, ...bare].map((value) => value.trim()).filter((value) => looksLikeAddress.test(value)),
		numbers: [...text.matchAll(number)].map(([, found = ""]) => found),
	};
}

/** @returns the address, and those of which a viewer makes a page: `viewer?url=…`, `viewer.html#file=…` */
export function withViewed(url: URL): URL[] {
	const given = [...url.searchParams.values(), ...new URLSearchParams(url.hash.slice(1)).values()];
	const viewed = given.flatMap((value) =>
		looksLikeAddress.test(value) && URL.canParse(value, url) ? [new URL(value, url)] : [],
	);
	return [url, ...viewed];
}

const uploads = "/wp-content/uploads/";
const host = /(?:^|[/=])((?:[a-z0-9-]+\.)+[a-z]{2,}|localhost)(?::\d+)?(?=\/|$)/gi;

/**
 * @returns host and path of the file of WordPress's uploads that the address names, also if it does so in its path or
 * query, as those of proxies of pictures: `i0.wp.com/school.example/wp-content/uploads/…`
 */
export function uploadIn(url: URL): { host: string; path: string } | null {
	let text = url.href;
	try {
		text = decodeURIComponent(text);
	} catch {
		// A percent sign that encodes nothing: as it is.
	}
	const at = text.lastIndexOf(uploads);
	if (at < 0) return null;
	const before = text.slice(0, at);
	const named = [...before.matchAll(host)].at(-1);
	if (!named?.[1]) return null;
	const folder = before.slice(named.index + named[0].length);
	const file = text.slice(at).replace(/[?#&].*$/s, "");
	return { host: named[1].toLowerCase(), path: folder + file };
}
