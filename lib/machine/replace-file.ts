import { chmodSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { syncNow } from "./sync-folder";

/**
 * Writes a file whole, or what was there before stays. Returns when it survives a power cut. For programs that do one step
 * after the other.
 * @param mode who reads it: by default this account alone
 */
export function replaceFile(file: string, content: string, mode = 0o600): void {
	writeFileSync(`${file}.new`, content, { mode, flush: true });
	// Whatever the umask is.
	chmodSync(`${file}.new`, mode);
	renameSync(`${file}.new`, file);
	syncNow(path.dirname(file));
}
