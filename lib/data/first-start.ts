/**
 * Whether a start is the first of a DATA_DIR. Only one that never held a school, or an interrupted first start, may begin
 * with an empty database (lib/upkeep/inspect-database).
 */
import { existsSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { environment } from "@/lib/machine/environment";

/** Stops a start; the message tells the operator what to do. */
export class StartRefused extends Error {
	override name = "StartRefused";
}

const inDataDir = (name: string) => path.join(environment.DATA_DIR, name);

/** Marker file that exists during the first start. */
const marker = inDataDir("unfinished");

/** Files and folders that show that DATA_DIR belongs to a school. */
const traces = ["media", "students", "secret", "school.db", "school.db-wal"];

// Without the comments Turbopack would look for these files in the project.
export const findTraces = (): string[] =>
	traces.filter((name) => {
		const file = inDataDir(name);
		const found = statSync(/* turbopackIgnore: true */ file, { throwIfNoEntry: false });
		return found && (!found.isDirectory() || readdirSync(/* turbopackIgnore: true */ file).length > 0);
	});

/** Whether DATA_DIR never held a school, or its first start was interrupted. */
export const isNew = (): boolean => findTraces().length === 0 || isFirstStart();

/** Marks a first start, if DATA_DIR is empty. Must run before the secret is created, which counts as a trace. */
export function detectFirstStart(): void {
	if (findTraces().length === 0) beginFirstStart();
}

/** Writes the marker file: an empty database is accepted until {@link endFirstStart}. */
export const beginFirstStart = () => writeFileSync(marker, "");

/** @returns whether the first start has not ended: it runs, or was interrupted */
export const isFirstStart = (): boolean => existsSync(marker);

/** Removes the marker file; called when the database has been created. */
export const endFirstStart = () => rmSync(marker, { force: true });
