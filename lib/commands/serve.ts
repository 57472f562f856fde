/** The last two steps of every start: pages against this school's database, then the server. */
import type { Environment } from "@/lib/environment";
import { ended, nextCommand, runNode, startNode } from "./child";

/** @returns Next's options for where it listens */
export const listenOptions = ({ PORT, HOST }: Environment) => [
	"--port",
	String(PORT),
	...(HOST ? ["--hostname", HOST] : []),
];

/** @returns the arguments that run the server with {@link startNode}; its pages must have been made */
export const serverCommand = (environment: Environment) => [
	// Without a limit Node takes what the machine has before it tidies up.
	`--max-old-space-size=${environment.HEAP_MEGABYTES}`,
	...nextCommand("start", ...listenOptions(environment)),
];

/**
 * Makes the static pages, then serves until a signal or a failure ends the server.
 * @returns the server's exit code; 143 after SIGTERM, which Next itself gives and deploy/school.service counts as success
 */
export async function serve(environment: Environment): Promise<number> {
	await runNode(nextCommand("build", "--experimental-build-mode", "generate"));
	return ended(startNode(serverCommand(environment)));
}
