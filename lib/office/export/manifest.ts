/** `data/manifest.json` of the archive: what an import must find. It is the last entry that is written. */
import { z } from "zod";
import { StartRefused } from "@/lib/data/first-start";
import { type ExportFailure, exportCommandText } from "./text";

/** Incremented when older versions of the site cannot import the file. */
export const exportFormat = 1;

export const manifestName = "data/manifest.json";
export const readmeName = "data/README.txt";
export const tableName = (table: string) => `data/tables/${table}.jsonl`;
export const withheldName = (what: string) => `data/withheld/${what}.age`;

/** A table's own secret has a name that no table has. */
export const secretName = withheldName("site.secret");

/** @returns a name that says when it was made: yyyy-mm-dd-hh-mm-ss, UTC */
export const newExportName = (isSealed: boolean): string =>
	`school-export-${new Date().toISOString().slice(0, 19).replaceAll(/[T:]/g, "-")}.zip${isSealed ? ".age" : ""}`;

const identifier = z.string().regex(/^[a-z_][a-z0-9_]{0,62}$/);

const tableSchema = z.object({
	rows: z.number().int().nonnegative(),
	columns: z.array(identifier).min(1),
	/** The highest id that was ever given out, so that it is not given to another record. */
	last: z
		.string()
		.regex(/^\d{1,18}$/)
		.optional(),
	/** Rows of the table in `withheld/`, which stand for those in `tables/`. */
	withheld: z.number().int().nonnegative().optional(),
});

/** An uploaded file as the site stores it; rejects path traversal. */
const storedPattern = /^(?:media|students)\/(?!\.{1,2}$)[^/\\\0]{1,255}$/;

const partSchema = z.object({
	bytes: z.number().int().nonnegative(),
	sha256: z.string().regex(/^[0-9a-f]{64}$/),
	/** Which uploaded file it is. */
	stored: z.string().regex(storedPattern).optional(),
});

export const manifestSchema = z.object({
	format: z.literal(exportFormat),
	made: z.iso.datetime(),
	/** Names of the migrations that have run since those of the first release, which differ between the databases. */
	migrations: z.array(z.string()).min(1),
	tables: z.record(identifier, tableSchema),
	/** Uploaded files that records reference but that did not exist. */
	missing: z.array(z.string()),
	/** All files that an import reads, by their names in the archive. */
	parts: z.record(z.string(), partSchema),
});

export type ExportManifest = z.infer<typeof manifestSchema>;
export type TableFacts = z.infer<typeof tableSchema>;
export type ExportPart = z.infer<typeof partSchema>;

/** An archive that is not imported; the message is for the operator. */
export class ExportRefused extends StartRefused {
	constructor(
		readonly failure: ExportFailure,
		detail?: string,
	) {
		super(exportCommandText.failed(failure, detail));
	}
}
