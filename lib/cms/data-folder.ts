import "server-only";
import { mkdirSync } from "node:fs";
import { environment } from "@/lib/environment";

/** Creates DATA_DIR, and sets the umask so that files created from now on are readable by this account only. */
export function makeDataFolder(): void {
	process.umask(0o077);
	mkdirSync(environment.DATA_DIR, { recursive: true });
}
