/** `npm run command -- check-backup`: checks the newest backup by a temporary restore. The server runs it each week. */
import { setPriority } from "node:os";
import { runCheck } from "@/lib/office/backup/jobs";
import { backupCommandText } from "@/lib/office/backup/text";

process.umask(0o077);
setPriority(10);
const { name, copyFault } = await runCheck();
console.log(backupCommandText.checked(name));
if (copyFault) {
	console.error(copyFault.message);
	process.exitCode = 1;
}
