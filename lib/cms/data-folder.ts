import "server-only";
import { mkdirSync } from "node:fs";
import { environment } from "@/lib/environment";

/** Makes DATA_DIR; what this process writes from now on, there and below, no other account of the machine can read. */
export function makeDataFolder(): void {
	process.umask(0o077);
	mkdirSync(environment.DATA_DIR, { recursive: true });
}
