import "server-only";

/**
 * Finds a record by the last part of a path, which may hold slashes, percent signs and anything else.
 * Next hands the parts over percent-encoded to a page and decoded to its metadata, so both readings are tried.
 * @param parts the path's parts, as a catch-all segment gives them
 * @param find looks a record up by its exact name
 */
export async function findByPathName<T>(parts: string[], find: (name: string) => Promise<T | null>): Promise<T | null> {
	for (const name of namesOf(parts)) {
		const found = await find(name);
		if (found !== null) return found;
	}
	return null;
}

/** @returns whether the path's last part is that name, and not one that the record had before */
export const isPathName = (parts: string[], name: string): boolean => namesOf(parts).includes(name);

/** Both readings, each once. */
function namesOf(parts: string[]): string[] {
	const given = parts.join("/");
	return [...new Set([decode(given), given])];
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text).normalize("NFC");
	} catch {
		return text;
	}
}
