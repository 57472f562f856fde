import "server-only";

/**
 * Finds a record by the name in a catch-all segment; names may contain slashes, percent signs and anything else.
 * Next passes the segments percent-encoded to a page and decoded to generateMetadata, so both forms are tried.
 * @param parts the segments
 * @param find looks up a record by its exact name
 */
export async function findByPathName<T>(parts: string[], find: (name: string) => Promise<T | null>): Promise<T | null> {
	for (const name of namesOf(parts)) {
		const found = await find(name);
		if (found !== null) return found;
	}
	return null;
}

/** @returns whether the segments contain this name; false if the record was found by a former name */
export const isPathName = (parts: string[], name: string): boolean => namesOf(parts).includes(name);

/** @returns the decoded and the raw name, without duplicates */
export function namesOf(parts: string[]): string[] {
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
