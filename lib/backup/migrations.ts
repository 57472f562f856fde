import type { DatabaseFacts } from "./manifest";
import { BackupRefused } from "./refused";

type Known = readonly { name: string }[];

/**
 * @param known this version's migrations of the same kind of database
 * @returns those that had run in the backed up database
 * @throws BackupRefused "newer" if one of them is unknown here
 */
export function migrationsOf<M extends Known>(known: M, { migrations }: DatabaseFacts): M[number][] {
	const unknown = migrations.find((name) => !known.some((migration) => migration.name === name));
	if (unknown) throw new BackupRefused("newer", unknown);
	return known.filter(({ name }) => migrations.includes(name));
}
