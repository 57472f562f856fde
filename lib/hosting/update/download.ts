/** Fetches the file of a newer version. What it is worth is known by its signature alone (./ed25519.ts). */
import { createWriteStream, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pipeline } from "node:stream/promises";
import { StartRefused } from "@/lib/data/first-start";
import { updateText as text } from "./text";

/** Bytes: four times a version. */
const most = 200e6;

/** Milliseconds for a slow mobile network. */
const patience = 60 * 60_000;

async function* limited(content: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
	let bytes = 0;
	for await (const part of content) {
		bytes += part.length;
		if (bytes > most) throw new Error("too large");
		yield part;
	}
}

/** @returns the file of an address, which is removed when the process ends; a path as it is. @throws StartRefused */
export async function fetched(given: string): Promise<string> {
	if (!/^https?:/.test(given)) return given;
	const folder = mkdtempSync(path.join(tmpdir(), "school-update-"));
	process.once("exit", () => rmSync(folder, { recursive: true, force: true }));
	const file = path.join(folder, "school.tar.gz");
	try {
		const answer = await fetch(given, { signal: AbortSignal.timeout(patience) });
		if (!answer.ok || !answer.body) throw new Error(String(answer.status));
		await pipeline(limited(answer.body), createWriteStream(file));
		return file;
	} catch (error) {
		throw new StartRefused(text.notDownloaded((error as Error).message));
	}
}

/** @returns whether a file was refused for good: one that is being copied to where it lies may be whole the next time */
export const isRefusal = (error: unknown): boolean => error instanceof StartRefused && error.message !== text.strange;
