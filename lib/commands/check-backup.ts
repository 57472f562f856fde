/** `npm run check-backup`: restores the newest backup into a temporary place and checks it. The server runs it each week. */
import { setPriority } from "node:os";
import { backupCommandText } from "@/lib/bengali/backup";
import { runCheck } from "@/lib/office/backup-jobs";

process.umask(0o077);
setPriority(10);
const { name } = await runCheck();
console.log(backupCommandText.checked(name));
