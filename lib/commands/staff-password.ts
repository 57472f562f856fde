/** `npm run staff-password EMAIL`: sets a staff password: STAFF_PASSWORD, or a random one, which it prints. */
import { randomBytes } from "node:crypto";
import { commandText } from "@/lib/bengali/commands";
import { inspectSqlite, StartRefused } from "@/lib/cms/first-start";
import { openRecords } from "@/lib/cms/open-records";
import { environment } from "@/lib/environment";
import { setStaffPassword } from "@/lib/office/set-password";

const [email] = process.argv.slice(2);
if (!email) throw new StartRefused(commandText.passwordUsage);
// Otherwise a mistyped DATA_DIR would create a new school.
if (!environment.DATABASE_URL && (await inspectSqlite()) === "missing")
	throw new StartRefused(commandText.noSchool(environment.DATA_DIR));

const given = environment.STAFF_PASSWORD;
const password = given ?? randomBytes(12).toString("base64url");
const payload = await openRecords();
const outcome = await setStaffPassword(payload, email, password);
await payload.destroy();
if (outcome.state === "unknown") throw new StartRefused(commandText.noSuchStaff(email, outcome.known));
if (outcome.state === "refused") throw new StartRefused(commandText.passwordRefused(outcome.reason));
console.log(commandText.passwordSet(email, given ? undefined : password));
