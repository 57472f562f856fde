/** systemd's units of the schools of a machine (deploy/schools). */
import { chmodSync, copyFileSync, mkdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { environment } from "@/lib/machine/environment";
import { unitHere } from "../pack/unit";
import { type School, shared } from "./places";

const ofAll = ["schools@.service", "schools@.socket", "schools-wake.service", "schools-wake.timer"];

/** Copies what all schools have in common: with each version anew. */
export function writeSharedUnits(): void {
	mkdirSync(shared.units, { recursive: true });
	const home = environment.SCHOOL_HOME ?? "/srv/school";
	for (const name of ofAll)
		writeFileSync(
			path.join(shared.units, name),
			unitHere(readFileSync(path.join("deploy/schools", name), "utf8"), home),
		);
	mkdirSync(shared.hooks, { recursive: true });
	const hook = path.join(shared.hooks, "schools");
	copyFileSync("deploy/schools/certificate-hook", hook);
	// The packed program has no programs but Node's.
	chmodSync(hook, 0o755);
}

/** A socket's port cannot come from a file with settings. */
export function writePort({ name, port }: School): void {
	const folder = path.join(shared.units, `schools@${name}.socket.d`);
	mkdirSync(folder, { recursive: true });
	writeFileSync(path.join(folder, "port.conf"), `[Socket]\nListenStream=127.0.0.1:${port}\n`);
}
