/** Checks that a backup can be restored, by restoring it to a temporary location. */
import path from "node:path";
import sharp from "sharp";
import { backupPath, listBackups, withTemporaryFolder } from "./folder";
import { tryPostgres } from "./postgres";
import { BackupRefused, toBackupError } from "./refused";
import { unpackBackup } from "./restore";

const isPicture = /\.(webp|jpe?g|png|avif)$/i;

/**
 * Restores the newest backup into a temporary folder, with PostgreSQL also into a temporary schema. Verifies checksums,
 * database integrity, foreign keys and row counts, and that every picture can be decoded.
 * @returns the name of the checked backup
 * @throws BackupRefused
 */
export async function checkNewestBackup(): Promise<string> {
	const [newest] = await listBackups();
	if (!newest) throw new BackupRefused("noBackup");
	try {
		await withTemporaryFolder((folder) => check(backupPath(newest.name), folder));
	} catch (error) {
		throw toBackupError(error);
	}
	return newest.name;
}

async function check(file: string, folder: string): Promise<void> {
	const { database, parts } = await unpackBackup(file, folder);
	if (database.kind === "postgres") await tryPostgres(folder, database);
	for (const name of Object.keys(parts).filter((part) => isPicture.test(part))) {
		const isDecodable = await sharp(path.join(folder, name))
			.metadata()
			.then(Boolean, () => false);
		if (!isDecodable) throw new BackupRefused("damaged", name);
	}
}
