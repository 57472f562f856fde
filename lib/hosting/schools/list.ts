/** `node school.js list`: the schools of this machine, with version, size, last backup and state. */
import { existsSync, readdirSync, statSync } from "node:fs";
import path from "node:path";
import { listBackups } from "@/lib/backup/folder";
import { folderStore } from "@/lib/files/folder";
import { environment } from "@/lib/machine/environment";
import { readUpdateState, versionOf } from "@/lib/upkeep/update-state";
import { readSchools, type School } from "./places";
import { stateOf } from "./state";
import { schoolsText as text } from "./text";

/** @returns bytes of all files; one that goes meanwhile counts nothing */
function sizeOf(folder: string): number {
	if (!existsSync(folder)) return 0;
	return readdirSync(folder, { recursive: true, encoding: "utf8" })
		.map((name) => statSync(path.join(folder, name), { throwIfNoEntry: false }))
		.reduce((sum, found) => sum + (found?.isFile() ? found.size : 0), 0);
}

async function rowOf(school: School) {
	const { DATA_DIR = "", BACKUP_DIR = path.join(DATA_DIR, "backups") } = school.variables;
	const [newest] = await listBackups({ archives: folderStore(BACKUP_DIR) });
	return {
		name: school.name,
		host: school.host,
		version: versionOf(readUpdateState(DATA_DIR), environment.SCHOOL_VERSION ?? ""),
		bytes: sizeOf(DATA_DIR),
		backup: newest?.at ?? null,
		state: stateOf(school),
	};
}

const rows = await Promise.all(readSchools().map(rowOf));
console.log(rows.length > 0 ? text.table(rows) : text.none);
