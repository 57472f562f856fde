/**
 * The first half of a start of the packed site: prepares the database, and tells `school.js` how the server is
 * run (./supervise.ts).
 */

import { program, serverCommand, type Variables } from "@/lib/commands/run/child";
import { compiledCode, makeReady } from "@/lib/commands/run/serve";
import { environment } from "@/lib/machine/environment";

/** @property folder in which the server runs */
export type Ready = { folder: string; args: string[]; variables: Variables; port: number; host?: string };

const { HOST, PORT } = environment;

await makeReady(program("prepare"));
const { DATA_DIR = "", BACKUP_DIR = "" } = process.env;
const ready: Ready = {
	folder: process.cwd(),
	args: serverCommand(environment, "--fd", "3"),
	variables: { DATA_DIR, BACKUP_DIR, NODE_COMPILE_CACHE: compiledCode },
	port: PORT,
	...(HOST && { host: HOST }),
};
await new Promise((sent) => process.send?.(ready, undefined, undefined, sent));
