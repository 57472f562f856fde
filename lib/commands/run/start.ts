/** `npm start`: production. Migrates the database, prerenders the pages, serves. */

import { commandText } from "@/lib/bengali/commands";
import { environment } from "@/lib/environment";
import { isCompiled } from "../build/compiled";
import { program, runNode } from "./child";
import { workInCopy } from "./own-copy";
import { refuseTakenPort } from "./port";
import { serve } from "./serve";

if (!isCompiled()) {
	console.error(commandText.notCompiled);
	process.exit(1);
}
await refuseTakenPort(environment);
workInCopy({ renew: true });
await runNode(program("prepare"), { NODE_ENV: "production" });
process.exitCode = await serve(environment);
