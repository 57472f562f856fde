/** Picture files of students and applicants, with unguessable names. Does not access the database. */
import "server-only";
import { randomBytes } from "node:crypto";
import { fileStore, readBytes } from "@/lib/files/store";
import { type FindReferenced, sweepFiles } from "@/lib/files/sweep";

const store = fileStore("students");

/** 24 random bytes, base64url: the name is a capability, there is no other access check. */
const namePattern = /^[\w-]{32}\.webp$/;

/** @returns whether the name has the form of {@link newPictureName} */
const isPictureName = (name: unknown): name is string => typeof name === "string" && namePattern.test(name);

/** @returns a new unguessable file name */
export const newPictureName = () => `${randomBytes(24).toString("base64url")}.webp`;

/** Stores a picture durably. @throws StoreUnavailable */
export const writePicture = (name: string, bytes: Uint8Array): Promise<void> => store.put(name, bytes);

/** @returns the file's bytes, or null for a malformed name or a missing file. @throws StoreUnavailable */
export const readPicture = async (name: string): Promise<Buffer<ArrayBuffer> | null> =>
	isPictureName(name) ? readBytes(store, name) : null;

/** @param name of a file that may be missing; a malformed name removes nothing. @throws StoreUnavailable */
export async function removePicture(name: string | null | undefined): Promise<void> {
	if (isPictureName(name)) await store.remove(name);
}

/** @see sweepFiles */
export const sweepPictures = (findReferenced: FindReferenced, age: number): Promise<number> =>
	sweepFiles(store, isPictureName, findReferenced, age);
