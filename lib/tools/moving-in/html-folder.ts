/**
 * Reads a folder of HTML pages with their pictures and files, as a site that was made by hand has, or one that was
 * copied with a program. Links out of the folder are not followed.
 */
import { readdir, readFile, stat } from "node:fs/promises";
import path from "node:path";
import { Parser } from "htmlparser2";
import { oldAddressOf } from "@/lib/contract/old-addresses";
import {
	type Left,
	longestText,
	longestTexts,
	mostThings,
	NotReadable,
	type OldFile,
	type OldMenuEntry,
	type OldRecord,
	type OldSite,
} from "./old-site";
import { plainText } from "./plain-text";
import { movingInText } from "./text";

const { refused } = movingInText;

/** Pages have no address of their own but the place in the folder. */
const home = "http://old-site.invalid";

const page = /\.html?$/i;
const picture = /\.(jpe?g|png|webp|avif|gif)$/i;
const attachment = /\.pdf$/i;

/** What each page repeats; its links are read for the menu. */
const frame = new Set(["nav", "header", "footer", "aside", "script", "style", "head", "noscript", "template"]);

type Found = {
	title: string;
	heading: string;
	date: string;
	charset: string;
	/** HTML of the element with the content: `main`, `article`, or the body without its frame. */
	html: string;
	links: { name: string; link: string }[];
};

const escapeText = (text: string) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
const escapeValue = (text: string) => escapeText(text).replaceAll('"', "&quot;");

/** Divides a page into its content and its frame. */
function divide(source: string): Found {
	const found: Found = { title: "", heading: "", date: "", charset: "", html: "", links: [] };
	const hasMain = /<(main|article)[\s>]/i.exec(source.replace(/<!--.*?-->/gs, ""))?.[1]?.toLowerCase();
	let inMain = 0;
	let inFrame = 0;
	let text: "title" | "heading" | null = null;
	let link: { name: string; link: string } | null = null;
	const isContent = () => inFrame === 0 && (!hasMain || inMain > 0);
	// Those of the content have its title and date, or who has signed it.
	const isFrame = (name: string) => frame.has(name) && !(inMain > 0 && /^(?:header|footer)$/.test(name));
	const parser = new Parser({
		onopentag: (name, attributes) => {
			if (isFrame(name)) inFrame += 1;
			if (name === hasMain) inMain += 1;
			if (name === "meta") readMeta(found, attributes);
			if (name === "time" && isContent()) found.date ||= attributes.datetime ?? "";
			if (name === "title") text = "title";
			// Of the page; a record has its title beside its text.
			else if (name === "h1" && isContent() && !found.heading) text = "heading";
			else if (isContent()) {
				const given = Object.entries(attributes).map(([key, value]) => ` ${key}="${escapeValue(value)}"`);
				found.html += `<${name}${given.join("")}>`;
			}
			if (name === "a" && inFrame > 0 && attributes.href && found.links.length < 200)
				link = { name: "", link: attributes.href.slice(0, 2000) };
		},
		ontext: (words) => {
			if (text) found[text] += words;
			else if (isContent()) found.html += escapeText(words);
			if (link) link.name += words;
		},
		onclosetag: (name) => {
			if (name === "a" && link) {
				found.links.push(link);
				link = null;
			}
			if ((name === "title" && text === "title") || (name === "h1" && text === "heading")) text = null;
			else if (isContent() && !["br", "img", "hr"].includes(name)) found.html += `</${name}>`;
			if (isFrame(name)) inFrame = Math.max(0, inFrame - 1);
			if (name === hasMain) inMain = Math.max(0, inMain - 1);
		},
	});
	parser.end(source);
	return found;
}

function readMeta(found: Found, attributes: Record<string, string>): void {
	const { name = "", property = "", content = "", charset } = attributes;
	const written = charset ?? /charset=([\w-]+)/i.exec(content)?.[1];
	if (written) found.charset ||= written.toLowerCase();
	if (property === "article:published_time" || name === "date") found.date ||= content;
}

/** @returns ISO 8601, or null; without an offset it is Bangladesh's time, without a time that can be read its day */
function dateOf(written: string): string | null {
	const [, day, time = "00:00", offset] = /^\s*(\d{4}-\d\d-\d\d)(?:[T ]([\d:.]+))?\s*(\S*)/i.exec(written) ?? [];
	const moment = Date.parse(`${day}T${time}${offset || "+06:00"}`) || Date.parse(`${day}T00:00+06:00`);
	return moment >= Date.UTC(1990, 0) && moment < Date.UTC(2100, 0) ? new Date(moment).toISOString() : null;
}

