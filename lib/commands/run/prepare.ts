/** First step of a start: migrates the database, creates the first staff account, removes orphaned files. */

import { tidyUp } from "@/lib/cms/housekeeping";
import { openRecords } from "@/lib/cms/open-records";
import { environment } from "@/lib/environment";
import { makeFirstStaff } from "./first-staff";

const payload = await openRecords();
await makeFirstStaff(payload, environment);
await tidyUp(payload);
await payload.destroy();
