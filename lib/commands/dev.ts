/** `npm run dev`: the site as one writes it, on an up-to-date database. */
import { environment } from "@/lib/environment";
import { ended, nextCommand, program, runNode, startNode } from "./child";

await runNode(program("migrate"));
process.exitCode = await ended(startNode(nextCommand("dev", "--port", String(environment.PORT))));
