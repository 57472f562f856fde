/**
 * The copy of each backup in another place (BACKUP_COPY): as it is here, sealed or not. The place keeps as many as this one,
 * by its own list, so that a folder that was emptied here empties nothing there. A restore where this machine has no backup
 * reads it from there piece by piece, without a file in between.
 */
import { readFile } from "node:fs/promises";
import { Readable } from "node:stream";
import pLimit from "p-limit";
import { isFileName } from "@/lib/files/name";
import { type FileStore, readBytes } from "@/lib/files/store";
import { environment } from "@/lib/machine/environment";
import { backupCommandText } from "@/lib/office/backup/text";
import { findDamaged } from "./check";
import { readFiles, sha256Of } from "./container";
import type { MadeBackup } from "./create";
import { backupPath, isWholeName, listBackups, noteOrder, rotate, withTemporaryFolder } from "./folder";
import { sweepObjects } from "./objects";
import { findCopyPlace, here, type Kept, type Place } from "./place";
import { BackupRefused, copyFault } from "./refused";

/** Files sent at once. */
const filesAtOnce = 4;

/** Runs `work` on the place of the copies, if there is one. @throws BackupRefused for every failure */
async function inCopyPlace(name: string, work: (place: Place) => Promise<void>): Promise<{ name: string }> {
	try {
		const place = findCopyPlace();
		if (place) await withTemporaryFolder(() => work(place));
		return { name };
	} catch (error) {
		throw copyFault(error);
	}
}

/**
 * Copies a backup: first the files that are not there, then itself; then removes what is no longer kept.
 * @throws BackupRefused
 */
export const copyBackup = ({ name, isRotated }: Pick<MadeBackup, "name" | "isRotated">) =>
	inCopyPlace(name, async (place) => {
		const there = new Map<string, number>();
		for await (const found of place.objects.list()) there.set(found.name, found.size);
		const limit = pLimit(filesAtOnce);
		const absent = Object.entries(await readFiles(here.archives, name)).filter(
			([object, size]) => there.get(object) !== size,
		);
		await Promise.all(absent.map(([object]) => limit(() => send(object, place))));
		const bytes = await readFile(backupPath(name));
		await noteOrder(name, place);
		await place.archives.put(name, bytes);
		if (isRotated) await rotate(name, place);
		await sweepObjects(place);
	});

async function send(object: string, { objects }: Place): Promise<void> {
	const bytes = await readBytes(here.objects, object);
	if (!bytes || sha256Of(bytes) !== object) throw new BackupRefused("damaged", object);
	await objects.put(object, bytes);
}

/**
 * Reads a copy again, and every file that it names.
 * @throws BackupRefused if it is not, byte for byte, what it is here; what is wrong there is removed, for the next copy to
 * send it again
 */
export const checkCopy = (name: string) =>
	inCopyPlace(name, async (place) => {
		const copy = await readBytes(place.archives, name);
		if (!copy) throw new BackupRefused("noCopy", name);
		const isSame = copy.equals(await readFile(backupPath(name)));
		if (!isSame) await place.archives.remove(name);
		const damaged = isWholeName(name) ? [] : await findDamaged(name, place);
		for (const object of damaged) await place.objects.remove(object);
		if (!isSame || damaged.length > 0) throw new BackupRefused("damaged", damaged[0] ?? name);
	});

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
