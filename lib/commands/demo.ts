/** `npm run demo`: like `npm start`, with an invented school; compiles when the source has changed. */
import { environment } from "@/lib/environment";
import { program, runNode } from "./child";
import { compileWhenChanged } from "./compiled";
import { serve } from "./serve";

await compileWhenChanged();
await runNode(program("prepare-demo", ...process.argv.slice(2)), { NODE_ENV: "production" });
process.exitCode = await serve(environment);
