/**
 * The file of a backup, a tar: a list of the uploaded files that belong to it, the archive with database and secret
 * (archive.ts), and in the one that a head downloads those files. In BACKUP_DIR they stand beside it (objects.ts), each once
 * for all backups. The list is in the clear also where the archive is sealed: by it they are checked, copied, and kept as
 * long as a backup names them. It has no names of people's files, only what each has as a name in the store.
 */
import { createHash } from "node:crypto";
import { createReadStream } from "node:fs";
import { open } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import { Header } from "tar";
import { z } from "zod";
import { type FileStore, type Part, readBytes } from "@/lib/files/store";
import { objectName } from "./manifest";
import { here } from "./place";
import { BackupRefused } from "./refused";
import { isSealed } from "./seal";

/** Bytes of the uploaded files by their names in the store, which are the SHA-256 of what is stored. */
export type Files = Record<string, number>;

export const sha256Of = (bytes: Uint8Array): string => createHash("sha256").update(bytes).digest("hex");

const filesSchema = z.record(z.string().regex(objectName), z.number().int().nonnegative());

/** Entries. The list's name has its SHA-256: a wrong byte would let a file be removed that is needed. */
const listName = /^list-([0-9a-f]{64})\.json$/;
const archiveName = "archive.tar.gz";
const sealedName = `${archiveName}.age`;
const inFiles = "files/";

/** Bytes: of tar, and the most that a list is read. */
const block = 512;
const listLimit = 100_000_000;

const end = Buffer.alloc(2 * block);
const gapAfter = (size: number) => Buffer.alloc((block - (size % block)) % block);
const entrySize = (size: number) => block + size + gapAfter(size).length;

function headerOf(name: string, size: number): Buffer {
	const header = new Header({ path: name, size, mode: 0o600, type: "File", mtime: new Date(0) });
	header.encode();
	return header.block as Buffer;
}

const entryOf = (name: string, bytes: Buffer) =>
	Buffer.concat([headerOf(name, bytes.length), bytes, gapAfter(bytes.length)]);

/** Writes the file of a backup without the uploaded files, and fsyncs it. */
export async function writeContainer(
	target: string,
	files: Files,
	archive: { content: AsyncIterable<Uint8Array>; sealed: boolean },
): Promise<void> {
	const list = Buffer.from(JSON.stringify(files));
	const file = await open(target, "wx", 0o600);
	try {
		const start = entryOf(`list-${sha256Of(list)}.json`, list);
		await file.writeFile(start);
		// The size is known afterwards.
		await file.writeFile(Buffer.alloc(block));
		let size = 0;
		for await (const chunk of archive.content) {
			await file.writeFile(chunk);
			size += chunk.length;
		}
		await file.writeFile(Buffer.concat([gapAfter(size), end]));
		await file.write(headerOf(archive.sealed ? sealedName : archiveName, size), 0, block, start.length);
		await file.sync();
	} finally {
		await file.close();
	}
}

/** @returns the header that begins at a byte of a file; null if there is none */
async function headerAt(store: FileStore, name: string, start: number): Promise<Header | null> {
	const content = await store.read(name, { start, end: start + block - 1 });
	const bytes = content && (await buffer(content));
	if (bytes?.length !== block) return null;
	try {
		const header = new Header(bytes, 0);
		return header.cksumValid ? header : null;
	} catch {
		// A number in it is none.
		return null;
	}
}

async function readListHeader(store: FileStore, name: string): Promise<{ sha256: string; size: number } | null> {
	const { path: entry = "", size = 0 } = (await headerAt(store, name, 0)) ?? {};
	const [, sha256] = listName.exec(entry) ?? [];
	return sha256 && size <= listLimit ? { sha256, size } : null;
}

/**
 * @returns the uploaded files that belong to a backup
 * @throws BackupRefused "damaged" if that cannot be read without doubt
 */
export async function readFiles(store: FileStore, name: string): Promise<Files> {
	const list = await readListHeader(store, name);
	const content = list && (await store.read(name, { start: block, end: block + list.size - 1 }));
	const bytes = content && (await buffer(content));
	if (!bytes || sha256Of(bytes) !== list?.sha256) throw new BackupRefused("damaged", name);
	return filesSchema.parse(JSON.parse(String(bytes)));
}

/** @throws BackupRefused "damaged" if the entry is not what its name says */
export function assertList(entry: string, bytes: Buffer): void {
	if (listName.exec(entry)?.[1] !== sha256Of(bytes)) throw new BackupRefused("damaged", entry);
}

/** What a file is: one as described here, or an archive with all files in it, as earlier versions have made. */
export async function inspectBackup(
	store: FileStore,
	name: string,
): Promise<{ isContainer: boolean; sealed: boolean }> {
	const list = await readListHeader(store, name);
	if (!list) return { isContainer: false, sealed: await isSealed(store, name) };
	const archive = await headerAt(store, name, entrySize(list.size));
	return { isContainer: true, sealed: archive?.path === sealedName };
}

/** What an entry is. */
export function kindOf(entry: string): "list" | "archive" | { object: string } | null {
	if (listName.test(entry)) return "list";
	if (entry === archiveName || entry === sealedName) return "archive";
	const object = entry.startsWith(inFiles) ? entry.slice(inFiles.length) : "";
	return objectName.test(object) ? { object } : null;
}

type Piece = { size: number; read: (part: Part) => AsyncIterable<Buffer> };

async function* objectEntry(object: string, { start, end }: Part): AsyncGenerator<Buffer> {
	const bytes = await readBytes(here.objects, object);
	if (!bytes || sha256Of(bytes) !== object) throw new BackupRefused("damaged", object);
	yield entryOf(inFiles + object, bytes).subarray(start, end + 1);
}

async function* join(pieces: Piece[], { start, end }: Part): AsyncGenerator<Buffer> {
	let at = 0;
	for (const { size, read } of pieces) {
		const part = { start: Math.max(0, start - at), end: Math.min(size - 1, end - at) };
		if (part.start <= part.end) yield* read(part);
		at += size;
	}
}

export type WholeFile = { size: number; read: (part?: Part) => Readable };

/** @returns a backup of BACKUP_DIR with all that belongs to it, as one file; it is made while it is read */
export async function wholeFile(file: string): Promise<WholeFile> {
	const name = path.basename(file);
	const own = (await here.archives.find(name))?.size ?? 0;
	if (!(await inspectBackup(here.archives, name)).isContainer)
		return { size: own, read: (part) => createReadStream(file, part) };
	const files = Object.entries(await readFiles(here.archives, name));
	const pieces: Piece[] = [
		{ size: own - end.length, read: (part) => createReadStream(file, part) },
		...files.map(([object, size]) => ({ size: entrySize(size), read: (part: Part) => objectEntry(object, part) })),
		{
			size: end.length,
			read: async function* (part) {
				yield end.subarray(part.start, part.end + 1);
			},
		},
	];
	const size = pieces.reduce((sum, piece) => sum + piece.size, 0);
	return {
		size,
		read: (part = { start: 0, end: size - 1 }) => Readable.from(join(pieces, part), { objectMode: false }),
	};
}
