/** Arranges the menu's entries: in one line on wide screens, and which of them stand in the row of a phone. */
import { menuText } from "@/lib/bengali/navigation";
import type { PagePath } from "./routes";
import type { MenuEntry } from "./shapes";

/** `often`: stands in the row of a phone, the first also on a narrow one; its menu shows the others when it is opened. */
export type MenuLink = Pick<MenuEntry, "name" | "link"> & { often?: number };

/** An item of the menu bar: a link, or a named group of links. */
export type MenuPart = MenuLink | { name: string; entries: MenuLink[] };

/** Items that fit into one line of 960 px. */
export const maxParts = 9;

/** What most visitors come for. */
const mostUsed: readonly string[] = [
	"/notices",
	"/student-result",
	"/student/student-application-form",
	"/routines",
] satisfies PagePath[];

/** @returns the entries of the row, and of the foot of each page: one for each of the most used pages; for those that lack, the next of the menu */
export function oftenUsed<Entry extends MenuLink>(entries: Entry[]): Set<Entry> {
	const known = mostUsed.flatMap((path) => entries.find(({ link }) => link === path) ?? []);
	return new Set([...new Set([...known, ...entries])].slice(0, mostUsed.length));
}

/**
 * @param entries in menu order; a group takes the position of its first entry
 * @returns the items of the menu bar; those that do not fit are in a last group
 */
export function menuParts(entries: (MenuLink & { group: string | null })[]): MenuPart[] {
	const parts: MenuPart[] = [];
	const groups = new Map<string, MenuLink[]>();
	const often = [...oftenUsed(entries)];
	for (const entry of entries) {
		const { name, link, group } = entry;
		const one: MenuLink = { name, link, ...(often.includes(entry) && { often: often.indexOf(entry) + 1 }) };
		const known = group && groups.get(group);
		if (known) known.push(one);
		else if (group) {
			groups.set(group, [one]);
			parts.push({ name: group, entries: groups.get(group) ?? [] });
		} else parts.push(one);
	}
	if (parts.length <= maxParts) return parts;
	const rest = parts.splice(maxParts - 1).flatMap((part) => ("entries" in part ? part.entries : part));
	return [...parts, { name: menuText.more, entries: rest }];
}
