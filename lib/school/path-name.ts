import "server-only";

/**
 * Finds a record by the last part of a path, which may hold slashes, percent signs and anything else.
 * Next hands the parts over percent-encoded to a page and decoded to its metadata, so both readings are tried.
 * @param parts the path's parts, as a catch-all segment gives them
 * @param find looks a record up by its exact name
 */
export async function findByPathName<T>(parts: string[], find: (name: string) => Promise<T | null>): Promise<T | null> {
	const given = parts.join("/");
	const decoded = decode(given);
	return (await find(decoded)) ?? (decoded === given ? null : find(given));
}

function decode(text: string): string {
	try {
		return decodeURIComponent(text).normalize("NFC");
	} catch {
		return text;
	}
}
