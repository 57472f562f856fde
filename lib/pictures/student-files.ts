/** Pictures of students and applicants: files in DATA_DIR under names that nobody can guess. Knows no records. */
import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { environment } from "@/lib/environment";
import { type HeldOf, sweepFolder } from "./sweep";

const folder = path.join(environment.DATA_DIR, "students");

/** 24 random bytes: the name is the key to the picture. */
const namePattern = /^[\w-]{32}\.webp$/;

/** @returns whether the name is one that {@link writePicture} gives */
export const isPictureName = (name: unknown): name is string => typeof name === "string" && namePattern.test(name);

/** @returns a name that no file has and nobody can guess */
export const newPictureName = () => `${randomBytes(24).toString("base64url")}.webp`;

/** Writes a picture and waits until the disk has it, its folder's entry included. */
export async function writePicture(name: string, bytes: Uint8Array): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const file = await open(path.join(folder, name), "wx", 0o600);
	try {
		await file.writeFile(bytes);
		await file.sync();
	} finally {
		await file.close();
	}
	const entries = await open(folder, "r");
	await entries.sync().finally(() => entries.close());
}

/** @returns the file's bytes, or null when the name is not of our making or the file is gone */
export async function readPicture(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
	if (!isPictureName(name)) return null;
	try {
		return new Uint8Array(await readFile(path.join(folder, name)));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
		throw error;
	}
}

/** @param name of a file that may be gone already; what is no name of ours removes nothing */
export async function removePicture(name: string | null | undefined): Promise<void> {
	if (isPictureName(name)) await rm(path.join(folder, name), { force: true });
}

/** @see sweepFolder */
export const sweepPictures = (heldOf: HeldOf, age: number): Promise<number> =>
	sweepFolder(folder, isPictureName, heldOf, age);
