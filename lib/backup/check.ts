/** Checks that a backup can be restored, by restoring it to a temporary location. */
import path from "node:path";
import sharp from "sharp";
import { digestOf } from "./archive";
import { readFiles } from "./container";
import { backupPath, isWholeName, listBackups, withTemporaryFolder } from "./folder";
import type { Manifest } from "./manifest";
import { wholeSize } from "./objects";
import { here, type Place } from "./place";
import { tryPostgres } from "./postgres";
import { BackupRefused, toBackupError } from "./refused";
import { unpackBackup } from "./restore";
import { readSeal } from "./status";

const isPicture = /\.(webp|jpe?g|png|avif)$/i;

/**
 * Restores the newest backup into a temporary folder, with PostgreSQL also into a temporary schema. Verifies checksums,
 * database integrity, foreign keys and row counts, that every file it names is in the store and whole, and that every
 * picture can be decoded. A sealed one was restored so when it was made (create.ts): of that the outcome is taken, and that
 * no byte has changed since.
 * @returns the name of the checked backup
 * @throws BackupRefused
 */
export async function checkNewestBackup(waits: boolean): Promise<string> {
	const [newest] = await listBackups();
	if (!newest) throw new BackupRefused("noBackup");
	try {
		await withTemporaryFolder(
			(folder) => (newest.sealed ? checkSealed(newest.name) : check(newest.name, folder)),
			waits,
		);
	} catch (error) {
		throw toBackupError(error);
	}
	return newest.name;
}

async function checkSealed(name: string): Promise<void> {
	const seal = await readSeal(name);
	if (!seal) throw new BackupRefused("unknownSeal", name);
	if ((await digestOf(backupPath(name))).sha256 !== seal.sha256) throw new BackupRefused("damaged", name);
	const [damaged] = isWholeName(name) ? [] : await findDamaged(name, here);
	if (damaged) throw new BackupRefused("damaged", damaged);
	if (seal.failure) throw new BackupRefused(seal.failure);
}

/** @returns the files that a backup names and a place does not have, or not whole */
export async function findDamaged(name: string, place: Place): Promise<string[]> {
	const damaged: string[] = [];
	for (const [object, size] of Object.entries(await readFiles(here.archives, name)))
		if ((await wholeSize(place, object)) !== size) damaged.push(object);
	return damaged;
}

async function check(name: string, folder: string): Promise<void> {
	await tryContent(folder, await unpackBackup({ ...here, name }, folder, { takeFile: assertPicture }));
}

/** @throws BackupRefused "damaged" if a picture cannot be decoded; of other files nothing is known */
export async function assertPicture(part: string, content: Buffer | string): Promise<void> {
	if (!isPicture.test(part)) return;
	await sharp(content)
		.metadata()
		.catch(() => {
			throw new BackupRefused("damaged", part);
		});
}

/**
 * Loads an unpacked backup into a temporary schema, with PostgreSQL, and decodes the pictures that are in it.
 * @throws BackupRefused
 */
export async function tryContent(folder: string, { database, parts }: Manifest): Promise<void> {
	if (database.kind === "postgres") await tryPostgres(folder, database);
	for (const [name, { object }] of Object.entries(parts))
		if (!object) await assertPicture(name, path.join(folder, name));
}
