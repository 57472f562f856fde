/** `npm run restore FILE`: restores a backup into an empty DATA_DIR (and an empty PostgreSQL database). */
import path from "node:path";
import { readRecoveryKey } from "@/lib/backup/recovery-key";
import { restoreBackup } from "@/lib/backup/restore";
import { environment } from "@/lib/machine/environment";
import { backupCommandText } from "@/lib/office/backup/text";
import { holdSchool } from "./hold-school";

const [file] = process.argv.slice(2);
if (!file) {
	console.error(backupCommandText.usage);
	process.exit(1);
}
holdSchool();
await restoreBackup(path.resolve(file), readRecoveryKey);
console.log(backupCommandText.restored(environment.DATA_DIR));
