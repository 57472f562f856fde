/** `npm run command -- staff-second-factor NAME`: removes the second factor of an account whose owner has lost it. */

import { StartRefused } from "@/lib/data/first-start";
import { commandText } from "@/lib/machine/text";
import { removeSecondFactorOf } from "@/lib/office/second-factor/second-factor";
import { openSchool } from "@/lib/upkeep/open-records";

const [name] = process.argv.slice(2);
if (!name) throw new StartRefused(commandText.secondFactorUsage);
const payload = await openSchool();
const outcome = await removeSecondFactorOf(payload, name);
await payload.destroy();
if (outcome.state === "unknown") throw new StartRefused(commandText.noSuchStaff(name, outcome.known));
console.log(outcome.state === "unset" ? commandText.noSecondFactor(name) : commandText.secondFactorRemoved(name));
