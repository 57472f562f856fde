/** The archive: a gzipped tar, so that `tar -xzf` opens it without this program; sealed or not (seal.ts). */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdir, open, writeFile } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { create, Parser, type ReadEntry } from "tar";
import { z } from "zod";
import { readBytes } from "@/lib/files/store";
import { assertList, type Files, inspectBackup, kindOf, sha256Of, writeContainer } from "./container";
import { formatVersion, isPartName, type Manifest, manifestName, manifestSchema, type Part } from "./manifest";
import type { Kept } from "./place";
import { BackupRefused } from "./refused";
import { type Key, seal, unseal, unsealBytes } from "./seal";

/** Bytes; 100,000 parts take about 20 MB. */
const manifestLimit = 100_000_000;

/** @returns size and SHA-256 of a file */
export async function digestOf(file: string): Promise<Part> {
	const hash = createHash("sha256");
	let bytes = 0;
	for await (const chunk of createReadStream(file)) {
		hash.update(chunk);
		bytes += chunk.length;
	}
	return { bytes, sha256: hash.digest("hex") };
}

/**
 * Writes a backup: the manifest and the parts that are in `folder`, and the list of the uploaded files.
 * @param recipient for whom the archive is sealed; without one it is not
 * @returns what opens a sealed archive in this process
 */
export async function writeArchive(
	folder: string,
	manifest: Manifest,
	{ target, files, recipient }: { target: string; files: Files; recipient: string | undefined },
): Promise<Key | undefined> {
	await writeFile(path.join(folder, manifestName), JSON.stringify(manifest), { flag: "wx", mode: 0o600 });
	const own = Object.entries(manifest.parts).filter(([, { object }]) => !object);
	const names = [manifestName, ...own.map(([name]) => name)];
	const archive = create({ cwd: folder, gzip: true, portable: true, strict: true, noDirRecurse: true }, names);
	const { sealed, key } = recipient ? await seal(archive, recipient) : { sealed: archive, key: undefined };
	await writeContainer(target, files, { content: sealed, sealed: Boolean(key) });
	return key;
}

/**
 * @property into folder to unpack into; without it the parts are only read
 * @property key opens a sealed file
 * @property takeFile gets each uploaded file that is not in the archive itself; without it they are not read
 */
export type Reading = { into?: string; key?: Key; takeFile?: (part: string, bytes: Buffer) => Promise<void> };

/**
 * Reads a backup and verifies the checksum of every part. Uploaded files are those in its file, else those of its place.
 * @throws BackupRefused if the file is truncated, altered, not a backup, or in a newer format, or sealed with another key,
 * or if an uploaded file is missing
 */
export async function readArchive({ name, archives, objects }: Kept, reading: Reading): Promise<Manifest> {
	const { isContainer } = await inspectBackup(archives, name);
	const source = await archives.read(name);
	if (!source) throw new BackupRefused("noBackup", name);
	if (!isContainer) return readContent(source, reading);
	let manifest: Manifest | undefined;
	let wanted = new Map<string, string[]>();

	async function take(entry: ReadEntry): Promise<void> {
		const kind = entry.type === "File" ? kindOf(entry.path) : null;
		if (kind === "list") return assertList(entry.path, await entry.concat());
		if (kind === "archive" && !manifest) {
			manifest = await readContent(Readable.from(entry), reading);
			wanted = objectsOf(manifest);
		} else if (kind && typeof kind === "object" && manifest) {
			const [part = ""] = wanted.get(kind.object) ?? [];
			// A sealed one is slightly larger than what is in it.
			if (entry.size > 1.01 * (manifest.parts[part]?.bytes ?? 0) + 4096) throw new BackupRefused("damaged", entry.path);
			await takeObject(kind.object, await entry.concat());
		} else throw new BackupRefused("damaged", entry.path);
	}

	async function takeObject(object: string, stored: Buffer): Promise<void> {
		const parts = wanted.get(object);
		if (!parts || sha256Of(stored) !== object) throw new BackupRefused("damaged", object);
		wanted.delete(object);
		if (!reading.takeFile) return;
		const bytes = reading.key ? await unsealBytes(stored, reading.key) : stored;
		for (const part of parts) {
			if (sha256Of(bytes) !== manifest?.parts[part]?.sha256) throw new BackupRefused("damaged", part);
			await reading.takeFile(part, bytes);
		}
	}

	await eachEntry(source, take);
	if (!manifest) throw new BackupRefused("damaged");
	for (const object of reading.takeFile ? [...wanted.keys()] : []) {
		const stored = await readBytes(objects, object);
		if (!stored) throw new BackupRefused("noFiles", object);
		await takeObject(object, stored);
	}
	return manifest;
}

