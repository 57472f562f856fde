/**
 * `npm run dev`: migrates the database and runs the server in development. After a change of next.config.js,
 * instrumentation.ts or a module that it imports (such as lib/http/edge.ts) it must be restarted.
 */
import { environment } from "@/lib/machine/environment";
import { developmentCommand, ended, program, runNode, startNode } from "./child";

await runNode(program("migrate"));
process.exitCode = await ended(startNode(developmentCommand(environment), { NODE_ENV: "development" }));
