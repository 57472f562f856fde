/** `npm run demo`: like `npm start`, with an invented school; compiles when the source has changed. */
import { environment } from "@/lib/environment";
import { compileWhenChanged } from "../build/compiled";
import { program, runNode } from "../run/child";
import { serve } from "../run/serve";

await compileWhenChanged();
await runNode(program("prepare-demo", ...process.argv.slice(2)), { NODE_ENV: "production" });
process.exitCode = await serve(environment);
