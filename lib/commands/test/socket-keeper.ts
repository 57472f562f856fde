/**
 * What systemd does for schools that sleep (deploy/schools), on machines without it: keeps the listening socket of each,
 * starts its process when a connection waits in it, and again after a failure, and leaves it alone after 0. For tests and
 * measurements alone: Node has no documented call for a socket that its process holds without accepting connections.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import net from "node:net";
import { setTimeout as sleep } from "node:timers/promises";

/** Milliseconds between two looks at what has ended, and before a start after a failure (RestartSec of the unit). */
const pause = { look: 50, failed: 2_000 };

/** State of a listening socket in proc_pid_net(5). */
const listening = "0A";

/** @returns how many connections wait in each listening socket, by its port */
function waiting(): Map<number, number> {
	const lines = readFileSync("/proc/net/tcp", "utf8").trim().split("\n").slice(1);
	return new Map(
		lines.flatMap((line) => {
			const [, local = "", , state, queues = ""] = line.trim().split(/\s+/);
			const port = Number.parseInt(local.split(":")[1] ?? "", 16);
			return state === listening ? [[port, Number.parseInt(queues.split(":")[1] ?? "", 16)] as const] : [];
		}),
	);
}

/** @property fd file descriptor, to be passed to a process that listens on it */
export type HeldSocket = { fd: number; close: () => void };

const { _createServerHandle } = net as unknown as {
	_createServerHandle: (address: string, port: number, family: 4 | 6) => HeldSocket | number;
};

/** What comes while no server runs waits in it. @throws Error if something else has the port of 127.0.0.1 */
export function holdSocket(port: number): HeldSocket {
	const socket = _createServerHandle("127.0.0.1", port, 4);
	if (typeof socket !== "object") throw new Error(`Port ${port} is taken`);
	// It listens as long as somebody has it open, whoever has asked for it.
	const listen = 'require("node:net").createServer().listen({ fd: 3 }, () => process.exit())';
	const { status } = spawnSync(process.execPath, ["-e", listen], {
		stdio: ["ignore", "ignore", "inherit", socket.fd],
	});
	if (status === 0) return socket;
	socket.close();
	throw new Error(`Port ${port} is taken`);
}

/** @property run what is run, as `ExecStart`; @property env all its variables */
type Service = { port: number; run: string[]; cwd: string; env: Record<string, string> };

/** What a process that is gone has started ends with it, before it is started again: KillMode=mixed of the unit. */
function endGroup({ pid = 0 }: ChildProcess): void {
	try {
		process.kill(-pid, "SIGKILL");
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
	}
}

export class KeptSocket {
	readonly #service: Service;
	readonly #socket: HeldSocket;
	#child: ChildProcess | undefined;
	#output = "";
	#isClosed = false;
	/** Exit codes of its processes, the oldest first. */
	readonly codes: (number | null)[] = [];
	starts = 0;

	/** @throws Error if something else has the port */
	constructor(service: Service) {
		this.#service = service;
		this.#socket = holdSocket(service.port);
	}

	get port(): number {
		return this.#service.port;
	}

	/** What its processes have said. */
	get output(): string {
		return this.#output;
	}

	/** Process id; 0 while none runs. */
	get pid(): number {
		return this.#child?.pid ?? 0;
	}

	get isRunning(): boolean {
		return this.#child !== undefined;
	}

	start(): void {
		if (this.#child || this.#isClosed) return;
		const { run, cwd, env } = this.#service;
		// The variable must have the number of the process itself (sd_listen_fds(3)).
		const command = ["-c", 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"', "sh", ...run];
		const stdio = ["ignore", "pipe", "pipe", this.#socket.fd];
		const child = spawn("/bin/sh", command, { cwd, env, stdio, detached: true } as object);
		this.#child = child;
		this.starts += 1;
		for (const stream of [child.stdout, child.stderr])
			stream?.setEncoding("utf8").on("data", (text: string) => {
				this.#output += text;
			});
		child.once("exit", (code) => {
			endGroup(child);
			this.#child = undefined;
			this.codes.push(code);
			if (code !== 0 && code !== 143) setTimeout(() => this.start(), pause.failed).unref();
		});
	}

	async untilEnded(): Promise<void> {
		while (this.#child) await sleep(pause.look);
	}

	signal(name: NodeJS.Signals): void {
		this.#child?.kill(name);
	}

	/** Ends its process, and refuses connections from now on. */
	async close(): Promise<void> {
		this.#isClosed = true;
		this.signal("SIGTERM");
		await this.untilEnded();
		this.#socket.close();
	}
}

/**
 * Starts processes as connections arrive, until the returned function is called.
 * @param every how many milliseconds it looks at them, each time for five of a core
 */
export function watchSockets(sockets: readonly KeptSocket[], every = 250): () => void {
	const timer = setInterval(() => {
		const resting = sockets.filter(({ isRunning }) => !isRunning);
		if (resting.length === 0) return;
		const queues = waiting();
		for (const socket of resting) if (queues.get(socket.port)) socket.start();
	}, every);
	return () => clearInterval(timer);
}
