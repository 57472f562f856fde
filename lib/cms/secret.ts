/**
 * The school's secret: SECRET, or a random one created on first start; stored in DATA_DIR and in backups. Payload signs
 * staff sessions with it; other keys are derived from it, such as that of the codes on printed papers.
 */
import { hkdfSync, randomBytes } from "node:crypto";
import { linkSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { makeDataFolder } from "@/lib/data/data-folder";
import { detectFirstStart, StartRefused } from "@/lib/data/first-start";
import { environment } from "@/lib/machine/environment";
import { commandText } from "@/lib/machine/text";

const file = path.join(environment.DATA_DIR, "secret");

/**
 * @returns 64 hexadecimal characters, or SECRET; constant for a DATA_DIR
 * @throws StartRefused if SECRET is not that of DATA_DIR: printed papers would no longer be recognised
 */
export function readSecret(): string {
	const secret = readStored();
	if (environment.SECRET && secret !== environment.SECRET) throw new StartRefused(commandText.otherSecret(file));
	return secret;
}

function readStored(): string {
	try {
		return readFileSync(file, "utf8").trim();
	} catch {
		// A build has no DATA_DIR; a random secret is enough and is not stored.
		if (process.env.NEXT_PHASE === "phase-production-build") return environment.SECRET ?? randomHex();
		return makeSecret();
	}
}

/**
 * @param purpose name of the key, different for each use
 * @returns 32 bytes, constant for a DATA_DIR, from which neither the secret nor another key can be computed (RFC 5869)
 */
export const deriveKey = (purpose: string): Uint8Array =>
	new Uint8Array(hkdfSync("sha256", readSecret(), "", `school:${purpose}`, 32));

const randomHex = () => randomBytes(32).toString("hex");

function makeSecret(): string {
	makeDataFolder();
	detectFirstStart();
	// Written to a draft and hard-linked when complete: no process must read an empty or half-written secret.
	const draft = `${file}-${randomBytes(8).toString("hex")}`;
	try {
		writeFileSync(draft, environment.SECRET ?? randomHex(), { mode: 0o600, flush: true });
		linkSync(draft, file);
	} catch (error) {
		// Another process created it first: use that one.
		if ((error as NodeJS.ErrnoException).code !== "EEXIST") throw error;
	} finally {
		rmSync(draft, { force: true });
	}
	return readFileSync(file, "utf8").trim();
}
