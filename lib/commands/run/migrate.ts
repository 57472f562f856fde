/** `npm run command -- migrate`: runs pending migrations. */
import { commandText } from "@/lib/machine/text";
import { openRecords } from "@/lib/upkeep/open-records";
import { holdSchool } from "./hold-school";

holdSchool();
const payload = await openRecords();
await payload.destroy();
console.log(commandText.migrated);
