/** Last steps of a start: prerenders the static pages from the database, then starts the server. */
import type { Environment } from "@/lib/environment";
import { ended, nextCommand, runNode, startNode } from "./child";

/** @returns Next's options for port and host */
export const listenOptions = ({ PORT, HOST }: Environment) => [
	"--port",
	String(PORT),
	...(HOST ? ["--hostname", HOST] : []),
];

/** @returns the arguments that run the server with {@link startNode}; needs prerendered pages */
export const serverCommand = (environment: Environment) => [
	// Without a limit Node may use all memory before it collects garbage.
	`--max-old-space-size=${environment.HEAP_MEGABYTES}`,
	...nextCommand("start", ...listenOptions(environment)),
];

/**
 * Prerenders the static pages, then serves until a signal or an error ends the server.
 * @returns the server's exit code; 143 after SIGTERM, which Next itself gives and deploy/school.service counts as success
 */
export async function serve(environment: Environment): Promise<number> {
	await runNode(nextCommand("build", "--experimental-build-mode", "generate"));
	if (!hasSocket(environment)) return ended(startNode(serverCommand(environment), { LISTEN_FDS: "" }));
	const command = ["--import", "./lib/commands/listen-on-socket.js", ...serverCommand(environment)];
	return ended(startNode(command, {}, undefined, firstSocket));
}

/** Number of the first file descriptor that systemd passes (SD_LISTEN_FDS_START in sd_listen_fds(3)). */
const firstSocket = 3;

/** Whether systemd passed a socket to this process, and not to one that has started it. */
const hasSocket = ({ LISTEN_FDS, LISTEN_PID }: Environment) => LISTEN_FDS === 1 && LISTEN_PID === process.pid;
