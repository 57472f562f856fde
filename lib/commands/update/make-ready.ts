/**
 * The first half of a start of the packed site: prepares the database, and tells `school.js` how the server is
 * run (./supervise.ts).
 */
import { environment } from "@/lib/machine/environment";
import { program, type Variables } from "../run/child";
import { compiledCode, makeReady } from "../run/serve";
import { serverCommand } from "../run/server-command";

/** @property folder in which the server runs */
export type Ready = { folder: string; args: string[]; variables: Variables; port: number; host?: string };

const { HOST, PORT } = environment;

await makeReady(program("prepare"));
const { DATA_DIR = "", BACKUP_DIR = "", RUN_DIR = "" } = process.env;
const ready: Ready = {
	folder: process.cwd(),
	args: serverCommand(environment, "--fd", "3"),
	variables: { DATA_DIR, BACKUP_DIR, RUN_DIR, NODE_COMPILE_CACHE: compiledCode },
	port: PORT,
	...(HOST && { host: HOST }),
};
await new Promise((sent) => process.send?.(ready, undefined, undefined, sent));
