/** `npm run staff-password NAME`: sets a staff password: STAFF_PASSWORD, or a random one, which it prints. */
import { randomPassword } from "@/lib/auth/random-password";
import { StartRefused } from "@/lib/data/first-start";
import { environment } from "@/lib/machine/environment";
import { commandText } from "@/lib/machine/text";
import { setStaffPassword } from "@/lib/office/staff/set-password";
import { openSchool } from "@/lib/upkeep/open-records";

const [name] = process.argv.slice(2);
if (!name) throw new StartRefused(commandText.passwordUsage);
const given = environment.STAFF_PASSWORD;
const password = given ?? randomPassword();
const payload = await openSchool();
const outcome = await setStaffPassword(payload, name, password);
await payload.destroy();
if (outcome.state === "unknown") throw new StartRefused(commandText.noSuchStaff(name, outcome.known));
if (outcome.state === "refused") throw new StartRefused(commandText.passwordRefused(outcome.reason));
console.log(commandText.passwordSet(name, given ? undefined : password));
