/** Last steps of a start: prerenders the static pages from the database, then starts the server. */
import type { Environment } from "@/lib/environment";
import { ended, nextCommand, runNode, startNode, type Variables } from "./child";
import { timed } from "./timed";

/**
 * Size in megabytes of V8's semi-space for new objects (--max-semi-space-size), by default 16. A search allocates about
 * half a megabyte: at 500 per second the default causes 16 minor collections per second, which promote the objects of
 * running requests to the old generation, whose major collections pause all requests.
 */
const youngMegabytes = 32;

/** Prerenders the static pages from the database; without them the server renders each page at each request. */
const prerender = () => runNode(nextCommand("build", "--experimental-build-mode", "generate"));

/** @returns the arguments that run the server (lib/framework/server.js) with {@link startNode} */
const server = ({ PORT, HOST }: Environment, ...more: string[]) => [
	"lib/framework/server.js",
	"--port",
	String(PORT),
	...(HOST ? ["--hostname", HOST] : []),
	...more,
];

/** @returns the arguments of the development server */
export const developmentCommand = (environment: Environment) => server(environment, "--dev");

/** @returns the arguments of the server of a build; needs prerendered pages */
export const serverCommand = (environment: Environment, ...more: string[]) => [
	// Without a limit Node may use all memory before it collects garbage.
	`--max-old-space-size=${environment.HEAP_MEGABYTES}`,
	`--max-semi-space-size=${youngMegabytes}`,
	...server(environment, ...more),
];

/**
 * Prerenders the static pages, then serves until a signal or an error ends the server.
 * @param settings instead of those of the environment
 * @returns the server's exit code; 143 after SIGTERM, which deploy/school.service counts as success
 */
export async function serve(environment: Environment, settings: Variables = {}): Promise<number> {
	await timed("prerender", prerender);
	const socket = hasSocket(environment) ? firstSocket : undefined;
	const command = serverCommand(environment, ...(socket ? ["--fd", String(socket)] : []));
	const variables = { NODE_ENV: "production", LISTEN_FDS: socket ? "1" : "", ...settings };
	return ended(startNode(command, variables, undefined, socket));
}

/** Number of the first file descriptor that systemd passes (SD_LISTEN_FDS_START in sd_listen_fds(3)). */
const firstSocket = 3;

/** Whether systemd passed a socket to this process, and not to one that has started it. */
const hasSocket = ({ LISTEN_FDS, LISTEN_PID }: Environment) => LISTEN_FDS === 1 && LISTEN_PID === process.pid;
