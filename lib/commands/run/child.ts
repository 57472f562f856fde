/** Child processes of a command, and how the server is run: they inherit its output, receive its signals and end with it. */
import { type ChildProcess, spawn } from "node:child_process";
import { constants } from "node:os";
import type { Environment } from "@/lib/machine/environment";

/** Environment variables, added to those of the command. */
export type Variables = Record<string, string>;

const next = "node_modules/next/dist/bin/next";

/**
 * Starts a Node process that ends when this one does.
 * @param args Node's options, the script, and its arguments
 * @param folder working directory
 * @param third what the process gets as file descriptor 3: that of a socket, or a channel for messages
 */
export function startNode(
	args: string[],
	variables: Variables = {},
	folder: string = process.cwd(),
	third?: number | "ipc",
): ChildProcess {
	return spawn(process.execPath, ["--import", "./lib/commands/run/end-with-parent.js", ...args], {
		cwd: folder,
		stdio: ["ignore", "inherit", "inherit", ...(third === undefined ? [] : [third])],
		env: { ...process.env, NEXT_TELEMETRY_DISABLED: "1", ...variables },
	});
}

/** @returns the arguments that run a command of this folder with {@link startNode} */
export const program = (name: string, ...args: string[]) => [
	"--conditions=production",
	"lib/commands/run.js",
	name,
	...args,
];

/** @returns the arguments that run Next's CLI with {@link startNode} */
export const nextCommand = (...args: string[]) => [next, ...args];

/** @returns the arguments that run browser tests with {@link startNode} */
export const playwright = (config: string, ...filters: string[]) => [
	"node_modules/@playwright/test/cli.js",
	"test",
	"--config",
	config,
	...filters,
];

/**
 * Forwards signals to the child and waits for its exit.
 * @returns the child's exit code; 128 plus the signal's number if a signal ended it
 */
export async function ended(child: ChildProcess): Promise<number> {
	const signals = ["SIGINT", "SIGTERM", "SIGHUP"] as const;
	const forward = (signal: NodeJS.Signals) => child.kill(signal);
	for (const signal of signals) process.on(signal, forward);
	try {
		return await new Promise((resolve, reject) => {
			child.once("error", reject);
			child.once("exit", (code, signal) => resolve(code ?? 128 + constants.signals[signal ?? "SIGTERM"]));
		});
	} finally {
		for (const signal of signals) process.off(signal, forward);
	}
}

/** Runs a Node process to its end; if it fails, exits with the same code. */
export async function runNode(args: string[], variables?: Variables): Promise<void> {
	const code = await ended(startNode(args, variables));
	if (code !== 0) process.exit(code);
}

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
