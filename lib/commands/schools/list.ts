/** `node school.js list`: the schools of this machine, with version, size, last backup and state. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { schoolsText as text } from "@/lib/bengali/schools";
import { environment } from "@/lib/environment";
import { readUpdateState, versionOf } from "@/lib/upkeep/update-state";
import { readSchools } from "./places";
import { stateOf } from "./state";

/** @returns bytes of all files; one that goes meanwhile counts nothing */
function sizeOf(folder: string): number {
	if (!existsSync(folder)) return 0;
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((name) => statSync(path.join(folder, name), { throwIfNoEntry: false }))
		.reduce((sum, found) => sum + (found?.isFile() ? found.size : 0), 0);
}

/** @returns when the newest backup was made; null without one */
function lastBackup(folder: string): Date | null {
	const names = existsSync(folder) ? readdirSync(folder) : [];
	const times = names
		.filter((name) => /^school-.*\.tar\.gz(\.age)?$/.test(name))
		.map((name) => statSync(path.join(folder, name)).mtimeMs);
	return times.length > 0 ? new Date(Math.max(...times)) : null;
}

const rows = readSchools().map((school) => {
	const { DATA_DIR = "", BACKUP_DIR = path.join(DATA_DIR, "backups") } = school.variables;
	return {
		name: school.name,
		host: school.host,
		version: versionOf(readUpdateState(DATA_DIR), environment.SCHOOL_VERSION ?? ""),
		bytes: sizeOf(DATA_DIR),
		backup: lastBackup(BACKUP_DIR),
		state: stateOf(school),
	};
});
console.log(rows.length > 0 ? text.table(rows) : text.none);
