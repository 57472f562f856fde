/** The first part of a backup: describes the database and lists every other part with its checksum. */
import { z } from "zod";
import { oldest, replaced } from "@/lib/cms/migrations/release-1";
import { BackupRefused } from "./refused";

/** Incremented when older versions of the site cannot restore the file. With 1 the uploaded files are in the archive. */
export const formatVersion = 2;

export const manifestName = "manifest.json";

/** A SHA-256. */
export const objectName = /^[0-9a-f]{64}$/;

/** `secret`, or a file directly in one of three folders; rejects path traversal. */
const partPattern = /^(?:secret|(?:database|media|students)\/(?!\.{1,2}$)[^/\\\0]{1,255})$/;

const partSchema = z.object({
	bytes: z.number().int().nonnegative(),
	sha256: z.string().regex(objectName),
	/** Name in the store of uploaded files (objects.ts); a part without one is in the archive. */
	object: z.string().regex(objectName).optional(),
});

const tableSchema = z.object({
	rows: z.number().int().nonnegative(),
	/** Columns in the order of the dump; PostgreSQL only. */
	columns: z.array(z.string()).optional(),
});

const databaseSchema = z.object({
	kind: z.enum(["sqlite", "postgres"]),
	/** Names of the migrations that have run. */
	migrations: z.array(z.string()).min(1),
	tables: z.record(z.string(), tableSchema),
	/** Last value of each sequence; PostgreSQL only. */
	sequences: z.record(z.string(), z.string().regex(/^\d+$/)).optional(),
});

export const manifestSchema = z.object({
	format: z.number().int().min(1).max(formatVersion),
	made: z.iso.datetime(),
	database: databaseSchema,
	/** Files that records reference but that did not exist. */
	missing: z.array(z.string()),
	parts: z.record(z.string().regex(partPattern), partSchema),
});

export type Manifest = z.infer<typeof manifestSchema>;
export type DatabaseFacts = z.infer<typeof databaseSchema>;
export type Part = z.infer<typeof partSchema>;

/** @returns whether the name is valid for a part; false for path traversal */
export const isPartName = (name: string) => partPattern.test(name);

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
