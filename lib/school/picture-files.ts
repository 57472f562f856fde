/** Pictures of students and applicants: files in DATA_DIR under names that nobody can guess. */
import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { environment } from "@/lib/environment";
import { takePicture } from "@/lib/security/picture-intake";

const folder = path.join(environment.DATA_DIR, "students");

/**
 * Keeps a picture for as long as the work that needs it succeeds.
 * @param sent a file or a data URL; without one, the work gets null
 * @param work stores the name; when it throws, nothing is left behind
 * @throws CallError 422 when it is no good picture
 */
export async function withPicture<T>(sent: File | string | undefined, work: (name: string | null) => Promise<T>) {
	if (sent === undefined) return work(null);
	const bytes = await takePicture(sent);
	const name = `${randomBytes(24).toString("base64url")}.webp`;
	await mkdir(folder, { recursive: true });
	await writeFile(path.join(folder, name), bytes, { flag: "wx" });
	try {
		return await work(name);
	} catch (error) {
		await removePicture(name);
		throw error;
	}
}

/** @returns the file's bytes, or null when the name is not of our making or the file is gone */
export async function readPicture(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
	if (!/^[\w-]{32}\.webp$/.test(name)) return null;
	try {
		return new Uint8Array(await readFile(path.join(folder, name)));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
		throw error;
	}
}

/** @param name of a file that may be gone already, or nothing */
export async function removePicture(name: string | null | undefined): Promise<void> {
	if (name) await rm(path.join(folder, name), { force: true });
}
