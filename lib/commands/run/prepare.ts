/** First step of a start: migrates the database, creates the first staff account, removes orphaned files. */

import { environment } from "@/lib/machine/environment";
import { tidyUp } from "@/lib/upkeep/housekeeping";
import { openRecords } from "@/lib/upkeep/open-records";
import { makeFirstStaff, requireFirstStaff } from "./first-staff";

const payload = await openRecords(() => requireFirstStaff(environment));
await makeFirstStaff(payload, environment);
await tidyUp(payload);
await payload.destroy();
