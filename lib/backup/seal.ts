/**
 * Sealed backups: the archive encrypted in the format of age (age-encryption.org), for the key on the recovery sheet that
 * the school keeps. The server has the public half alone, so whoever takes its backups cannot read them. `age --decrypt`
 * opens them without this program.
 */
import { Readable } from "node:stream";
import { buffer } from "node:stream/consumers";
import type { ReadableStream as NodeStream } from "node:stream/web";
import { Decrypter, Encrypter, generateIdentity, type Identity, identityToRecipient } from "age-encryption";
import type { FileStore } from "@/lib/files/store";
import { BackupRefused } from "./refused";

/** Opens a sealed file: the key on the recovery sheet, or what {@link seal} returns. */
export type Key = string | Identity;

const firstLine = "age-encryption.org/v1\n";

/** Characters of a key, which a person may have typed with spaces and in small letters. */
const written = (key: string) => key.replaceAll(/\s/g, "").toUpperCase();

/** @returns a new key for a recovery sheet, and its public half, for which backups are sealed */
export async function makeKey(): Promise<{ key: string; recipient: string }> {
	const key = await generateIdentity();
	return { key, recipient: await identityToRecipient(key) };
}

/** @returns whether the text is the public half of a key */
export function isRecipient(text: string): boolean {
	try {
		new Encrypter().addRecipient(text);
		return text.startsWith("age1");
	} catch {
		return false;
	}
}

/** @returns whether a file of the store begins as a sealed one */
export async function isSealed(store: FileStore, name: string): Promise<boolean> {
	const start = await store.read(name, { start: 0, end: firstLine.length - 1 });
	return start !== null && (await buffer(start)).toString("latin1") === firstLine;
}

const toWeb = (content: Readable) => Readable.toWeb(content) as unknown as ReadableStream<Uint8Array>;
const fromWeb = (content: ReadableStream<Uint8Array>) => Readable.fromWeb(content as unknown as NodeStream<Uint8Array>);

/**
 * @param recipient public half of the key
 * @returns the sealed content, as it is read; and what opens it as long as this process runs, to verify what was written
 */
export async function seal(
	content: AsyncIterable<Uint8Array>,
	recipient: string,
): Promise<{ sealed: AsyncIterable<Uint8Array>; key: Identity }> {
	let fileKey: Uint8Array | null = null;
	const encrypter = new Encrypter();
	encrypter.addRecipient(recipient);
	// A second recipient that leaves nothing in the file: it keeps the key of this one file in memory.
	encrypter.addRecipient({
		wrapFileKey: (key) => {
			fileKey = key.slice();
			return [];
		},
	});
	const sealed = await encrypter.encrypt(toWeb(Readable.from(content)));
	return { sealed: fromWeb(sealed), key: { unwrapFileKey: () => fileKey } };
}

/** @returns the bytes sealed, which have been opened once to see that they can be */
export async function sealBytes(bytes: Buffer, recipient: string): Promise<Buffer> {
	const { sealed, key } = await seal(Readable.from([bytes]), recipient);
	const whole = await buffer(sealed);
	if (!(await unsealBytes(whole, key)).equals(bytes)) throw new BackupRefused("damaged");
	return whole;
}

/** The same as {@link unseal}, of bytes. */
export const unsealBytes = (bytes: Buffer, key: Key): Promise<Buffer> => buffer(unseal(Readable.from([bytes]), key));

/**
 * Opens sealed content, decrypting it piece by piece.
 * @throws BackupRefused "wrongKey" if the key is none, or of another file; "damaged" if a byte is wrong or missing
 */
export async function* unseal(source: Readable, key: Key): AsyncGenerator<Buffer> {
	const decrypter = new Decrypter();
	try {
		decrypter.addIdentity(typeof key === "string" ? written(key) : key);
	} catch {
		throw new BackupRefused("wrongKey");
	}
	try {
		for await (const chunk of fromWeb(await decrypter.decrypt(toWeb(source)))) yield Buffer.from(chunk);
	} catch (error) {
		// Of the file system.
		if ((error as NodeJS.ErrnoException).code) throw error;
		const isOther = String(error).includes("no identity matched");
		throw new BackupRefused(isOther ? "wrongKey" : "damaged");
	} finally {
		source.destroy();
	}
}
