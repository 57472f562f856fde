/** Payload's secret, which signs staff sessions: created on first start, stored in DATA_DIR. */
import { randomBytes } from "node:crypto";
import { readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { environment } from "@/lib/environment";
import { makeDataFolder } from "./data-folder";
import { detectFirstStart } from "./first-start";

const file = path.join(environment.DATA_DIR, "secret");

/**
 * @returns 64 hexadecimal characters, constant for a DATA_DIR
 */
export function readSecret(): string {
	try {
		return readFileSync(file, "utf8").trim();
	} catch {
		// A build has no DATA_DIR; a random secret is enough and is not stored.
		if (process.env.NEXT_PHASE === "phase-production-build") return randomBytes(32).toString("hex");
		return makeSecret();
	}
}

function makeSecret(): string {
	makeDataFolder();
	detectFirstStart();
	try {
		writeFileSync(file, randomBytes(32).toString("hex"), { flag: "wx", mode: 0o600 });
	} catch (error) {
		// Another process created it first: use that one.
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	}
	return readFileSync(file, "utf8").trim();
}
