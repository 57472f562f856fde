/** A process of the site as a server runs it: `npm start`, with its own copy of the build (RUN_DIR). */
import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { program, type Variables } from "@/lib/commands/run/child";
import { freePort } from "@/lib/free-port";

export class SiteProcess {
	#child: ChildProcess | undefined;

	private constructor(
		readonly port: number,
		private readonly variables: Variables,
		private readonly socket: number | undefined,
	) {}

	/**
	 * @param variables environment variables, at least DATA_DIR and RUN_DIR
	 * @param socket file descriptor of a socket to listen on, as systemd passes it, and its port
	 */
	static async prepare(variables: Variables, socket?: { fd: number; port: number }): Promise<SiteProcess> {
		const port = socket?.port ?? (await freePort());
		const own = { SITE_URL: "", DATABASE_URL: "", TRUST_PROXY: "1", NODE_ENV: "production", PORT: String(port) };
		return new SiteProcess(port, { ...own, ...variables }, socket?.fd);
	}

	get url(): string {
		return `http://127.0.0.1:${this.port}`;
	}

	/** Starts the process, and waits until it may get requests. */
	async start(): Promise<void> {
		const child = this.#spawn();
		this.#child = child;
		while (!(await this.#isReady())) {
			if (child.exitCode !== null) throw new Error(`The process ended with exit code ${child.exitCode}`);
			await sleep(100);
		}
	}

	/** Stops the process as systemd and containers do. @returns its exit code */
	async stop(): Promise<number | null> {
		const child = this.#child;
		if (!child || child.exitCode !== null) return null;
		const ended = once(child, "exit");
		child.kill("SIGTERM");
		return (await ended)[0];
	}

	#spawn(): ChildProcess {
		const env = { ...process.env, ...this.variables };
		const stdio = ["ignore", "inherit", "inherit"] as const;
		if (this.socket === undefined) return spawn(process.execPath, program("start"), { stdio: [...stdio], env });
		// The variable must have the number of the process itself (sd_listen_fds(3)).
		const command = ["-c", 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"', "sh", process.execPath, ...program("start")];
		return spawn("sh", command, { stdio: [...stdio, this.socket], env });
	}

	#isReady(): Promise<boolean> {
		return fetch(`${this.url}/readyz`).then(
			({ ok }) => ok,
			() => false,
		);
	}
}
