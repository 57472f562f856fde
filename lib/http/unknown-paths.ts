/**
 * Requests for records that do not exist. Next would render a page for each such path, which takes 40 to 60 ms of CPU
 * and is not cached: twenty requests per second for made-up names would occupy a core. A database query takes less than
 * 1 ms.
 */
import "server-only";
import { missingPath } from "@/lib/contract/paths";
import { isKnownPath } from "@/lib/school/known-paths";

/**
 * @param url path and query of a request
 * @returns null when the URL names no record; else a promise of the URL, or of one that is 404 when no record has that name
 */
export function knownUrl(url: string): Promise<string> | null {
	const [path = ""] = url.split("?", 1);
	const known = isKnownPath(path)?.then(
		(isThere) => (isThere ? url : missingPath),
		// Without the database, pages that are already rendered are still served.
		() => url,
	);
	return known ?? null;
}
