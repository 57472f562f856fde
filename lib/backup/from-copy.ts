/**
 * A backup of the place of the copies (BACKUP_COPY), for a restore where this machine has none: read from there piece by
 * piece, without a file in between.
 */
import { Readable } from "node:stream";
import { isFileName } from "@/lib/files/name";
import type { FileStore } from "@/lib/files/store";
import { environment } from "@/lib/machine/environment";
import { backupCommandText } from "@/lib/office/backup/text";
import { listBackups } from "./folder";
import { findCopyPlace, type Kept } from "./place";
import { BackupRefused, copyFault } from "./refused";

function refuse(error: unknown): never {
	throw copyFault(error);
}

async function* refusing(content: Readable): AsyncGenerator<Buffer> {
	try {
		yield* content;
	} catch (error) {
		refuse(error);
	}
}

async function* listing(store: FileStore) {
	try {
		yield* store.list();
	} catch (error) {
		refuse(error);
	}
}

/** What fails in it is the copy's fault: a restore has another store beside it, and a disk of its own. */
const asCopy = (store: FileStore): FileStore => ({
	...store,
	find: (name) => store.find(name).catch(refuse),
	read: async (name, part) => {
		const content = await store.read(name, part).catch(refuse);
		return content && Readable.from(refusing(content));
	},
	list: () => listing(store),
});

/** Without its keys. */
const nameOfPlace = (place: NonNullable<typeof environment.BACKUP_COPY>): string =>
	typeof place === "string" ? place : `${place.endpoint}/${place.bucket}/${place.prefix}`;

/**
 * @param wanted name of a backup; by default the newest
 * @returns a backup, and where it is
 * @throws BackupRefused "noCopy" if there is no such place or it cannot be read; "noBackup" with the names of all that are
 * there
 */
export async function findCopy(wanted?: string): Promise<Kept & { from: string }> {
	const found = findCopyPlace();
	if (!found || !environment.BACKUP_COPY) throw new BackupRefused("noCopy", backupCommandText.noCopyPlace);
	const place = { archives: asCopy(found.archives), objects: asCopy(found.objects) };
	const from = nameOfPlace(environment.BACKUP_COPY);
	const names = (await listBackups(place)).map(({ name }) => name);
	const name = wanted ?? names[0];
	if (!name || !isFileName(name) || !(await place.archives.find(name)))
		throw new BackupRefused("noBackup", backupCommandText.inCopy(from, names));
	return { ...place, name, from };
}
