/** `npm run demo`: like `npm start`, with an invented school; compiles when the source has changed. */
import { environment } from "@/lib/machine/environment";
import { compile, isUpToDate } from "../build/compiled";
import { program, runNode } from "../run/child";
import { holdSchool } from "../run/hold-school";
import { refuseTakenPort } from "../run/port";
import { serve } from "../run/serve";
import { timed } from "../run/timed";

const preparing = program("prepare-demo", ...process.argv.slice(2));
const fill = () => timed("fill", () => runNode(preparing, { NODE_ENV: "production" }));

await refuseTakenPort(environment);
holdSchool()();
// Both take long: the database of another build is prepared while this one is compiled.
const filled = isUpToDate() ? undefined : fill();
if (filled) await Promise.all([timed("compile", compile), filled]);
// Whoever tries the site is not asked for a second factor, but may set one up.
process.exitCode = await serve(environment, preparing, () => filled ?? fill(), { STAFF_SECOND_FACTOR: "none" });
