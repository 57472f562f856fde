/** `npm run backup`: creates a backup, also while the site runs. The server runs it with `--nightly` each night. */
import { setPriority } from "node:os";
import { parseArgs } from "node:util";
import { runBackup } from "@/lib/office/backup/jobs";
import { backupCommandText } from "@/lib/office/backup/text";

const { values } = parseArgs({ options: { nightly: { type: "boolean", default: false } } });

process.umask(0o077);
// Below the priority of the site.
setPriority(10);
const { file, missing } = await runBackup(values.nightly ? "nightly" : "manual");
console.log(backupCommandText.made(file));
if (missing.length > 0) console.log([backupCommandText.missing(missing.length), ...missing].join("\n  "));
