/** Classes by their names in a file. */
import "server-only";
import { toLatinDigits } from "@/lib/bengali/digits";
import { nameKey } from "./cells";

/** নার্সারি and কেজি come before the first class, so the class ৬ is the record 8. */
const classesBeforeFirst = 2;

/** @returns a function that finds a class by {@link nameKey} of its name, or by its number */
export function classFinder(classes: readonly { id: number; name: string }[]): (key: string) => number | undefined {
	const classIds = new Map(classes.map(({ id, name }) => [nameKey(name), id]));
	const known = new Set(classes.map(({ id }) => id));
	return (key) => {
		const latin = toLatinDigits(key);
		const numbered = /^\d{1,2}$/.test(latin) ? Number(latin) + classesBeforeFirst : 0;
		return classIds.get(key) ?? (known.has(numbered) && numbered > classesBeforeFirst ? numbered : undefined);
	};
}
