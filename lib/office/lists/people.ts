/** Finds people of a list among those that are known. */
import "server-only";
import { personNameKey } from "@/lib/bengali/search-words";

/** People with the same name and father's name are likely the same. */
export const personKey = (name: string | null, father: string | null): string =>
	`${personNameKey(name ?? "")}\n${personNameKey(father ?? "")}`;

/** @returns the items by key, without those whose key is null */
export function groupBy<T>(items: readonly T[], keyOf: (item: T) => string | null): Map<string, T[]> {
	const groups = new Map<string, T[]>();
	for (const item of items) {
		const key = keyOf(item);
		if (key === null) continue;
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
}
