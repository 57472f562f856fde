import "server-only";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { environment } from "@/lib/machine/environment";

export const sqliteFile = path.join(environment.DATA_DIR, "school.db");

/** Creates DATA_DIR, and sets the umask so that files created from now on are readable by this account only. */
export function makeDataFolder(): void {
	process.umask(0o077);
	mkdirSync(environment.DATA_DIR, { recursive: true });
}
