/** `npm run command -- staff-second-factor NAME`: removes the second factor of an account whose owner has lost it. */
import { commandText } from "@/lib/bengali/commands";
import { StartRefused } from "@/lib/data/first-start";
import { environment } from "@/lib/machine/environment";
import { removeSecondFactorOf } from "@/lib/office/second-factor/second-factor";
import { inspectSqlite } from "@/lib/upkeep/inspect-database";
import { openRecords } from "@/lib/upkeep/open-records";

const [name] = process.argv.slice(2);
if (!name) throw new StartRefused(commandText.secondFactorUsage);
// Otherwise a mistyped DATA_DIR would create a new school.
if (!environment.DATABASE_URL && (await inspectSqlite()) === "missing")
	throw new StartRefused(commandText.noSchool(environment.DATA_DIR));

const payload = await openRecords();
const outcome = await removeSecondFactorOf(payload, name);
await payload.destroy();
if (outcome.state === "unknown") throw new StartRefused(commandText.noSuchStaff(name, outcome.known));
console.log(outcome.state === "unset" ? commandText.noSecondFactor(name) : commandText.secondFactorRemoved(name));
