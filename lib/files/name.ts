/** @returns whether the name can be that of a file: no path separator and no NUL, so no path leads out of the store */
export const isFileName = (name: string): boolean =>
	name !== "" && name !== "." && name !== ".." && !/[/\\\0]/.test(name);

/** Must be called before a name becomes part of a path or key. @throws Error for an invalid name */
export function assertFileName(name: string): void {
	if (!isFileName(name)) throw new Error("Not the name of a file");
}

/** Suffix of a file's name while it is written; a remaining one is of an interrupted write. */
export const unfinishedEnd = ".part";
