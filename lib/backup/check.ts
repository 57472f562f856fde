/** Checks that a backup can be restored, by restoring it to a temporary location. */
import path from "node:path";
import sharp from "sharp";
import { digestOf } from "./archive";
import { backupPath, listBackups, withTemporaryFolder } from "./folder";
import type { Manifest } from "./manifest";
import { tryPostgres } from "./postgres";
import { BackupRefused, toBackupError } from "./refused";
import { unpackBackup } from "./restore";
import { readSeal } from "./seals";

const isPicture = /\.(webp|jpe?g|png|avif)$/i;

/**
 * Restores the newest backup into a temporary folder, with PostgreSQL also into a temporary schema. Verifies checksums,
 * database integrity, foreign keys and row counts, and that every picture can be decoded. A sealed one was restored so
 * when it was made (create.ts): of that the outcome is taken, and that no byte of the file has changed since.
 * @returns the name of the checked backup
 * @throws BackupRefused
 */
export async function checkNewestBackup(): Promise<string> {
	const [newest] = await listBackups();
	if (!newest) throw new BackupRefused("noBackup");
	try {
		await withTemporaryFolder((folder) => (newest.sealed ? checkSealed(newest.name) : check(newest.name, folder)));
	} catch (error) {
		throw toBackupError(error);
	}
	return newest.name;
}

async function checkSealed(name: string): Promise<void> {
	const seal = await readSeal(name);
	if (!seal) throw new BackupRefused("unknownSeal", name);
	if ((await digestOf(backupPath(name))).sha256 !== seal.sha256) throw new BackupRefused("damaged", name);
	if (seal.failure) throw new BackupRefused(seal.failure);
}

async function check(name: string, folder: string): Promise<void> {
	await tryContent(folder, await unpackBackup(backupPath(name), folder));
}

/**
 * Loads an unpacked backup into a temporary schema, with PostgreSQL, and decodes its pictures.
 * @throws BackupRefused
 */
export async function tryContent(folder: string, { database, parts }: Manifest): Promise<void> {
	if (database.kind === "postgres") await tryPostgres(folder, database);
	for (const name of Object.keys(parts).filter((part) => isPicture.test(part))) {
		const isDecodable = await sharp(path.join(folder, name))
			.metadata()
			.then(Boolean, () => false);
		if (!isDecodable) throw new BackupRefused("damaged", name);
	}
}
