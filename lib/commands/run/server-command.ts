/** How the server is run. */
import type { Environment } from "@/lib/machine/environment";

/** Number of the first file descriptor that systemd passes (SD_LISTEN_FDS_START in sd_listen_fds(3)). */
export const firstSocket = 3;

/** Whether systemd passed a socket to this process, and not to one that has started it. */
export const hasSocket = ({ LISTEN_FDS, LISTEN_PID }: Pick<Environment, "LISTEN_FDS" | "LISTEN_PID">) =>
	LISTEN_FDS === 1 && LISTEN_PID === process.pid;

/**
 * Size in megabytes of V8's semi-space for new objects (--max-semi-space-size), by default 16. A search allocates about
 * half a megabyte: at 500 per second the default causes 16 minor collections per second, which promote the objects of
 * running requests to the old generation, whose major collections pause all requests.
 */
const youngMegabytes = 32;

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

/** @returns the arguments of the server of a build */
export const serverCommand = (environment: Environment, ...more: string[]) => [
	// Without a limit Node may use all memory before it collects garbage.
	`--max-old-space-size=${environment.HEAP_MEGABYTES}`,
	`--max-semi-space-size=${youngMegabytes}`,
	...server(environment, ...more),
];
