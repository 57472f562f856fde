/** `npm run dev`: migrates the database and runs `next dev`. */
import { environment } from "@/lib/environment";
import { ended, nextCommand, program, runNode, startNode } from "./child";
import { listenOptions } from "./serve";

await runNode(program("migrate"));
process.exitCode = await ended(startNode(nextCommand("dev", ...listenOptions(environment))));
