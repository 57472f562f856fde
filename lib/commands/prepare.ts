/** What a start needs before it can serve: an up-to-date database and somebody who can sign in. */

import { tidyUp } from "@/lib/cms/housekeeping";
import { openRecords } from "@/lib/cms/open-records";
import { environment } from "@/lib/environment";
import { makeFirstStaff } from "./first-staff";

const payload = await openRecords();
await makeFirstStaff(payload, environment);
await tidyUp(payload);
await payload.destroy();
