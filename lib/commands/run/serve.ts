/** Steps of a start: prepares the database, unless that is done, and serves. */
import path from "node:path";
import type { Environment } from "@/lib/machine/environment";
import { isPrepared, keepPrepared, workFolder } from "@/lib/upkeep/prepared-state";
import { ended, firstSocket, hasSocket, runNode, serverCommand, startNode, type Variables } from "./child";
import { holdSchool } from "./hold-school";

/** Folder for what Node has compiled (NODE_COMPILE_CACHE). */
export const compiledCode = path.resolve(workFolder, "compiled");

/**
 * Prepares the database, unless that is done.
 * @param preparing the command that prepares the database, by its arguments
 * @param prepare runs it, or waits for it
 */
export async function makeReady(preparing: string[], prepare = () => runNode(preparing)): Promise<void> {
	const release = holdSchool();
	try {
		if (await isPrepared(preparing)) return;
		await prepare();
		await keepPrepared(preparing);
	} finally {
		release();
	}
}

/**
 * Prepares the database if need be, then serves until a signal or an error ends the server.
 * @param preparing and `prepare`: as in {@link makeReady}
 * @param settings instead of those of the environment
 * @returns the server's exit code; 143 after SIGTERM, which deploy/school.service counts as success
 */
export async function serve(
	environment: Environment,
	preparing: string[],
	prepare?: () => Promise<void>,
	settings: Variables = {},
): Promise<number> {
	await makeReady(preparing, prepare);
	const socket = hasSocket(environment) ? firstSocket : undefined;
	const command = serverCommand(environment, ...(socket ? ["--fd", String(socket)] : []));
	const variables = {
		...{ NODE_ENV: "production", NODE_COMPILE_CACHE: compiledCode, LISTEN_FDS: socket ? "1" : "" },
		...settings,
	};
	return ended(startNode(command, variables, undefined, socket));
}
