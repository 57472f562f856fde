/** Steps of a start: prepares the database, prerenders the static pages from it, unless they are kept, and serves. */
import type { Environment } from "@/lib/machine/environment";
import { ended, nextCommand, runNode, startNode, type Variables } from "./child";
import { holdSchool } from "./hold-school";
import { compiledCode, findKeptPages, keepPages, type Prepared } from "./kept-pages";
import { isCopied, workInCopy } from "./own-copy";
import { firstSocket, hasSocket, serverCommand } from "./server-command";
import { timed } from "./timed";

/** Prerenders the static pages from the database; without them the server renders each page at each request. */
const prerender = () => runNode(nextCommand("build", "--experimental-build-mode", "generate"));

/**
 * Makes the pages ready in this process's copy, and works there from now on.
 * @param preparing the command that `prepare` runs, by its arguments
 * @returns arguments of the server: the tags of kept pages that are to be expired
 */
export async function makePages(preparing: string[], prepare: () => Promise<Prepared>): Promise<string[]> {
	const release = holdSchool();
	try {
		return await makeAll(preparing, prepare);
	} finally {
		release();
	}
}

async function makeAll(preparing: string[], prepare: () => Promise<Prepared>): Promise<string[]> {
	const expiring = (tags: string[]) => (tags.length > 0 ? ["--expired", tags.join(",")] : []);
	const kept = await findKeptPages(preparing);
	if (kept) {
		workInCopy({ renew: false });
		return expiring(kept);
	}
	const isOfBuild = isCopied();
	workInCopy({ renew: !isOfBuild });
	const prepared = await prepare();
	if (isOfBuild) {
		// The pages may have been made from what the database is now: those of a trial (lib/commands/update) are.
		const found = await findKeptPages(preparing);
		if (found) return expiring(found);
		workInCopy({ renew: true });
	}
	await timed("prerender", prerender);
	keepPages(preparing, prepared);
	return [];
}

/**
 * Prepares the database and prerenders the static pages if need be, then serves until a signal or an error ends the
 * server.
 * @param preparing the command that `prepare` runs, by its arguments
 * @param settings instead of those of the environment
 * @returns the server's exit code; 143 after SIGTERM, which deploy/school.service counts as success
 */
export async function serve(
	environment: Environment,
	preparing: string[],
	prepare: () => Promise<Prepared>,
	settings: Variables = {},
): Promise<number> {
	const expired = await makePages(preparing, prepare);
	const socket = hasSocket(environment) ? firstSocket : undefined;
	const command = serverCommand(environment, ...(socket ? ["--fd", String(socket)] : []), ...expired);
	const variables = {
		...{ NODE_ENV: "production", NODE_COMPILE_CACHE: compiledCode, LISTEN_FDS: socket ? "1" : "" },
		...settings,
	};
	return ended(startNode(command, variables, undefined, socket));
}
