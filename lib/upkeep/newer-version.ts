/** Where newer versions of the packed site lie: a folder, or an address, that the school has set (UPDATE_FROM). */
import { createReadStream } from "node:fs";
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { Readable } from "node:stream";
import * as tar from "tar";
import { environment } from "@/lib/machine/environment";
import { compareVersions } from "./update-state";

/** @property file a path, or an address */
export type NewerVersion = { version: string; file: string };

/** Milliseconds until an address must answer. */
const patience = 10_000;

const longestName = 200;

const pattern = /^school-(\d+\.\d+\.\d+)-linux-(x64|arm64)\.tar\.gz$/;

/** Name of the file beside packed ones that names the newest, for addresses, which cannot be listed. */
export const latestName = (architecture: string) => `latest-linux-${architecture}.txt`;

/** The same for the newest one that is marked as security, which is older than the newest when others have come since. */
export const latestSecurityName = (architecture: string) => `security-linux-${architecture}.txt`;

const isAddress = (place: string) => /^https?:/.test(place);

async function namesAt(from: string, lists: readonly string[]): Promise<string[]> {
	if (!isAddress(from)) return (await stat(from)).isDirectory() ? readdir(from) : [];
	const names: string[] = [];
	for (const list of lists) {
		const answer = await fetch(`${from}/${list}`, { signal: AbortSignal.timeout(patience) });
		// There may never have been a release of this kind.
		if (answer.status === 404 && list !== lists[0]) continue;
		if (!answer.ok) throw new Error(`${answer.status}`);
		names.push(await beginningOf(answer));
	}
	return names;
}

/** A name of a file is short; what else an address sends is not read to its end. */
async function beginningOf({ body }: Response): Promise<string> {
	const read: Uint8Array[] = [];
	for await (const part of body ?? []) if (read.push(part) && Buffer.concat(read).length >= longestName) break;
	return Buffer.concat(read).toString().slice(0, longestName).trim();
}

/** @returns versions for this machine above the current one, the newest first */
async function newerAt(place: string | undefined, current: string, ...lists: string[]): Promise<NewerVersion[]> {
	const from = place?.replace(/\/+$/, "");
	if (!from) return [];
	const found = new Set(await namesAt(from, [latestName(process.arch), ...lists]));
	return [...found]
		.flatMap((name) => {
			const [, version = "", architecture] = pattern.exec(name) ?? [];
			if (architecture !== process.arch || compareVersions(version, current) <= 0) return [];
			return [{ version, file: isAddress(from) ? `${from}/${name}` : path.join(from, name) }];
		})
		.sort((a, b) => compareVersions(b.version, a.version));
}

/**
 * @param current the version that serves
 * @returns the newest version for this machine; null if there is none above the current one
 * @throws Error if the folder or the address cannot be read
 */
export async function findNewerVersion(current: string): Promise<NewerVersion | null> {
	const [newest] = await newerAt(environment.UPDATE_FROM, current);
	return newest ?? null;
}

/** Entries at the beginning of a file in which what it is stands (lib/hosting/pack), and the bytes that these may have. */
const first = { entries: 5, bytes: 10_000 };

async function open(file: string): Promise<Readable> {
	if (!isAddress(file)) return createReadStream(file);
	const answer = await fetch(file, { signal: AbortSignal.timeout(patience) });
	if (!answer.ok || !answer.body) throw new Error(`${answer.status}`);
	return Readable.fromWeb(answer.body as import("node:stream/web").ReadableStream);
}

/**
 * Reads the beginning of a packed file alone. Its signature covers the mark, but is not looked at here: whoever takes
 * the file does that (lib/hosting/update/unpack.ts).
 * @returns whether it says that it is a release for security, or has something that is no mark in its place
 */
async function seemsMarked(file: string): Promise<boolean> {
	const stream = await open(file);
	let entries = 0;
	let about = "";
	const parser = new tar.Parser({
		onReadEntry(entry) {
			entries += 1;
			const isFirst = entries <= first.entries && entry.size < first.bytes;
			const isAbout = isFirst && entry.path === "school/package.json";
			if (isAbout) entry.on("data", (part) => (about += part.toString())).on("end", () => stream.destroy());
			else entry.resume();
			if (entries > first.entries) stream.destroy();
		},
	});
	// What is no packed file is not marked.
	parser.on("error", () => stream.destroy());
	await new Promise<void>((resolve) => {
		stream.on("data", (part) => parser.write(part)).once("close", resolve);
		stream.once("error", () => resolve());
	});
	try {
		return JSON.parse(about).security !== undefined;
	} catch {
		return false;
	}
}

/**
 * @param from instead of UPDATE_FROM
 * @returns the newest version for this machine above the current one that seems marked as security; null if none is
 * @throws Error if the folder or the address cannot be read
 */
export async function findSecurityVersion(
	current: string,
	from: string | undefined = environment.UPDATE_FROM,
): Promise<NewerVersion | null> {
	for (const newer of await newerAt(from, current, latestSecurityName(process.arch)))
		if (await seemsMarked(newer.file)) return newer;
	return null;
}
