/**
 * A small invented school created by release 1.0.0, as fixtures: a backup made on each of the two databases, and
 * for PostgreSQL also the statements that make its database, because a backup of PostgreSQL has only the rows. And its
 * grade sheets, as they were shown at the last commit before results were frozen.
 */
import { mkdtempSync, readFileSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { gunzipSync } from "node:zlib";
import { extract } from "tar";
import type { Variables } from "@/lib/cms/testing/backup-target";
import { withClient } from "@/lib/cms/testing/pg-client";
import type { FoundResult } from "@/lib/contract/results";

const kept = (name: string) => path.resolve("lib/school/testing/release-1", name);

const kindOf = ({ DATABASE_URL }: Variables) => (DATABASE_URL ? "postgres" : "sqlite");

/** @returns path of the backup for the kind of database */
export const keptBackup = (variables: Variables) => kept(`${kindOf(variables)}.tar.gz`);

/** What the grade sheet of each result said under 1.0.0, and the codes printed on them, in the order of their ids. */
export function keptSheets(variables: Variables): { sheet: FoundResult & { id: number }; code: string }[] {
	const { sheets, codes } = JSON.parse(gunzipSync(readFileSync(kept("sheets.json.gz"))).toString());
	return sheets.map((sheet: FoundResult & { id: number }, index: number) => ({
		sheet,
		code: codes[kindOf(variables)][index],
	}));
}

/** Puts the school into an empty folder and, with DATABASE_URL, an empty database, as 1.0.0 had them. */
export async function placeKeptSchool(variables: Variables): Promise<void> {
	const { DATA_DIR = "", DATABASE_URL } = variables;
	const unpacked = mkdtempSync(path.join(tmpdir(), "school-kept-"));
	await extract({ file: keptBackup(variables), cwd: unpacked });
	for (const name of ["secret", "media"]) renameSync(path.join(unpacked, name), path.join(DATA_DIR, name));
	if (DATABASE_URL) {
		const statements = gunzipSync(readFileSync(kept("postgres.sql.gz"))).toString();
		await withClient(DATABASE_URL, (client) => client.query(statements));
	} else renameSync(path.join(unpacked, "database", "school.db"), path.join(DATA_DIR, "school.db"));
	rmSync(unpacked, { recursive: true });
}
