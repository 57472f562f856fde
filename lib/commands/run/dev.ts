/**
 * `npm run dev`: migrates the database and runs the server in development. A change of next.config.js or
 * instrumentation.ts, with what that imports (lib/http/edge.ts and the like), needs a new start.
 */
import { environment } from "@/lib/environment";
import { ended, program, runNode, startNode } from "./child";
import { developmentCommand } from "./serve";

await runNode(program("migrate"));
process.exitCode = await ended(startNode(developmentCommand(environment), { NODE_ENV: "development" }));
