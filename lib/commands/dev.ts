/** `npm run dev`: the site as one writes it, on an up-to-date database. */
import { environment } from "@/lib/environment";
import { ended, nextCommand, program, runNode, startNode } from "./child";
import { listenOptions } from "./serve";

await runNode(program("migrate"));
process.exitCode = await ended(startNode(nextCommand("dev", ...listenOptions(environment))));
