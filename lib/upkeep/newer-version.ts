/** Where newer versions of the packed site lie: a folder, or an address, that the school has set (UPDATE_FROM). */
import { readdir, stat } from "node:fs/promises";
import path from "node:path";
import { environment } from "@/lib/machine/environment";
import { compareVersions } from "./update-state";

/** @property file a path, or an address */
export type NewerVersion = { version: string; file: string };

/** Milliseconds until an address must answer. */
const patience = 10_000;

const pattern = /^school-(\d+\.\d+\.\d+)-linux-(x64|arm64)\.tar\.gz$/;

/** Name of the file beside packed ones that names the newest, for addresses, which cannot be listed. */
export const latestName = (architecture: string) => `latest-linux-${architecture}.txt`;

async function namesAt(from: string): Promise<string[]> {
	if (!/^https?:/.test(from)) return (await stat(from)).isDirectory() ? readdir(from) : [];
	const answer = await fetch(`${from}/${latestName(process.arch)}`, { signal: AbortSignal.timeout(patience) });
	if (!answer.ok) throw new Error(`${answer.status}`);
	// A name of a file is short; what else an address sends is not read to its end.
	const name = (await answer.text()).slice(0, 200).trim();
	return [name];
}

/**
 * @param current the version that serves
 * @returns the newest version for this machine; null if there is none above the current one
 * @throws Error if the folder or the address cannot be read
 */
export async function findNewerVersion(current: string): Promise<NewerVersion | null> {
	const from = environment.UPDATE_FROM?.replace(/\/+$/, "");
	if (!from) return null;
	const found = (await namesAt(from)).flatMap((name) => {
		const [, version = "", architecture] = pattern.exec(name) ?? [];
		return architecture === process.arch && compareVersions(version, current) > 0 ? [{ version, name }] : [];
	});
	const [newest] = found.sort((one, other) => compareVersions(other.version, one.version));
	if (!newest) return null;
	const file = /^https?:/.test(from) ? `${from}/${newest.name}` : path.join(from, newest.name);
	return { version: newest.version, file };
}
