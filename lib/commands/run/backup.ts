/**
 * `npm run backup`: creates a backup, also while the site runs. The server runs it with `--nightly` each night, an update with
 * `--update`: what each makes pushes out only its own.
 */
import { setPriority } from "node:os";
import { parseArgs } from "node:util";
import { runBackup } from "@/lib/office/backup/jobs";
import { backupCommandText } from "@/lib/office/backup/text";

const flag = { type: "boolean", default: false } as const;
const { values } = parseArgs({ options: { nightly: flag, update: flag } });

process.umask(0o077);
// Below the priority of the site.
setPriority(10);
const { file, missing, copyFault } = await runBackup(values.nightly ? "nightly" : values.update ? "update" : "manual");
console.log(backupCommandText.made(file));
if (copyFault) console.error(copyFault.message);
if (missing.length > 0) console.log([backupCommandText.missing(missing.length), ...missing].join("\n  "));
