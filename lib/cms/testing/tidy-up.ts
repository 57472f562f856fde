/** Child process that runs the cleanup, without a minimum age of files. */
import { anyAge } from "@/lib/files/testing/stored-names";
import { tidyUp } from "../housekeeping";
import { openRecords } from "../open-records";

const payload = await openRecords();
await tidyUp(payload, anyAge);
await payload.destroy();
