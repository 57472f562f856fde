/**
 * A start in this process, for Passenger (./passenger.cjs), which gives it a socket in the place of the port. Passenger
 * starts one process for a site in Node, whatever the number of visitors, and ends it when nobody comes.
 */
import path from "node:path";
import { pathToFileURL } from "node:url";
import { program } from "@/lib/commands/run/child";
import { makeReady } from "@/lib/commands/run/serve";
import { environment } from "@/lib/machine/environment";
import { settleReady } from "../update/settle";

await makeReady(program("prepare"));
process.argv.splice(2, process.argv.length, "--port", String(environment.PORT));
await import(pathToFileURL(path.resolve("lib/framework/server.js")).href);
// The module has ended: the server listens. Otherwise each of the next starts would count as a failed one of an update.
settleReady(environment.DATA_DIR);
// lib/commands/run.js ends the process when this module has run; the server ends it on a signal.
await new Promise(() => undefined);
