/** Child process that runs the cleanup, without a minimum age of files. */
import { tidyUp } from "../housekeeping";
import { openRecords } from "../open-records";

const payload = await openRecords();
await tidyUp(payload, 0);
await payload.destroy();
