/** The menus of an export: items with facts beside them, or, of themes that are made of blocks, one text each. */
import { z } from "zod";
import type { OldMenuEntry } from "./old-site";
import { cleanText, plainText } from "./plain-text";
import type { Channel, Item } from "./wxr-elements";

const navigationLink = z.object({ label: z.string().default(""), url: z.string().max(2000).default("") });

/** A menu of blocks has its entries as JSON in comments. */
export function blockMenuOf(item: Item, menu: string): OldMenuEntry[] {
	let depth = 0;
	const marks = item["content:encoded"].matchAll(
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

/** What {@link menuOf} needs of all items. */
type Found = {
	menuItems: Item[];
	/** By number. */
	titles: ReadonlyMap<string, { title: string; link: string }>;
	blockMenu: OldMenuEntry[];
};

/** @returns the entries of all menus, in their order, with what they lead to */
export function menuOf({ menuItems, titles, blockMenu }: Found, { terms }: Channel): OldMenuEntry[] {
	const categories = new Map(terms.map((term) => [term["wp:term_id"], term["wp:cat_name"] ?? ""]));
	const parents = new Map(
		menuItems.map((menuItem) => [menuItem["wp:post_id"], menuItem.meta._menu_item_menu_item_parent ?? "0"]),
	);
	const depthOf = (id: string): number => {
		let depth = 0;
		for (let at = parents.get(id); at && at !== "0" && depth < 5; at = parents.get(at)) depth += 1;
		return depth;
	};
	const sorted = menuItems.toSorted((a, b) => a["wp:menu_order"] - b["wp:menu_order"]);
	const items = sorted.map(({ meta, categories: menus, title, ...rest }) => {
		const id = meta._menu_item_object_id ?? "";
		const target = meta._menu_item_type === "post_type" ? titles.get(id) : undefined;
		const isCategory = meta._menu_item_type === "taxonomy";
		const url = isCategory ? `?cat=${id}` : (meta._menu_item_url ?? "");
		const ofTarget = target?.title ?? (isCategory ? categories.get(id) : "");
		return {
			menu: plainText((menus[0]?.name ?? "").slice(0, 300)),
			name: plainText((title || ofTarget || "").slice(0, 2000)),
			link: cleanText(target?.link ?? url).slice(0, 2000),
			depth: depthOf(rest["wp:post_id"]),
		};
	});
	return [...items, ...blockMenu];
}
