/** @returns whether the name can be that of a file: no path separator and no NUL, so no path leads out of the store */
export const isFileName = (name: string): boolean =>
	name !== "" && name !== "." && name !== ".." && !/[/\\\0]/.test(name);

/** @throws Error for a name that is none, before it becomes part of a path or a key */
export function assertFileName(name: string): void {
	if (!isFileName(name)) throw new Error("Not the name of a file");
}

/** End of the name of a file while it is written; one that stays is of an interrupted write. */
export const unfinishedEnd = ".part";
