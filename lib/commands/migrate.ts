/** `npm run migrate`: brings the database up to date. Without a new migration it changes nothing. */
import { commandText } from "@/lib/bengali/commands";
import { openRecords } from "@/lib/cms/open-records";

const payload = await openRecords();
await payload.destroy();
console.log(commandText.migrated);
