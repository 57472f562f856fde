/**
 * Reads an export of WordPress (WXR 1.0 to 1.2, Tools → Export), which is XML. The file is untrusted: it is read as a
 * stream, definitions of entities are refused, and each value is checked before it is used.
 */
import { createReadStream } from "node:fs";
import { stat } from "node:fs/promises";
import { Parser } from "htmlparser2";
import { z } from "zod";
import { movingInText } from "@/lib/bengali/moving-in";
import { oldAddressOf, uploadsFolder } from "@/lib/contract/old-addresses";
import {
	type Left,
	longestText,
	longestTexts,
	momentOf,
	mostThings,
	NotReadable,
	type OldFile,
	type OldMenuEntry,
	type OldRecord,
	type OldSite,
} from "./old-site";
import { cleanText, plainText } from "./plain-text";

const { refused } = movingInText;

/** Bytes of the file. */
export const largestExport = 200 * 1024 * 1024;

/** An element of the export whose children are wanted, as text by name. */
type Raw = { fields: Record<string, string>; categories: { domain: string; slug: string; name: string }[] } & {
	meta: Record<string, string>;
	comments: number;
};

const newRaw = (): Raw => ({ fields: {}, categories: [], meta: {}, comments: 0 });

const line = z.string().transform((text) => cleanText(text).trim());
const number = z.string().regex(/^\d{1,10}$/);

/** What every item must have; the rest is looked at by its type. */
const item = z.object({
	"wp:post_id": number,
	"wp:post_type": z.string().regex(/^[\w-]{1,60}$/),
	"wp:status": z.string().regex(/^[\w-]{1,60}$/),
	guid: line.pipe(z.string().min(1).max(2000)),
	link: line.pipe(z.string().max(4000)).default(""),
	title: z.string().default(""),
	"content:encoded": z.string().default(""),
	"excerpt:encoded": z.string().default(""),
	"wp:post_date": z.string().default(""),
	"wp:post_date_gmt": z.string().default(""),
	"wp:post_password": z.string().default(""),
	"wp:post_parent": number.catch("0"),
	"wp:menu_order": z.coerce.number().int().catch(0),
	"wp:is_sticky": z.string().default("0"),
	"wp:attachment_url": line.pipe(z.string().max(4000)).default(""),
});
type Item = z.output<typeof item> & Omit<Raw, "fields">;

/** Fields of the channel, of an item and of its parts that are read; all others are passed over. */
const wanted = new Set([
	...Object.keys(item.shape),
	...["wp:wxr_version", "wp:base_site_url", "wp:base_blog_url", "wp:meta_key", "wp:meta_value"],
	...["wp:term_id", "wp:category_nicename", "wp:category_parent", "wp:cat_name", "category"],
]);

const parts = new Set(["item", "wp:category", "wp:term", "wp:postmeta", "wp:comment", "wp:termmeta", "wp:author"]);

type Channel = { fields: Record<string, string>; items: Raw[]; terms: Record<string, string>[] };

/** Collects the elements of the file. */
class Reader {
	readonly channel: Channel = { fields: {}, items: [], terms: [] };
	readonly #open: string[] = [];
	#part: Record<string, string> | null = null;
	#item: Raw | null = null;
	#field: { name: string; attributes: Record<string, string> } | null = null;
	#text = "";
	#kept = 0;

