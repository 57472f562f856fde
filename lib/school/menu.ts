import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import type { MenuEntry } from "@/lib/contract/shapes";
import { records } from "./query";

/** An entry as in the API, and the name of its submenu on wide screens. */
type GroupedMenuEntry = MenuEntry & { group: string | null };

/** @returns the menu's entries, in menu order */
export async function getMenu(): Promise<GroupedMenuEntry[]> {
	"use cache";
	tagged("menu-entries");
	const payload = await records();
	const found = await payload.find({ collection: "menu-entries", sort: "_order", pagination: false, depth: 0 });
	return found.docs.map(({ id, name, link, group }) => ({ id, name, link, group: group || null }));
}