/** @returns the parts that are in the store, by their names there: equal files are one */
function objectsOf({ parts }: Manifest): Map<string, string[]> {
	const found = new Map<string, string[]>();
	for (const [part, { object }] of Object.entries(parts))
		if (object) found.set(object, [...(found.get(object) ?? []), part]);
	return found;
}

async function readContent(source: Readable, { into, key }: Reading): Promise<Manifest> {
	let manifest: Manifest | undefined;
	const seen = new Set<string>();

	async function take(entry: ReadEntry): Promise<void> {
		if (entry.type !== "File") throw new BackupRefused("damaged", entry.type);
		if (!manifest) {
			manifest = await readManifest(entry);
			return;
		}
		// hasOwn: the archive may contain an entry named __proto__.
		const expected = Object.hasOwn(manifest.parts, entry.path) && manifest.parts[entry.path];
		if (!expected || expected.object || !isPartName(entry.path) || seen.has(entry.path))
			throw new BackupRefused("damaged", entry.path);
		seen.add(entry.path);
		const found = await store(entry, expected.bytes, into && path.join(into, entry.path));
		if (found !== expected.sha256) throw new BackupRefused("damaged", entry.path);
	}

	await eachEntry(key ? unseal(source, key) : source, take);
	if (!manifest) throw new BackupRefused("damaged");
	const { parts } = manifest;
	const absent = Object.keys(parts).find((name) => !parts[name]?.object && !seen.has(name));
	if (absent) throw new BackupRefused("damaged", absent);
	return manifest;
}

async function readManifest(entry: ReadEntry): Promise<Manifest> {
	if (entry.path !== manifestName || entry.size > manifestLimit) throw new BackupRefused("damaged", entry.path);
	const parsed = parseJson(await entry.concat().then(String));
	const { format } = z.object({ format: z.number() }).catch({ format: 0 }).parse(parsed);
	if (format > formatVersion) throw new BackupRefused("newer");
	const { data } = manifestSchema.safeParse(parsed);
	if (!data) throw new BackupRefused("damaged", manifestName);
	return data;
}

function parseJson(text: string): unknown {
	try {
		return JSON.parse(text);
	} catch {
		return null;
	}
}

/**
 * Reads an entry; with a target also writes it to that file and fsyncs it.
 * @param limit size in bytes according to the manifest
 * @returns its SHA-256
 */
async function store(entry: ReadEntry, limit: number, target: string | undefined): Promise<string> {
	if (target) await mkdir(path.dirname(target), { recursive: true, mode: 0o700 });
	const file = target ? await open(target, "wx", 0o600) : null;
	const hash = createHash("sha256");
	let bytes = 0;
	try {
		for await (const chunk of entry) {
			bytes += chunk.length;
			if (bytes > limit) throw new BackupRefused("damaged", entry.path);
			hash.update(chunk);
			await file?.writeFile(chunk);
		}
		await file?.sync();
	} finally {
		await file?.close();
	}
	return hash.digest("hex");
}

/**
 * Passes the entries of an archive to `take`, one by one.
 * @throws BackupRefused for an incomplete or invalid archive, and the first error of `take`
 */
async function eachEntry(source: AsyncIterable<Buffer>, take: (entry: ReadEntry) => Promise<void>): Promise<void> {
	let failure: unknown;
	let taken = Promise.resolve();
	let current: ReadEntry | undefined;
	const fail = (error: unknown) => {
		failure ??= error;
	};
	const parser = new Parser({
		strict: true,
		// The sizes in the manifest bound what is unpacked.
		maxDecompressionRatio: Number.POSITIVE_INFINITY,
		onReadEntry: (entry) => {
			// The parser emits the same error; without a listener the entry would throw it.
			entry.on("error", () => undefined);
			taken = taken.then(async () => {
				current = entry;
				if (!failure) await take(entry).catch(fail);
				// The parser stops at an entry that is not read to its end.
				entry.resume();
			});
		},
	});
	parser.on("error", (error: Error) => {
		fail(new BackupRefused("damaged", error.message));
		// A truncated entry never ends, so `take` would never return.
		current?.destroy(error);
	});
	const ended = new Promise<void>((resolve) => {
		parser.on("end", resolve);
		parser.on("error", () => resolve());
	});
	try {
		for await (const chunk of source) {
			if (failure) break;
			if (!parser.write(chunk)) await Promise.race([once(parser, "drain"), ended]);
		}
	} catch (error) {
		// A truncated outer file has been explained by its own parser. What is being taken ends before the caller removes it.
		fail(error);
		current?.destroy(error as Error);
	}
	if (!failure) {
		parser.end();
		await ended;
	}
	await taken;
	if (failure) throw failure;
}
