/** Finds people of a list among those that are known. */
import "server-only";
import { classKey } from "@/lib/bengali/class-names";
import { personNameKey } from "@/lib/bengali/search-words";
import { nameKey } from "./cells";

/** People with the same name and father's name are likely the same. */
export const personKey = (name: string | null, father: string | null): string =>
	`${personNameKey(name ?? "")}\n${personNameKey(father ?? "")}`;

/** @returns the items by key, without those whose key is null */
export function groupBy<T, K = string>(items: readonly T[], keyOf: (item: T) => K | null): Map<K, [T, ...T[]]> {
	const groups = new Map<K, [T, ...T[]]>();
	for (const item of items) {
		const key = keyOf(item);
		if (key === null) continue;
		const group = groups.get(key);
		if (group) group.push(item);
		else groups.set(key, [item]);
	}
	return groups;
}

/** @returns a function that finds a class by its name, however it is written; a class's own name goes before */
export function classFinder(classes: readonly { id: number; name: string }[]): (text: string) => number | undefined {
	const own = new Map(classes.map(({ id, name }) => [nameKey(name), id]));
	const keys = groupBy(classes, ({ name }) => classKey(name));
	return (text) => {
		const [found, ...others] = keys.get(classKey(text)) ?? [];
		return own.get(nameKey(text)) ?? (others.length === 0 ? found?.id : undefined);
	};
}
