import "server-only";

/**
 * Finds a record by the name in a catch-all segment; names may contain slashes, percent signs and anything else.
 * Next passes the segments percent-encoded to a page and decoded to generateMetadata, so both forms are tried.
 * @param parts the segments
 * @param find looks up a record by its exact name
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
