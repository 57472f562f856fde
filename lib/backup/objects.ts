/**
 * Uploaded files in backups: each is stored once, however many backups name it, under the SHA-256 of what is stored. So
 * whether it is whole is known without the key. Not hard links: another disk, a network folder and an S3 store have none.
 *
 * A kill loses nothing: files are stored first, then the backup that names them gets its name; a backup is removed first,
 * then the files that no other names. All of it happens under the lock of the backup folder.
 */
import { createHmac } from "node:crypto";
import { z } from "zod";
import { dayLength } from "@/lib/contract/days";
import { unfinishedEnd } from "@/lib/files/name";
import { readBytes } from "@/lib/files/store";
import { readFiles, sha256Of } from "./container";
import { isBackupName, isWholeName } from "./folder";
import { objectName } from "./manifest";
import { here, type Place, readJson, writeJson } from "./place";
import { BackupRefused } from "./refused";
import { sealBytes } from "./seal";

/**
 * What is in the store for a recipient: sealed twice a file has other bytes. Whoever has this file and not the database
 * learns nothing of a content that he guesses.
 * @property at when the files were last stored
 */
const indexSchema = z
	.object({ of: z.string(), at: z.iso.datetime(), sealed: z.record(z.string(), z.string().regex(objectName)) })
	.catch({ of: "", at: new Date(0).toISOString(), sealed: {} });

const indexName = "files.json";
const keyOf = (recipient: string, text: string) => createHmac("sha256", recipient).update(text).digest("hex");

/** Of a recipient, or of none. */
const tagOf = (recipient = "") => keyOf(recipient, "recipient");

/** @returns since when uploaded files are not in the store yet, as far as their dates tell; all of them for another recipient */
export async function storedUntil(recipient?: { now: string | undefined }): Promise<Date> {
	const { of, at } = await readJson(indexName, indexSchema);
	return new Date(recipient && of !== tagOf(recipient.now) ? 0 : at);
}

/** @returns the bytes that an object has in the store; null if it is missing or not whole */
export async function wholeSize({ objects }: Place, object: string): Promise<number | null> {
	const bytes = await readBytes(objects, object);
	return bytes && sha256Of(bytes) === object ? bytes.length : null;
}

export type KeptFile = { bytes: number; sha256: string; object: string; size: number };

/**
 * Opens the store for a backup.
 * @param recipient for whom the files are sealed; without one they are not
 * @property keep stores a file unless it is there and whole
 * @property save must be called before the backup gets its name
 */
export async function openObjects(recipient: string | undefined) {
	const began = new Date().toISOString();
	const { of, sealed: before } = await readJson(indexName, indexSchema);
	const known = of === tagOf(recipient) ? before : {};
	const used: Record<string, string> = {};
	const kept = new Map<string, Promise<KeptFile>>();

	async function store(bytes: Buffer, sha256: string): Promise<KeptFile> {
		const key = recipient ? keyOf(recipient, sha256) : sha256;
		const there = recipient ? known[key] : sha256;
		const found = there ? await wholeSize(here, there) : null;
		if (there && found !== null) {
			if (recipient) used[key] = there;
			return { bytes: bytes.length, sha256, object: there, size: found };
		}
		const content = recipient ? await sealBytes(bytes, recipient) : bytes;
		const object = sha256Of(content);
		await here.objects.put(object, content);
		if ((await wholeSize(here, object)) === null) throw new BackupRefused("damaged", object);
		if (recipient) used[key] = object;
		return { bytes: bytes.length, sha256, object, size: content.length };
	}

	return {
		recipient,
		keep: (bytes: Buffer): Promise<KeptFile> => {
			const sha256 = sha256Of(bytes);
			const made = kept.get(sha256) ?? store(bytes, sha256);
			kept.set(sha256, made);
			return made;
		},
		save: () => writeJson(indexName, { of: tagOf(recipient), at: began, sealed: used }),
	};
}

/**
 * Removes what no backup of a place names; nothing if that cannot be known of one of them. Must run under the lock.
 * @throws BackupRefused "damaged"
 */
export async function sweepObjects({ archives, objects }: Place): Promise<void> {
	const named = new Set<string>();
	for await (const { name, modified } of archives.list()) {
		// Of a write that was killed; another process may be writing a younger one.
		if (name.endsWith(unfinishedEnd) && Date.now() - modified.getTime() > dayLength) await archives.remove(name);
		if (!name.endsWith(".tar") || isWholeName(name)) continue;
		// One that a person has renamed counts too, and another tar does not.
		const files = await readFiles(archives, name).catch((error: unknown) => {
			if (isBackupName(name)) throw error;
			return {};
		});
		for (const object of Object.keys(files)) named.add(object);
	}
	for await (const { name } of objects.list()) if (!named.has(name)) await objects.remove(name);
}
