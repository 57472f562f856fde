/** Moves in the tree of the menu: entries, and groups with entries of their own. */

/** @property id of the stored record, null for a new one. @property key the same while it is moved and renamed */
export type Entry = { key: string; id: number | null; name: string; link: string };
export type Group = { key: string; name: string; entries: Entry[] };
export type Part = Entry | Group;

/** The tree in lines, a group's own before those of its entries. */
export type Line = { part: Part; group: Group | null };

export const isGroup = (part: Part): part is Group => "entries" in part;

export const linesOf = (parts: readonly Part[]): Line[] =>
	parts.flatMap((part): Line[] =>
		isGroup(part)
			? [{ part, group: null }, ...part.entries.map((entry) => ({ part: entry, group: part }))]
			: [{ part, group: null }],
	);

/** The reverse of {@link linesOf}: an entry stands in the group that its line names. */
function partsOf(lines: readonly Line[]): Part[] {
	const groups = new Map<string, Group>();
	const parts: Part[] = [];
	for (const { part, group } of lines) {
		const into = group && groups.get(group.key);
		if (into && !isGroup(part)) into.entries.push(part);
		else if (isGroup(part)) {
			if (groups.has(part.key)) continue;
			const made = { ...part, entries: [] };
			groups.set(part.key, made);
			parts.push(made);
		} else parts.push(part);
	}
	return parts;
}

/** @returns the list with the item at `from` at `to` */
function moved<T>(list: readonly T[], from: number, to: number): T[] {
	const rest = list.filter((_, index) => index !== from);
	const item = list[from];
	return item === undefined ? [...list] : [...rest.slice(0, to), item, ...rest.slice(to)];
}

const within = (list: readonly { key: string }[], key: string) => list.findIndex((entry) => entry.key === key);

/** Changes the list that the part with this key stands in: all parts, or the entries of a group. */
function inItsList(parts: readonly Part[], key: string, change: <T extends Part>(list: T[], index: number) => T[]) {
	const index = within(parts, key);
	if (index >= 0) return change([...parts], index);
	return parts.map((part) => {
		const at = isGroup(part) ? within(part.entries, key) : -1;
		return isGroup(part) && at >= 0 ? { ...part, entries: change(part.entries, at) } : part;
	});
}

/**
 * Moves a part one place among its neighbours.
 * @returns the same parts where there is none on that side
 */
export const step = (parts: readonly Part[], key: string, by: -1 | 1): Part[] =>
	inItsList(parts, key, (list, index) => {
		const to = index + by;
		return to < 0 || to >= list.length ? list : moved(list, index, to);
	});

/** @returns whether {@link step} would move it */
export function maySteps(parts: readonly Part[], { part, group }: Line): { up: boolean; down: boolean } {
	const list = group?.entries ?? parts;
	const index = within(list, part.key);
	return { up: index > 0, down: index < list.length - 1 };
}

export const removed = (parts: readonly Part[], key: string): Part[] =>
	inItsList(parts, key, (list, index) => list.filter((_, at) => at !== index));

/**
 * Puts an entry at the end of a group.
 * @param into key of the group, or null for the bar itself: there it comes behind the group that it leaves
 */
export function put(parts: readonly Part[], key: string, into: string | null): Part[] {
	const line = linesOf(parts).find(({ part }) => part.key === key);
	if (!line || isGroup(line.part) || (line.group?.key ?? null) === into) return [...parts];
	const entry = line.part;
	return removed(parts, key).flatMap((part) => {
		if (isGroup(part) && part.key === into) return [{ ...part, entries: [...part.entries, entry] }];
		return into === null && part.key === line.group?.key ? [part, entry] : [part];
	});
}

/**
 * Drops the part of one line at another. A group takes its entries along and stays out of other groups; an entry goes
 * into the group between whose lines it comes, and at a group's end it stays in or out as it was.
 */
export function dropped(parts: readonly Part[], from: number, to: number): Part[] {
	const lines = linesOf(parts);
	const line = lines[from];
	const target = lines[to];
	if (!line || !target || from === to) return [...parts];
	if (isGroup(line.part)) {
		const over = target.group ?? target.part;
		return moved(parts, within(parts, line.part.key), within(parts, over.key));
	}
	const order = moved(lines, from, to);
	const above = order[to - 1];
	const below = order[to + 1];
	const over = above && (isGroup(above.part) ? above.part : above.group);
	const isInside = over && (below?.group?.key === over.key || line.group?.key === over.key);
	order[to] = { part: line.part, group: isInside ? over : null };
	return partsOf(order);
}

export const renamed = <P extends Part>(parts: readonly Part[], key: string, change: Partial<P>): Part[] =>
	inItsList(parts, key, (list, index) => list.map((part, at) => (at === index ? { ...part, ...change } : part)));

/** An entry as the server stores and takes it. */
export type FlatEntry = { id?: number; name: string; link: string; group: string | null };

/** @returns the tree of entries in menu order; a group stands where its first entry does */
export function treeOf(entries: readonly (FlatEntry & { id: number })[]): Part[] {
	const groups = new Map<string, Group>();
	for (const { group: name } of entries)
		if (name) groups.set(name, { key: `group-${encodeURIComponent(name)}`, name, entries: [] });
	return partsOf(
		entries.flatMap(({ id, name, link, group: groupName }): Line[] => {
			const group = (groupName && groups.get(groupName)) || null;
			const line = { part: { key: `entry-${id}`, id, name, link }, group };
			return group ? [{ part: group, group: null }, line] : [line];
		}),
	);
}

/** The reverse of {@link treeOf}; groups without entries are left out. */
export const flatOf = (parts: readonly Part[]): FlatEntry[] =>
	linesOf(parts).flatMap(({ part, group }) =>
		isGroup(part)
			? []
			: [
					{
						...(part.id !== null && { id: part.id }),
						...{ name: part.name.trim(), link: part.link.trim(), group: group ? group.name.trim() || null : null },
					},
				],
	);
