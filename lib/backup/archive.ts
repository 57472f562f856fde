/** The file format: a gzipped tar, so that `tar -xzf` opens it without this program; sealed or not (seal.ts). */
import { createHash } from "node:crypto";
import { once } from "node:events";
import { createReadStream } from "node:fs";
import { mkdir, open } from "node:fs/promises";
import path from "node:path";
import { create, Parser, type ReadEntry } from "tar";
import { z } from "zod";
import { formatVersion, isPartName, type Manifest, manifestName, manifestSchema, type Part } from "./manifest";
import { BackupRefused } from "./refused";
import { type Key, seal, unseal } from "./seal";

/** Bytes; 100,000 parts take about 20 MB. */
const manifestLimit = 100_000_000;

/** An always empty cache for tar: hard links of one file are stored as separate files, each with its content. */
class NoLinks extends Map<`${number}:${number}`, string> {
	override get(): undefined {
		return undefined;
	}
}

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
 * Writes the manifest and the parts of `folder` into one archive, and fsyncs it.
 * @param recipient for whom the archive is sealed; without one it is not
 * @returns what opens a sealed archive in this process
 */
export async function writeArchive(
	folder: string,
	manifest: Manifest,
	target: string,
	recipient: string | undefined,
): Promise<Key | undefined> {
	const description = await open(path.join(folder, manifestName), "wx", 0o600);
	await description.writeFile(JSON.stringify(manifest)).finally(() => description.close());
	const names = [manifestName, ...Object.keys(manifest.parts)];
	const options = {
		cwd: folder,
		gzip: true,
		portable: true,
		strict: true,
		noDirRecurse: true,
		linkCache: new NoLinks(),
	};
	const archive = create(options, names);
	const { sealed, key } = recipient ? await seal(archive, recipient) : { sealed: archive, key: undefined };
	const file = await open(target, "wx", 0o600);
	try {
		for await (const chunk of sealed) await file.writeFile(chunk);
		await file.sync();
	} finally {
		await file.close();
	}
	return key;
}

/**
 * Reads a backup and verifies the checksum of every part.
 * @property into folder to unpack into; without it the parts are only read
 * @property key opens a sealed file
 * @throws BackupRefused if the file is truncated, altered, not a backup, or in a newer format, or sealed with another key
 */
export async function readArchive(file: string, { into, key }: { into?: string; key?: Key }): Promise<Manifest> {
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
		if (!expected || !isPartName(entry.path) || seen.has(entry.path)) throw new BackupRefused("damaged", entry.path);
		seen.add(entry.path);
		const found = await store(entry, expected.bytes, into && path.join(into, entry.path));
		if (found !== expected.sha256) throw new BackupRefused("damaged", entry.path);
	}

	await eachEntry(key ? unseal(file, key) : createReadStream(file), take);
	if (!manifest) throw new BackupRefused("damaged");
	const absent = Object.keys(manifest.parts).find((name) => !seen.has(name));
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
		const { code } = error as NodeJS.ErrnoException;
		throw code === "ENOENT" || code === "EISDIR" ? new BackupRefused("noBackup", (error as Error).message) : error;
	}
	if (!failure) {
		parser.end();
		await ended;
	}
	await taken;
	if (failure) throw failure;
}
