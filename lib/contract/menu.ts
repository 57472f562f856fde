/** How the menu's entries share one line on wide screens. */
import { menuText } from "@/lib/bengali/site";
import type { MenuEntry } from "./shapes";

type Link = Pick<MenuEntry, "name" | "link">;

/** A part of the menu's line: an entry alone, or several below a name. */
export type MenuPart = Link | { name: string; entries: Link[] };

/** More than these do not fit into one line of 960 px. */
const mostParts = 9;

/**
 * @param entries in menu order; a group stands where its first entry stands
 * @returns the parts of the menu's line; what does not fit stands together in a last group
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
	if (parts.length <= mostParts) return parts;
	const rest = parts.splice(mostParts - 1).flatMap((part) => ("entries" in part ? part.entries : part));
	return [...parts, { name: menuText.more, entries: rest }];
}
