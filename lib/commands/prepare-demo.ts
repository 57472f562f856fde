/** The same for a demonstration: fills an empty database with an invented school. */
import { environment } from "@/lib/environment";
import { seedOnce } from "./demo-school";
import { makeDemoStaff, makeFirstStaff } from "./first-staff";
import { openRecords } from "./records";

const payload = await openRecords();
await seedOnce(payload, environment);
if (environment.STAFF_EMAIL) await makeFirstStaff(payload, environment);
else await makeDemoStaff(payload, environment);
await payload.destroy();
