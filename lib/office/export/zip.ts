/** The file format: a ZIP, which every computer and telephone opens by a tap; and sealed, the same ZIP in the format of age. */
import "server-only";
import { createHash } from "node:crypto";
import { open } from "node:fs/promises";
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import yauzl from "yauzl";
import { ZipFile } from "yazl";
import { seal } from "@/lib/backup/seal";
import { type ExportPart, ExportRefused } from "./manifest";

type Content = AsyncIterable<Uint8Array | string> | Iterable<Uint8Array | string>;

/** Passes bytes on, and tells in the end what they were. */
async function* digesting(content: Content, tell: (part: ExportPart) => void): AsyncGenerator<Buffer> {
	const hash = createHash("sha256");
	let bytes = 0;
	for await (const chunk of content) {
		const piece = Buffer.from(chunk as string);
		hash.update(piece);
		bytes += piece.length;
		yield piece;
	}
	tell({ bytes, sha256: hash.digest("hex") });
}

/** Pictures and PDF files are compressed in themselves. */
const isCompressed = /\.(webp|jpe?g|png|avif|pdf|age|xlsx)$/i;

export type Add = (name: string, content: Content) => Promise<ExportPart>;

/**
 * Writes an archive, entry by entry, and fsyncs it.
 * @param fill must await each call of `add`, which returns what was written
 * @param recipient for whom it is sealed; without one it is not
 * @throws whatever `fill` throws; the file is then incomplete
 */
export async function writeZip(
	target: string,
	recipient: string | undefined,
	fill: (add: Add) => Promise<void>,
): Promise<void> {
	const zip = new ZipFile();
	const output = zip.outputStream as Readable;
	const add: Add = (name, content) =>
		new Promise((resolve, reject) => {
			const stream = Readable.from(digesting(content, resolve), { objectMode: false });
			stream.once("error", reject);
			zip.addReadStream(stream, name, { mode: 0o100600, compress: !isCompressed.test(name) });
		});
	const filled = fill(add).then(
		() => zip.end(),
		(error: Error) => {
			output.destroy(error);
			throw error;
		},
	);
	// What `fill` throws says more than the end of the stream that follows from it.
	zip.on("error", () => undefined);
	const file = await open(target, "wx", 0o600);
	try {
		const written = (async () => {
			for await (const chunk of recipient ? (await seal(output, recipient)).sealed : output)
				await file.writeFile(chunk);
		})();
		await Promise.all([filled, written]);
		await file.sync();
	} finally {
		output.destroy();
		await file.close();
	}
}

export type ZipEntries = {
	/** @throws ExportRefused "damaged" without the entry, or if it has other bytes than it should */
	read: (name: string, part: ExportPart) => Promise<AsyncGenerator<Buffer>>;
	/** @param most bytes that it may have @throws ExportRefused "damaged" */
	readSmall: (name: string, most: number) => Promise<Buffer>;
};

/** @returns the error, unless it is of the file system, as one about wrong bytes: those of the libraries have no class */
const damaged = (error: unknown, name: string): unknown =>
	error instanceof ExportRefused || (error as NodeJS.ErrnoException).syscall
		? error
		: new ExportRefused("damaged", name);

/** Opens an archive that is not sealed, and closes it after `work`. @throws ExportRefused "damaged" */
export async function withZip<T>(file: string, work: (entries: ZipEntries) => Promise<T>): Promise<T> {
	const orDamaged = <V>(name: string, read: Promise<V>): Promise<V> =>
		read.catch((error: unknown) => {
			throw damaged(error, name);
		});
	const zip = await orDamaged(file, yauzl.openPromise(file, { autoClose: false, lazyEntries: true }));
	try {
		const entries = await orDamaged(file, entriesOf(zip));
		const openEntry = (name: string, fits: (bytes: number) => boolean) => {
			const entry = entries.get(name);
			if (!entry || !fits(entry.uncompressedSize)) throw new ExportRefused("damaged", name);
			return orDamaged(name, zip.openReadStreamPromise(entry));
		};
		return await work({
			read: async (name, part) => checked(await openEntry(name, (bytes) => bytes === part.bytes), name, part),
			readSmall: async (name, most) => orDamaged(name, buffer(await openEntry(name, (bytes) => bytes <= most))),
		});
	} finally {
		zip.close();
	}
}

async function entriesOf(zip: yauzl.ZipFile): Promise<Map<string, yauzl.Entry>> {
	const entries = new Map<string, yauzl.Entry>();
	for await (const entry of zip.eachEntry()) entries.set(entry.fileName, entry);
	return entries;
}

async function* checked(content: Readable, name: string, expected: ExportPart): AsyncGenerator<Buffer> {
	let found: ExportPart | undefined;
	try {
		yield* digesting(content, (part) => {
			found = part;
		});
	} catch (error) {
		throw damaged(error, name);
	}
	if (found?.sha256 !== expected.sha256) throw new ExportRefused("damaged", name);
}
