/** How the menu's entries share one line on wide screens. */
import { menuText } from "@/lib/bengali/site";
import type { MenuEntry } from "./shapes";

/** A line of the menu: one entry alone, or several below a name. */
export type MenuPart = { name: string | null; entries: MenuEntry[] };

/** More than these do not fit into one line of 960 px. */
const mostParts = 9;

/**
 * @param entries in menu order; a group stands where its first entry stands
 * @returns the parts of the menu's line; what does not fit stands together in a last group
 */
export function menuParts(entries: (MenuEntry & { group: string | null })[]): MenuPart[] {
	const parts: MenuPart[] = [];
	for (const { group, ...entry } of entries) {
		const known = group === null ? undefined : parts.find(({ name }) => name === group);
		if (known) known.entries.push(entry);
		else parts.push({ name: group, entries: [entry] });
	}
	if (parts.length <= mostParts) return parts;
	const rest = parts.splice(mostParts - 1).flatMap((part) => part.entries);
	return [...parts, { name: menuText.more, entries: rest }];
}