	open(name: string, attributes: Record<string, string>) {
		if (this.#open.length === 0 && name !== "rss") throw new NotReadable(refused.notExport);
		this.#open.push(name);
		if (this.#open.length > 50) throw new NotReadable(refused.notExport);
		if (name === "item") this.#item = newRaw();
		else if (parts.has(name)) this.#part = {};
		else if (wanted.has(name) && !this.#field) {
			this.#field = { name, attributes };
			this.#text = "";
		}
		if (this.channel.items.length > mostThings) throw new NotReadable(refused.many(mostThings));
	}

	text(text: string) {
		if (!this.#field) return;
		// One character more than is allowed shows that it is too long.
		this.#text += text.slice(0, Math.max(0, longestText + 1 - this.#text.length));
	}

	close(name: string) {
		this.#open.pop();
		if (this.#field?.name === name) this.#closeField(this.#field);
		else if (name === "item" && this.#item) {
			this.channel.items.push(this.#item);
			this.#item = null;
		} else if (parts.has(name)) this.#closePart(name);
	}

	#closeField({ name, attributes }: { name: string; attributes: Record<string, string> }) {
		const text = this.#text;
		this.#field = null;
		this.#text = "";
		this.#kept += text.length;
		if (this.#kept > longestTexts) throw new NotReadable(refused.long);
		if (this.#part) this.#part[name] = text;
		else if (!this.#item) this.channel.fields[name] ??= text;
		else if (name !== "category") this.#item.fields[name] = text;
		else if (this.#item.categories.length < 100)
			this.#item.categories.push({
				...{ domain: attributes.domain ?? "", slug: attributes.nicename ?? "", name: text },
			});
	}

	#closePart(name: string) {
		const part = this.#part ?? {};
		this.#part = null;
		if (name === "wp:comment" && this.#item) this.#item.comments += 1;
		else if (name === "wp:postmeta" && this.#item) {
			const { "wp:meta_key": key = "", "wp:meta_value": value = "" } = part;
			if (metaKeys.has(key)) this.#item.meta[key] = value;
		} else if (name === "wp:category" && this.channel.terms.length < mostThings) this.channel.terms.push(part);
	}
}

/** The facts beside a record that are read; plugins store hundreds. */
const metaKeys = new Set([
	...["_thumbnail_id", "_wp_attachment_image_alt"],
	...["_menu_item_type", "_menu_item_menu_item_parent", "_menu_item_object_id", "_menu_item_object", "_menu_item_url"],
]);

/** @returns the elements of the file. @throws NotReadable */
async function readChannel(file: string): Promise<Channel> {
	if ((await stat(file)).size > largestExport) throw new NotReadable(refused.large(largestExport));
	const reader = new Reader();
	const parser = new Parser(
		{
			onopentag: (name, attributes) => reader.open(name, attributes),
			ontext: (text) => reader.text(text),
			onclosetag: (name, isImplied) => {
				// WordPress itself breaks off when the server ends it, and a download may be cut.
				if (isImplied && (name === "rss" || name === "item")) throw new NotReadable(refused.cut);
				reader.close(name);
			},
			onprocessinginstruction: (name) => {
				// An export has none; its entities could be larger than any memory.
				if (/^!(doctype|entity|element)/i.test(name)) throw new NotReadable(refused.doctype);
			},
		},
		{ xmlMode: true },
	);
	const decoder = new TextDecoder("utf-8", { fatal: true });
	try {
		for await (const bytes of createReadStream(file)) parser.write(decoder.decode(bytes, { stream: true }));
		decoder.decode();
	} catch (error) {
		if ((error as { code?: string }).code === "ERR_ENCODING_INVALID_ENCODED_DATA")
			throw new NotReadable(refused.encoding);
		throw error;
	}
	parser.end();
	if (!/^1\.[0-2]$/.test(reader.channel.fields["wp:wxr_version"] ?? "")) throw new NotReadable(refused.notExport);
	return reader.channel;
}

/** Kinds of WordPress's own that are nothing to read, and are not named. */
const silent = new Set(["revision", "customize_changeset", "oembed_cache", "user_request"]);
/** How the old site looks. */
const looks = new Set(["custom_css", "wp_global_styles", "wp_template", "wp_template_part", "wp_font_face"]);

/** @returns path and query of an address of the old site; null for another's */
function ownUrl(address: string, homes: readonly string[]): string | null {
	const isOwn = homes.some((home) => address.startsWith(home) && /^(?:[/?]|$)/.test(address.slice(home.length)));
	if (!isOwn || !URL.canParse(address)) return null;
	const { pathname, search } = new URL(address);
	return pathname + search;
}

function homesOf({ fields }: Channel): string[] {
	const given = [fields["wp:base_blog_url"], fields["wp:base_site_url"], fields.link];
	const read = z.array(z.url({ protocol: /^https?$/ })).safeParse(given.filter(Boolean));
	if (!read.success || read.data.length === 0) throw new NotReadable(refused.notExport);
	const found = read.data.flatMap((one) => {
		const home = one.replace(/\/+$/, "");
		const bare = home.replace(/^(https?:\/\/)www\./, "$1");
		const hosts = [home, bare, bare.replace("://", "://www.")];
		return hosts.flatMap((host) => [host, host.replace(/^http:/, "https:"), host.replace(/^https:/, "http:")]);
	});
	return [...new Set(found)];
}

/** Collects what becomes of the items. */
class Sorter {
	readonly left: Left[] = [];
	readonly records: OldRecord[] = [];
	readonly files: OldFile[] = [];
	readonly byNumber = new Map<string, OldFile>();
	readonly titles = new Map<string, { title: string; link: string }>();
	readonly menuItems: Item[] = [];
	/** Entries of the menus of themes that are made of blocks. */
	readonly blockMenu: OldMenuEntry[] = [];
	readonly #homes: string[];
	readonly #attached = new Map<string, string[]>();

	constructor(homes: string[]) {
		this.#homes = homes;
	}

	leave(why: Left["why"], of: string, more?: string) {
		this.left.push({ why, of, ...(more !== undefined && { more }) });
	}

	add(raw: Raw) {
		const read = item.safeParse(raw.fields);
		const named = plainText((raw.fields.title ?? "").slice(0, 2000)) || (raw.fields["wp:post_id"] ?? "?").slice(0, 20);
		if (!read.success)
			return this.leave("unread", named, read.error.issues.map(({ path }) => path.join(".")).join(", "));
		const one: Item = { ...read.data, categories: raw.categories, meta: raw.meta, comments: raw.comments };
		const type = one["wp:post_type"];
		this.titles.set(one["wp:post_id"], { title: named, link: one.link });
		if (one.comments > 0) this.leave("comments", named, String(one.comments));
		if (type === "attachment") this.#addFile(one, named);
		else if (type === "nav_menu_item") this.menuItems.push(one);
		else if (type === "wp_navigation") this.blockMenu.push(...blockMenuOf(one, named));
		else if (type === "post" || type === "page") this.#addRecord(one, type, named);
		else if (looks.has(type)) this.leave("settings", named, type);
		else if (!silent.has(type)) this.leave("kind", named, type);
	}

	/** A repeated export has the same numbers, and the same address of birth even if the site has moved. */
	#originOf = ({ guid, "wp:post_id": id }: Item) => `wordpress ${id} ${guid}`;

	#addressesOf(one: Item, more: string[]): string[] {
		const own = [one.link, one.guid].flatMap((address) => ownUrl(address, this.#homes) ?? []);
		return [...new Set([...own, ...more].flatMap((url) => oldAddressOf(url) ?? []))];
	}

	#addFile(one: Item, title: string) {
		const url = one["wp:attachment_url"] || one.guid;
		const own = ownUrl(url, this.#homes);
		const path = own && oldAddressOf(own);
		if (!path || !uploadsFolder.test(path)) return this.leave("foreignPicture", title, url.slice(0, 300));
		const id = one["wp:post_id"];
		const alt = plainText((one.meta._wp_attachment_image_alt ?? "").slice(0, 2000));
		const addresses = this.#addressesOf(one, [own, `/?attachment_id=${id}`, `/?p=${id}`]);
		const file = { origin: this.#originOf(one), path, addresses, title, alt: alt || title };
		this.files.push(file);
		this.byNumber.set(id, file);
		const parent = one["wp:post_parent"];
		if (!/\.(jpe?g|png|webp|avif|gif)$/i.test(path)) return;
		const attached = this.#attached.get(parent) ?? [];
		attached.push(id);
		this.#attached.set(parent, attached);
	}

	#addRecord(one: Item, kind: "post" | "page", named: string) {
		const { "wp:status": status, "content:encoded": html, "excerpt:encoded": excerpt } = one;
		if (one["wp:post_password"]) return this.leave("closed", named, "password");
		if (status !== "publish" && status !== "future") return this.leave("closed", named, status);
		if (html.length > longestText || excerpt.length > longestText) return this.leave("long", named);
		const id = one["wp:post_id"];
		const date = momentOf(one["wp:post_date_gmt"], one["wp:post_date"]);
		if (!date) this.leave("date", named, one["wp:post_date"].slice(0, 40));
		if (status === "future") this.leave("scheduled", named, date ?? undefined);
		const thumbnail = one.meta._thumbnail_id;
		this.records.push({
			...{
				kind,
				origin: this.#originOf(one),
				title: plainText(one.title.slice(0, 2000)),
				date,
				html,
				excerpt: plainText(excerpt),
			},
			addresses: this.#addressesOf(one, kind === "page" ? [`/?page_id=${id}`, `/?p=${id}`] : [`/?p=${id}`]),
			isPlain: !html.includes("<!-- wp:"),
			categories: one.categories
				.filter(({ domain }) => domain === "category")
				.flatMap(({ slug, name }) => [plainText(name.slice(0, 300)), oldAddressOf(`/${slug}`)?.slice(1) ?? ""]),
			isPinned: one["wp:is_sticky"] === "1",
			files: thumbnail && /^\d{1,10}$/.test(thumbnail) ? [thumbnail] : [],
			gallery: [id],
		});
	}

	/** After all items: a gallery may come before its pictures. */
	attachedTo = (ids: string[]): string[] => ids.flatMap((id) => this.#attached.get(id) ?? []);
}

const navigationLink = z.object({ label: z.string().default(""), url: z.string().max(2000).default("") });

/** A menu of blocks has its entries as JSON in comments. */
function blockMenuOf(one: Item, menu: string): OldMenuEntry[] {
	let depth = 0;
	const marks = one["content:encoded"].matchAll(
		/<!-- (\/?)wp:navigation-(link|submenu) (\{[^\n]{0,5000}?\} )?(\/?)-->/g,
	);
	return [...marks].slice(0, 500).flatMap(([, end, kind, json, single]) => {
		if (end) {
			if (kind === "submenu") depth = Math.max(0, depth - 1);
			return [];
		}
		const read = navigationLink.safeParse(jsonOf(json ?? "{}"));
		const entry = read.success
			? [{ menu, name: plainText(read.data.label), link: cleanText(read.data.url), depth: Math.min(depth, 5) }]
			: [];
		if (kind === "submenu" && !single) depth += 1;
		return entry;
	});
}

function jsonOf(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/** The entries of all menus, in their order, with what they lead to. @param terms the categories */
function menuOf({ menuItems, titles, blockMenu }: Sorter, { terms }: Channel): OldMenuEntry[] {
	const categories = new Map(terms.map((term) => [term["wp:term_id"], term["wp:cat_name"] ?? ""]));
	const parents = new Map(menuItems.map((one) => [one["wp:post_id"], one.meta._menu_item_menu_item_parent ?? "0"]));
	const depthOf = (id: string): number => {
		let depth = 0;
		for (let at = parents.get(id); at && at !== "0" && depth < 5; at = parents.get(at)) depth += 1;
		return depth;
	};
	const sorted = menuItems.toSorted((one, other) => one["wp:menu_order"] - other["wp:menu_order"]);
	const items = sorted.map(({ meta, categories: menus, title, ...one }) => {
		const id = meta._menu_item_object_id ?? "";
		const target = meta._menu_item_type === "post_type" ? titles.get(id) : undefined;
		const isCategory = meta._menu_item_type === "taxonomy";
		const url = isCategory ? `?cat=${id}` : (meta._menu_item_url ?? "");
		const ofTarget = target?.title ?? (isCategory ? categories.get(id) : "");
		return {
			menu: plainText((menus[0]?.name ?? "").slice(0, 300)),
			name: plainText((title || ofTarget || "").slice(0, 2000)),
			link: cleanText(target?.link ?? url).slice(0, 2000),
			depth: depthOf(one["wp:post_id"]),
		};
	});
	return [...items, ...blockMenu];
}

/** Addresses of a category, of which this site's list of notices is what remains. */
function listsOf({ terms }: Channel): OldSite["lists"] {
	const parents = new Map(terms.map((term) => [term["wp:category_nicename"] ?? "", term["wp:category_parent"] ?? ""]));
	return terms.flatMap((term) => {
		const path = [term["wp:category_nicename"] ?? ""];
		for (let at = parents.get(path[0] ?? ""); at && path.length < 5; at = parents.get(at)) path.unshift(at);
		const urls = [`/category/${path.join("/")}`, `/?cat=${term["wp:term_id"]}`];
		return urls.flatMap((url) => {
			const address = path[0] ? oldAddressOf(url) : null;
			return address && address !== "/" ? [{ address, path: "/notices" }] : [];
		});
	});
}

/**
 * @param file name of the export
 * @throws NotReadable for what is no export of WordPress
 */
export async function readWxr(file: string): Promise<OldSite> {
	const channel = await readChannel(file);
	const homes = homesOf(channel);
	const sorter = new Sorter(homes);
	for (const raw of channel.items) sorter.add(raw);
	const { records, files, left, byNumber } = sorter;
	const byPath = new Map(files.map(({ path }) => [path, path]));
	return {
		...{ homes, files, left },
		records: records.map((one) => ({ ...one, gallery: sorter.attachedTo(one.gallery) })),
		fileOf: (reference) => byNumber.get(reference)?.path ?? byPath.get(reference),
		menu: menuOf(sorter, channel),
		lists: [...listsOf(channel), { address: "/feed", path: "/feed.xml" }],
	};
}