/** @returns path, from the folder, with slashes, of each file; links and hidden files are passed over */
async function namesIn(folder: string): Promise<string[]> {
	const found: string[] = [];
	const open = [""];
	for (let at = open.pop(); at !== undefined; at = open.pop()) {
		for (const entry of await readdir(path.join(folder, at), { withFileTypes: true })) {
			const name = at ? `${at}/${entry.name}` : entry.name;
			if (entry.name.startsWith(".")) continue;
			if (entry.isDirectory()) open.push(name);
			else if (entry.isFile()) found.push(name);
			if (found.length + open.length > mostThings) throw new NotReadable(refused.many(mostThings));
		}
	}
	return found.sort();
}

const pathOf = (name: string) => `/${name.normalize("NFC")}`;
const urlOf = (name: string) => `/${name.split("/").map(encodeURIComponent).join("/")}`;

/** Addresses of a page: with its ending, without it, and of an index its folder. */
function addressesOf(name: string): string[] {
	const url = urlOf(name);
	const bare = url.replace(page, "");
	const all = [url, bare, ...(/\/index$/i.test(bare) ? [bare.slice(0, -"index".length)] : [])];
	return [...new Set(all.flatMap((link) => oldAddressOf(link) ?? []))].filter((address) => address !== "/");
}

/** A folder whose pages are notices rather than pages of the site. */
const ofNotices = /(^|\/)(notices?|news|নোটিশ)(\/|-|_)/i;

/** @throws NotReadable for a folder without pages */
export async function readHtmlFolder(folder: string): Promise<OldSite> {
	const left: Left[] = [];
	const records: OldRecord[] = [];
	const files: OldFile[] = [];
	let menu: OldMenuEntry[] = [];
	let kept = 0;
	for (const name of await namesIn(folder)) {
		if (!page.test(name)) {
			if (picture.test(name) || attachment.test(name)) files.push(fileOf(name));
			else if (!/\.(css|js|map|woff2?|ttf|eot|ico)$/i.test(name)) left.push({ why: "fileKind", of: name });
			continue;
		}
		const place = path.join(folder, name);
		if ((await stat(place)).size > longestText) {
			left.push({ why: "long", of: name });
			continue;
		}
		const source = decode(await readFile(place));
		const found = source === null ? null : divide(source);
		if (!found || (found.charset && !/^utf-?8$/.test(found.charset))) {
			left.push({ why: "sign", of: name, more: found?.charset ?? "" });
			continue;
		}
		kept += found.html.length;
		if (kept > longestTexts) throw new NotReadable(refused.long);
		if (menu.length === 0 || name === "index.html") menu = menuOf(found, name) ?? menu;
		records.push(recordOf(name, found));
	}
	if (records.length === 0) throw new NotReadable(refused.noPages);
	const byPath = new Map(files.map(({ path }) => [path, path]));
	return { homes: [home], records, files, fileOf: (address) => byPath.get(address), menu, lists: [], left, folder };
}

function decode(bytes: Buffer): string | null {
	try {
		return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
	} catch {
		return null;
	}
}

function fileOf(name: string): OldFile {
	const title = path.parse(name).name.normalize("NFC").replaceAll(/[-_]+/g, " ").trim() || name;
	const address = oldAddressOf(urlOf(name));
	return { origin: `folder /${name}`, path: pathOf(name), addresses: address ? [address] : [], title, alt: title };
}

function recordOf(name: string, found: Found): OldRecord {
	const date = dateOf(found.date);
	return {
		kind: ofNotices.test(name) ? "post" : "page",
		origin: `folder /${name}`,
		addresses: addressesOf(name),
		title: plainText(escapeText(found.heading)) || plainText(escapeText(found.title)),
		...{
			date,
			html: found.html,
			isPlain: false,
			excerpt: "",
			categories: [],
			isPinned: false,
			files: [],
			gallery: [],
			attached: [],
		},
	};
}

/** The links of a page's frame, as addresses. */
function menuOf({ links }: Found, name: string): OldMenuEntry[] | null {
	const entries = links.flatMap((link) => {
		const words = plainText(escapeText(link.name));
		const isLink = words && URL.canParse(link.link, home + urlOf(name)) && !link.link.startsWith("#");
		return isLink ? [{ menu: "", name: words, link: new URL(link.link, home + urlOf(name)).href, depth: 0 }] : [];
	});
	return entries.length > 0 ? entries : null;
}
