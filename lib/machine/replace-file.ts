import { renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { syncNow } from "./sync-folder";

/**
 * Writes a file that only this account reads: whole, or what was there before stays. Returns when it survives a power cut.
 * For programs that do one step after the other.
 */
export function replaceFile(file: string, content: string): void {
	writeFileSync(`${file}.new`, content, { mode: 0o600, flush: true });
	renameSync(`${file}.new`, file);
	syncNow(path.dirname(file));
}
