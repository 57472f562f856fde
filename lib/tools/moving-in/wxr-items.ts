/** What becomes of the items of an export: records, files, entries of menus, and what stays behind. */
import { oldAddressOf, uploadsFolder } from "@/lib/contract/old-addresses";
import { type Left, longestText, momentOf, type OldFile, type OldMenuEntry, type OldRecord } from "./old-site";
import { plainText } from "./plain-text";
import { type Item, item, type Raw } from "./wxr-elements";
import { blockMenuOf } from "./wxr-menu";

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

/** Gets one item after the other. */
export class Sorter {
	readonly left: Left[] = [];
	readonly records: OldRecord[] = [];
	readonly files: OldFile[] = [];
	readonly byNumber = new Map<string, OldFile>();
	readonly titles = new Map<string, { title: string; link: string }>();
	readonly menuItems: Item[] = [];
	/** Entries of the menus of themes that are made of blocks. */
	readonly blockMenu: OldMenuEntry[] = [];
	readonly #homes: string[];
	readonly #attached = { pictures: new Map<string, string[]>(), documents: new Map<string, string[]>() };

	constructor(homes: string[]) {
		this.#homes = homes;
	}

	leave(why: Left["why"], title: string, more?: string) {
		this.left.push({ why, of: title, ...(more !== undefined && { more }) });
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

	#addressesOf(item: Item, more: string[]): string[] {
		const own = [item.link, item.guid].flatMap((address) => ownUrl(address, this.#homes) ?? []);
		return [...new Set([...own, ...more].flatMap((url) => oldAddressOf(url) ?? []))];
	}

	#addFile(item: Item, title: string) {
		const url = item["wp:attachment_url"] || item.guid;
		const own = ownUrl(url, this.#homes);
		const path = own && oldAddressOf(own);
		if (!path || !uploadsFolder.test(path)) return this.leave("foreignPicture", title, url.slice(0, 300));
		const id = item["wp:post_id"];
		const alt = plainText((item.meta._wp_attachment_image_alt ?? "").slice(0, 2000));
		const addresses = this.#addressesOf(item, [own, `/?attachment_id=${id}`, `/?p=${id}`]);
		const file = { origin: this.#originOf(item), path, addresses, title, alt: alt || title };
		this.files.push(file);
		this.byNumber.set(id, file);
		const parent = item["wp:post_parent"];
		const to = this.#attached[/\.(jpe?g|png|webp|avif|gif)$/i.test(path) ? "pictures" : "documents"];
		to.set(parent, [...(to.get(parent) ?? []), id]);
	}

	#addRecord(item: Item, kind: "post" | "page", named: string) {
		const { "wp:status": status, "content:encoded": html, "excerpt:encoded": excerpt } = item;
		if (item["wp:post_password"]) return this.leave("closed", named, "password");
		if (status !== "publish" && status !== "future") return this.leave("closed", named, status);
		if (html.length > longestText || excerpt.length > longestText) return this.leave("long", named);
		const id = item["wp:post_id"];
		const date = momentOf(item["wp:post_date_gmt"], item["wp:post_date"]);
		if (!date) this.leave("date", named, item["wp:post_date"].slice(0, 40));
		if (status === "future") this.leave("scheduled", named, date ?? undefined);
		const thumbnail = item.meta._thumbnail_id;
		this.records.push({
			...{
				kind,
				origin: this.#originOf(item),
				title: plainText(item.title.slice(0, 2000)),
				date,
				html,
				excerpt: plainText(excerpt),
			},
			addresses: this.#addressesOf(item, kind === "page" ? [`/?page_id=${id}`, `/?p=${id}`] : [`/?p=${id}`]),
			isPlain: !html.includes("<!-- wp:"),
			categories: item.categories
				.filter(({ domain }) => domain === "category")
				.flatMap(({ slug, name }) => [plainText(name.slice(0, 300)), oldAddressOf(`/${slug}`)?.slice(1) ?? ""]),
			isPinned: item["wp:is_sticky"] === "1",
			files: thumbnail && /^\d{1,10}$/.test(thumbnail) ? [thumbnail] : [],
			...{ gallery: [id], attached: [id] },
		});
	}

	/** After all items: a record may come before its files. */
	attachedTo = (ids: string[], kind: "pictures" | "documents"): string[] =>
		ids.flatMap((id) => this.#attached[kind].get(id) ?? []);
}
