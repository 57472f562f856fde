/** Proves that a backup can be restored: does it, in a temporary place. */
import path from "node:path";
import sharp from "sharp";
import { backupPath, listBackups, withTemporaryFolder } from "./folder";
import { tryPostgres } from "./postgres";
import { BackupRefused, explained } from "./refused";
import { unpackBackup } from "./restore";

const isPicture = /\.(webp|jpe?g|png|avif)$/i;

/**
 * Restores the newest backup into a temporary folder (with PostgreSQL also into a temporary schema): sums, integrity and
 * foreign keys of the database, numbers of rows, and that every picture is one.
 * @returns the name of the checked backup
 * @throws BackupRefused
 */
export async function checkNewestBackup(): Promise<string> {
	const [newest] = await listBackups();
	if (!newest) throw new BackupRefused("noBackup");
	try {
		await withTemporaryFolder((folder) => check(backupPath(newest.name), folder));
	} catch (error) {
		throw explained(error);
	}
	return newest.name;
}

async function check(file: string, folder: string): Promise<void> {
	const { database, parts } = await unpackBackup(file, folder);
	if (database.kind === "postgres") await tryPostgres(folder, database);
	for (const name of Object.keys(parts).filter((part) => isPicture.test(part))) {
		const isRead = await sharp(path.join(folder, name))
			.metadata()
			.then(Boolean, () => false);
		if (!isRead) throw new BackupRefused("damaged", name);
	}
}
