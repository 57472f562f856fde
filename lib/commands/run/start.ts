/** `npm start`: production. Migrates the database, prerenders the pages, serves. */

import { commandText } from "@/lib/bengali/commands";
import { environment } from "@/lib/machine/environment";
import { isCompiled } from "../build/compiled";
import { askNode, program } from "./child";
import { refuseTakenPort } from "./port";
import { serve } from "./serve";

if (!isCompiled()) {
	console.error(commandText.notCompiled);
	process.exit(1);
}
await refuseTakenPort(environment);
const prepare = program("prepare");
process.exitCode = await serve(environment, prepare, () => askNode(prepare, { NODE_ENV: "production" }));
