/** Like ./prepare for the demo: seeds an empty database with an invented school; `--students 20000` for a large one. */
import { parseArgs } from "node:util";
import { environment } from "@/lib/machine/environment";
import { openRecords } from "@/lib/upkeep/open-records";
import { makeDemoStaff, makeFirstStaff } from "../run/first-staff";
import { seedOnce } from "./seed-once";

const { values } = parseArgs({ options: { students: { type: "string", default: "600" } } });

const payload = await openRecords();
await seedOnce(payload, environment, Number(values.students));
if (environment.STAFF_EMAIL) await makeFirstStaff(payload, environment);
else await makeDemoStaff(payload, environment);
await payload.destroy();
