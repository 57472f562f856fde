/** Child process that runs the cleanup, without a minimum age of files. */
import { anyAge } from "@/lib/files/testing/stored-names";
import { tidyUp } from "@/lib/upkeep/housekeeping";
import { openRecords } from "@/lib/upkeep/open-records";

const payload = await openRecords();
await tidyUp(payload, anyAge);
await payload.destroy();
