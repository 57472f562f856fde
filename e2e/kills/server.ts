/** A separate demo school whose server can be killed and restarted without a build. */
import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { ended, program, startNode, type Variables } from "@/lib/commands/run/child";
import { serverCommand } from "@/lib/commands/run/serve";
import { readEnvironment } from "@/lib/environment";
import { freePort } from "@/lib/free-port";

const wide = "1000000";

export class KilledServer {
	#child: ChildProcess | undefined;
	#ended: Promise<number> | undefined;

	private constructor(
		readonly url: string,
		readonly folder: string,
		private readonly variables: Variables,
	) {}

	/**
	 * @param settings environment variables, at least those of the first staff account
	 * @returns a server that is not started yet, with a small demo school
	 */
	static async prepare(settings: Variables): Promise<KilledServer> {
		const port = String(await freePort());
		const folder = mkdtempSync(path.join(tmpdir(), "school-kills-"));
		const limits = ["APPLICATIONS_PER_HOUR", "LOGIN_FAILURES_PER_STUDENT", "LOGIN_FAILURES_PER_ADDRESS"];
		const server = new KilledServer(`http://127.0.0.1:${port}`, folder, {
			...Object.fromEntries(limits.map((name) => [name, wide])),
			DATABASE_URL: "",
			SITE_URL: "",
			...settings,
			PORT: port,
			NODE_ENV: "production",
		});
		await server.run("prepare-demo", "--students", "30");
		return server;
	}

	/** @returns a second server of the same school, which is not started yet */
	beside(): Promise<KilledServer> {
		return this.#second(this.folder);
	}

	/** The same with a DATA_DIR of its own, on which the first step of a start has run. */
	async elsewhere(): Promise<KilledServer> {
		const server = await this.#second(mkdtempSync(path.join(tmpdir(), "school-kills-")));
		await server.run("prepare");
		return server;
	}

	async #second(folder: string): Promise<KilledServer> {
		const port = String(await freePort());
		return new KilledServer(`http://127.0.0.1:${port}`, folder, { ...this.variables, PORT: port });
	}

	/** Runs a command on the same school. */
	async run(name: string, ...args: string[]): Promise<void> {
		const code = await ended(startNode(program(name, ...args), this.#own()));
		if (code !== 0) throw new Error(`${name} ended with exit code ${code}`);
	}

	/** Starts the server and waits until it reads from the database. */
	async start(): Promise<void> {
		const child = startNode(serverCommand(readEnvironment(this.#own())), this.#own());
		this.#child = child;
		this.#ended = ended(child);
		while (!(await this.#answers())) {
			if (child.exitCode !== null) throw new Error(`The server ended with exit code ${child.exitCode}`);
			await sleep(50);
		}
	}

	async kill(): Promise<void> {
		this.#child?.kill("SIGKILL");
		await this.#ended;
	}

	async remove(): Promise<void> {
		await this.kill();
		rmSync(this.folder, { recursive: true, force: true });
	}

	/** Process id of the running server. */
	get pid(): number {
		return this.#child?.pid ?? 0;
	}

	#own(): Variables {
		return { ...this.variables, DATA_DIR: this.folder };
	}

	#answers(): Promise<boolean> {
		return fetch(`${this.url}/api/student-page`, { method: "POST" }).then(
			({ ok }) => ok,
			() => false,
		);
	}
}
