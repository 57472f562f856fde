/** Next answers 500 to invalid percent-encoding; such a request is rewritten to a path that is 404. */
import "server-only";
import { missingPath } from "@/lib/contract/paths";

/** @returns the URL, or one that is 404 when its path cannot be decoded */
export function decodableUrl(url: string): string {
	const [path = ""] = url.split("?", 1);
	try {
		decodeURIComponent(path);
		return url;
	} catch {
		return path.startsWith("/api/") ? `/api${missingPath}` : missingPath;
	}
}
