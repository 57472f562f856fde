/**
 * The signature of a packed site: Ed25519 (RFC 8032) over its list of contents, which has the SHA-256 of every file; there is
 * nothing else in it, neither links nor empty folders. Each version has the public key for the next one, so that a school takes updates only from whoever packed what it has.
 */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { type Dirent, lstatSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";

/** The list, and its signature in base64, beside `school.js`. */
export const listName = "contents.txt";
const signatureName = "contents.sig";

/** The public key, in a program's folder. */
export const keyName = "update-key.pem";

/** @returns a new pair of keys in PEM */
export function makeKeys(): { secret: string; open: string } {
	const { privateKey, publicKey } = generateKeyPairSync("ed25519", {
		privateKeyEncoding: { type: "pkcs8", format: "pem" },
		publicKeyEncoding: { type: "spki", format: "pem" },
	});
	return { secret: privateKey, open: publicKey };
}

/** @param secret PEM of a private key. @returns PEM of its public one. @throws if it is not one of Ed25519 */
export function openKeyOf(secret: string): string {
	const key = createPrivateKey(secret);
	if (key.asymmetricKeyType !== "ed25519") throw new Error("The key is not one of Ed25519");
	return createPublicKey(key).export({ type: "spki", format: "pem" }).toString();
}

type Entry = { name: string; entry: Dirent };

/** All that the folder has, but the list and its signature. */
function entriesIn(home: string): Entry[] {
	return readdirSync(home, { recursive: true, withFileTypes: true })
		.map((entry) => ({ name: path.relative(home, path.join(entry.parentPath, entry.name)), entry }))
		.filter(({ name }) => ![listName, signatureName].includes(name));
}

/** @returns the SHA-256 of a file, in hexadecimal digits */
export const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** @returns the lines of the list, as sha256sum(1) reads them. @throws if there is something else than files */
function listContents(home: string): string {
	const entries = entriesIn(home).filter(({ entry }) => !entry.isDirectory());
	const other = entries.find(({ entry }) => !entry.isFile());
	if (other) throw new Error(`${other.name} is not a file`);
	return entries
		.map(({ name }) => `${hashOf(path.join(home, name))}  ${name}\n`)
		.sort()
		.join("");
}

/** Writes the list of contents, and with a private key its signature. */
export function writeContents(home: string, secret?: string): void {
	const list = listContents(home);
	writeFileSync(path.join(home, listName), list, { mode: 0o644 });
	if (secret)
		writeFileSync(path.join(home, signatureName), sign(null, Buffer.from(list), secret).toString("base64"), {
			mode: 0o644,
		});
}

/** @returns the folders around a file of the list */
function foldersOf(file: string): string[] {
	const folder = path.dirname(file);
	return folder === "." ? [] : [folder, ...foldersOf(folder)];
}

/**
 * @param home an unpacked file
 * @param key PEM of the public key
 * @returns what is wrong: the signature, or the name of the first entry that is not as listed; null if nothing
 */
export function findForgery(home: string, key: string): "signature" | { file: string } | null {
	const [list, signature] = [listName, signatureName].map((name) => {
		const found = lstatSync(path.join(home, name), { throwIfNoEntry: false });
		return found?.isFile() ? readFileSync(path.join(home, name)) : null;
	});
	if (!list || !signature || !verify(null, list, key, Buffer.from(signature.toString(), "base64"))) return "signature";
	const listed = new Map(
		list
			.toString()
			.trimEnd()
			.split("\n")
			.map((line) => [line.slice(66), line.slice(0, 64)]),
	);
	const folders = new Set([...listed.keys()].flatMap(foldersOf));
	const entries = entriesIn(home);
	const isListed = ({ name, entry }: Entry) =>
		entry.isDirectory() ? folders.has(name) : entry.isFile() && listed.get(name) === hashOf(path.join(home, name));
	const strange = entries.find((entry) => !isListed(entry))?.name;
	const found = new Set(entries.map(({ name }) => name));
	const file = strange ?? [...listed.keys()].find((name) => !found.has(name));
	return file === undefined ? null : { file };
}
