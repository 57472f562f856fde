/** `npm run command -- export [FILE]`: writes all of the school into one archive, also while its site runs. */
import { setPriority } from "node:os";
import path from "node:path";
import { makeExportAt } from "@/lib/office/export/make";
import { exportCommandText as text } from "@/lib/office/export/text";
import { openSchool } from "@/lib/upkeep/open-records";

const [given] = process.argv.slice(2);
process.umask(0o077);
// Below the priority of the site.
setPriority(10);
const payload = await openSchool();
const { file, missing } = await makeExportAt(payload, given && path.resolve(given));
await payload.destroy();
console.log(`${text.made(file)}\n${text.care}`);
if (missing.length > 0) console.log([text.missing(missing.length), ...missing].join("\n  "));
