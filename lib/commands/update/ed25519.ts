/**
 * The signature of a packed site: Ed25519 (RFC 8032) over its list of contents, which has the SHA-256 of every file. Each
 * version has the public key for the next one, so that a school takes updates only from whoever packed what it has.
 */
import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from "node:crypto";
import { lstatSync, readdirSync, readFileSync, readlinkSync, writeFileSync } from "node:fs";
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

type Entry = { name: string; isLink: boolean };

function entriesIn(home: string): Entry[] {
	return readdirSync(home, { recursive: true, withFileTypes: true }).flatMap((entry) => {
		if (entry.isDirectory()) return [];
		const name = path.relative(home, path.join(entry.parentPath, entry.name));
		return [{ name, isLink: entry.isSymbolicLink() }];
	});
}

/** @returns the SHA-256 of a file, in hexadecimal digits */
export const hashOf = (file: string) => createHash("sha256").update(readFileSync(file)).digest("hex");

/** @returns the lines of the list, as sha256sum(1) reads them; links are not in it, see {@link findForgery} */
const listContents = (home: string): string =>
	entriesIn(home)
		.filter(({ name, isLink }) => !isLink && ![listName, signatureName].includes(name))
		.map(({ name }) => `${hashOf(path.join(home, name))}  ${name}\n`)
		.sort()
		.join("");

/** Writes the list of contents, and with a private key its signature. */
export function writeContents(home: string, secret?: string): void {
	const list = listContents(home);
	writeFileSync(path.join(home, listName), list, { mode: 0o644 });
	if (secret)
		writeFileSync(path.join(home, signatureName), sign(null, Buffer.from(list), secret).toString("base64"), {
			mode: 0o644,
		});
}

/** A link of the build leads to a package of the same program: by the names alone, whatever stands on the disk. */
function isWithin(home: string, name: string): boolean {
	const target = readlinkSync(path.join(home, name));
	const [program = ""] = name.split("/");
	const place = path.normalize(path.join(path.dirname(name), target));
	return !path.isAbsolute(target) && place.startsWith(`${program}/node_modules/`);
}

/**
 * @param home an unpacked file
 * @param key PEM of the public key
 * @returns what is wrong: the signature, or the name of the first file that is not as listed; null if nothing
 */
export function findForgery(home: string, key: string): "signature" | { file: string } | null {
	const [list, signature] = [listName, signatureName].map((name) => {
		const found = lstatSync(path.join(home, name), { throwIfNoEntry: false });
		return found?.isFile() ? readFileSync(path.join(home, name)) : null;
	});
	if (!list || !signature || !verify(null, list, key, Buffer.from(signature.toString(), "base64"))) return "signature";
	const link = entriesIn(home).find(({ name, isLink }) => isLink && !isWithin(home, name));
	if (link) return { file: link.name };
	const found = listContents(home).split("\n");
	const listed = new Set(list.toString().split("\n"));
	const strange = found.find((line) => !listed.has(line));
	const missing = [...listed].find((line) => !found.includes(line));
	const wrong = strange ?? missing;
	return wrong === undefined ? null : { file: wrong.slice(66) };
}
