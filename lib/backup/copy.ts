/**
 * The copy of each backup in another place (BACKUP_COPY): as it is here, sealed or not. The place keeps as many as this one,
 * by its own list, so that a folder that was emptied here empties nothing there.
 */
import { readFile } from "node:fs/promises";
import pLimit from "p-limit";
import { readBytes } from "@/lib/files/store";
import { findDamaged } from "./check";
import { readFiles, sha256Of } from "./container";
import type { MadeBackup } from "./create";
import { backupPath, isWholeName, noteOrder, rotate, withTemporaryFolder } from "./folder";
import { sweepObjects } from "./objects";
import { findCopyPlace, here, type Place } from "./place";
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
