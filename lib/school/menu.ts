import "server-only";
import { tagged } from "@/lib/cms/cache-tags";
import type { MenuEntry } from "@/lib/contract/shapes";
import { records } from "./records";

/** @returns the menu's entries, in menu order */
export async function getMenu(): Promise<MenuEntry[]> {
	"use cache";
	tagged("menu-entries");
	const payload = await records();
	const found = await payload.find({ collection: "menu-entries", sort: "_order", pagination: false, depth: 0 });
	return found.docs.map(({ id, name, link }) => ({ id, name, link }));
}
