/** `npm run command -- check-backup`: checks the newest backup by a temporary restore: weekly, and for an update (`--update`). */
import { setPriority } from "node:os";
import { parseArgs } from "node:util";
import { runCheck } from "@/lib/office/backup/jobs";
import { backupCommandText } from "@/lib/office/backup/text";

const { values } = parseArgs({ options: { update: { type: "boolean", default: false } } });

process.umask(0o077);
setPriority(10);
const { name, copyFault } = await runCheck(values.update);
console.log(backupCommandText.checked(name));
if (copyFault) {
	console.error(copyFault.message);
	process.exitCode = 1;
}
