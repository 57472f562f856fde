/** `npm run check-backup`: checks the newest backup by a temporary restore. The server runs it each week. */
import { setPriority } from "node:os";
import { backupCommandText } from "@/lib/bengali/office/backup";
import { runCheck } from "@/lib/office/backup/jobs";

process.umask(0o077);
setPriority(10);
const { name } = await runCheck();
console.log(backupCommandText.checked(name));
