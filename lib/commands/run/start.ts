/** `npm start`: production. Migrates the database and serves. */

import { environment, tellOfFormerSettings } from "@/lib/machine/environment";
import { adviseOfEndedNode } from "@/lib/machine/node-version.js";
import { commandText } from "@/lib/machine/text";
import { isCompiled } from "../build/compiled";
import { program, runNode } from "./child";
import { refuseTakenPort } from "./port";
import { serve } from "./serve";

if (!isCompiled()) {
	console.error(commandText.notCompiled);
	process.exit(1);
}
adviseOfEndedNode();
tellOfFormerSettings();
await refuseTakenPort(environment);
const prepare = program("prepare");
process.exitCode = await serve(environment, prepare, () => runNode(prepare, { NODE_ENV: "production" }));
