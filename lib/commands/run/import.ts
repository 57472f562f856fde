/** `npm run command -- import FILE`: brings the archive of `export` into an empty DATA_DIR (and an empty PostgreSQL database). */
import path from "node:path";
import { readRecoveryKey } from "@/lib/backup/recovery-key";
import { StartRefused } from "@/lib/data/first-start";
import { environment } from "@/lib/machine/environment";
import { importSchool } from "@/lib/office/export/import";
import { exportCommandText as text } from "@/lib/office/export/text";
import { holdSchool } from "./hold-school";

const [file] = process.argv.slice(2);
if (!file) throw new StartRefused(text.usage);
holdSchool();
const { hasLogins } = await importSchool(path.resolve(file), readRecoveryKey);
console.log(text.imported(environment.DATA_DIR));
if (!hasLogins) console.log(text.noLogins);
