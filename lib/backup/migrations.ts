import { oldest, replaced } from "@/lib/cms/migrations/release-1";
import type { DatabaseFacts } from "./manifest";
import { BackupRefused } from "./refused";

type Known = readonly { name: string }[];

/**
 * @param known this version's migrations of the same kind of database
 * @returns the migrations that had run in the backed up database
 * @throws BackupRefused "newer" if one of them is unknown to this version, "older" if this version's first had not run
 */
export function migrationsOf<M extends Known>(known: M, { kind, migrations }: DatabaseFacts): M[number][] {
	const names: readonly string[] = [...replaced[kind], ...known.map(({ name }) => name)];
	const unknown = migrations.find((name) => !names.includes(name));
	if (unknown) throw new BackupRefused("newer", unknown);
	if (!migrations.includes(oldest)) throw new BackupRefused("older");
	return known.filter(({ name }) => migrations.includes(name));
}
