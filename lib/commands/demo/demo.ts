/** `npm run demo`: like `npm start`, with an invented school; compiles when the source has changed. */

import { environment } from "@/lib/machine/environment";
import { commandText } from "@/lib/machine/text";
import { compile, isUpToDate } from "../build/compiled";
import { program, runNode } from "../run/child";
import { holdSchool } from "../run/hold-school";
import { refuseTakenPort } from "../run/port";
import { serve } from "../run/serve";

/** Prints how long a step of a start took. @returns the result of `work` */
async function timed<T>(step: keyof typeof commandText.steps, work: () => Promise<T>): Promise<T> {
	const start = performance.now();
	const result = await work();
	console.log(commandText.stepTook(commandText.steps[step], (performance.now() - start) / 1000));
	return result;
}

const preparing = program("prepare-demo", ...process.argv.slice(2));
const fill = () => timed("fill", () => runNode(preparing, { NODE_ENV: "production" }));

await refuseTakenPort(environment);
holdSchool()();
// Both take long: the database of another build is prepared while this one is compiled.
const filled = isUpToDate() ? undefined : fill();
if (filled) await Promise.all([timed("compile", compile), filled]);
// Whoever tries the site is not asked for a second factor, but may set one up.
process.exitCode = await serve(environment, preparing, () => filled ?? fill(), { STAFF_SECOND_FACTOR: "none" });
