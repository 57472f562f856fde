/**
 * `npm run restore FILE`: restores a backup into an empty DATA_DIR (and an empty PostgreSQL database); `--from-copy [NAME]`
 * one of BACKUP_COPY, by default the newest.
 */
import path from "node:path";
import { parseArgs } from "node:util";
import { findCopy } from "@/lib/backup/copy";
import { backupIn } from "@/lib/backup/place";
import { readRecoveryKey } from "@/lib/backup/recovery-key";
import { restoreBackup } from "@/lib/backup/restore";
import { environment } from "@/lib/machine/environment";
import { backupCommandText } from "@/lib/office/backup/text";
import { holdSchool } from "./hold-school";

const options = { "from-copy": { type: "boolean", default: false } } as const;
const { values, positionals } = parseArgs({ options, allowPositionals: true });
const [file] = positionals;
const isCopy = values["from-copy"];
if (!file && !isCopy) {
	console.error(backupCommandText.usage);
	process.exit(1);
}
holdSchool();
if (isCopy) {
	// The packed site has made a path of the name, as of every file that is given.
	const copy = await findCopy(file && path.basename(file));
	console.log(backupCommandText.fromCopy(copy.name, copy.from));
	await restoreBackup(copy, readRecoveryKey);
} else await restoreBackup(backupIn(path.resolve(file as string)), readRecoveryKey);
console.log(backupCommandText.restored(environment.DATA_DIR));
