/** Picture files of students and applicants in DATA_DIR, with unguessable names. Does not access the database. */
import "server-only";
import { randomBytes } from "node:crypto";
import { mkdir, open, readFile, rm } from "node:fs/promises";
import path from "node:path";
import { environment } from "@/lib/environment";
import { syncFolder } from "@/lib/sync-folder";
import { type FindReferenced, sweepFolder } from "./sweep";

const folder = path.join(environment.DATA_DIR, "students");

/** 24 random bytes, base64url: the name is a capability, there is no other access check. */
const namePattern = /^[\w-]{32}\.webp$/;

/** @returns whether the name has the form of {@link newPictureName} */
export const isPictureName = (name: unknown): name is string => typeof name === "string" && namePattern.test(name);

/** @returns a new unguessable file name */
export const newPictureName = () => `${randomBytes(24).toString("base64url")}.webp`;

/** Writes a picture durably: fsync of the file and of its folder. */
export async function writePicture(name: string, bytes: Uint8Array): Promise<void> {
	await mkdir(folder, { recursive: true, mode: 0o700 });
	const file = await open(path.join(folder, name), "wx", 0o600);
	try {
		await file.writeFile(bytes);
		await file.sync();
	} finally {
		await file.close();
	}
	await syncFolder(folder);
}

/** @returns the file's bytes, or null for a malformed name or a missing file */
export async function readPicture(name: string): Promise<Uint8Array<ArrayBuffer> | null> {
	if (!isPictureName(name)) return null;
	try {
		return new Uint8Array(await readFile(path.join(folder, name)));
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
		throw error;
	}
}

/** @param name of a file that may be missing; a malformed name removes nothing */
export async function removePicture(name: string | null | undefined): Promise<void> {
	if (isPictureName(name)) await rm(path.join(folder, name), { force: true });
}

/** @see sweepFolder */
export const sweepPictures = (findReferenced: FindReferenced, age: number): Promise<number> =>
	sweepFolder(folder, isPictureName, findReferenced, age);
