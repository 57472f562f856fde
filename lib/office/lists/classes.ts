/** Classes by their names in a file. */
import "server-only";
import { classKey } from "@/lib/bengali/class-names";
import { nameKey } from "./cells";
import { groupBy } from "./people";

/** @returns a function that finds a class by its name, however it is written; a class's own name goes before */
export function classFinder(classes: readonly { id: number; name: string }[]): (text: string) => number | undefined {
	const own = new Map(classes.map(({ id, name }) => [nameKey(name), id]));
	const keys = groupBy(classes, ({ name }) => classKey(name));
	return (text) => {
		const [found, ...others] = keys.get(classKey(text)) ?? [];
		return own.get(nameKey(text)) ?? (others.length === 0 ? found?.id : undefined);
	};
}
