/** `npm run demo`: like `npm start`, with an invented school; compiles when the source has changed. */
import { environment } from "@/lib/environment";
import { compileWhenChanged } from "../build/compiled";
import { program, runNode } from "../run/child";
import { workInCopy } from "../run/own-copy";
import { refuseTakenPort } from "../run/port";
import { serve } from "../run/serve";
import { timed } from "../run/timed";

const fill = program("prepare-demo", ...process.argv.slice(2));

await refuseTakenPort(environment);
await Promise.all([
	timed("compile", compileWhenChanged),
	timed("fill", () => runNode(fill, { NODE_ENV: "production" })),
]);
workInCopy({ renew: true });
// Whoever tries the site is not asked for a second factor, but may set one up.
process.exitCode = await serve(environment, { STAFF_SECOND_FACTOR: "none" });
