/** `npm run demo`: the same as `npm start`, with an invented school in it, and built when it has to be. */
import { environment } from "@/lib/environment";
import { program, runNode } from "./child";
import { compileWhenChanged } from "./compiled";
import { serve } from "./serve";

await compileWhenChanged();
await runNode(program("prepare-demo", ...process.argv.slice(2)), { NODE_ENV: "production" });
process.exitCode = await serve(environment);
