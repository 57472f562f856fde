/** Arranges the menu's entries in one line on wide screens. */
import { menuText } from "@/lib/bengali/navigation";
import type { MenuEntry } from "./shapes";

/** @returns whether an entry may have that link: a path of the site, or an address elsewhere */
export const isMenuLink = (link: string): boolean => /^(\/(?!\/)|https?:\/\/)/.test(link);

type Link = Pick<MenuEntry, "name" | "link">;

/** An item of the menu bar: a link, or a named group of links. */
export type MenuPart = Link | { name: string; entries: Link[] };

/** Items that fit into one line of 960 px. */
export const maxParts = 9;

/**
 * @param entries in menu order; a group takes the position of its first entry
 * @returns the items of the menu bar; those that do not fit are in a last group
 */
export function menuParts(entries: (Link & { group: string | null })[]): MenuPart[] {
	const parts: MenuPart[] = [];
	const groups = new Map<string, Link[]>();
	for (const { name, link, group } of entries) {
		const known = group && groups.get(group);
		if (known) known.push({ name, link });
		else if (group) {
			groups.set(group, [{ name, link }]);
			parts.push({ name: group, entries: groups.get(group) ?? [] });
		} else parts.push({ name, link });
	}
	if (parts.length <= maxParts) return parts;
	const rest = parts.splice(maxParts - 1).flatMap((part) => ("entries" in part ? part.entries : part));
	return [...parts, { name: menuText.more, entries: rest }];
}
