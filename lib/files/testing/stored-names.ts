import type { FileKind } from "../store";

/** A minimum age in milliseconds that every file has, even in a store whose clock is ahead: negative. */
export const anyAge = -10_000;

/** @returns the names of all stored files of a kind, sorted */
export async function storedNames(kind: FileKind): Promise<string[]> {
	const { fileStore } = await import("../store");
	const names: string[] = [];
	for await (const { name } of fileStore(kind).list()) names.push(name);
	return names.sort();
}
