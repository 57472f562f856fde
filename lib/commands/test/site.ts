/** A site for tests: the data of a school and a server process, which a test starts, stops and kills. */
import { type ChildProcess, spawn } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, renameSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { executeOn } from "@/lib/cms/testing/statements";
import { readEnvironment } from "@/lib/machine/environment";
import { freePort } from "@/lib/machine/free-port";
import { program, serverCommand, type Variables } from "../run/child";

/** The first staff account, unless the variables name another. */
export const head = { email: "head@school.example", password: "নদীর পাড়ে আমার ঘর" };

export type SiteOptions = {
	/**
	 * A `new` school with its first staff account (default), or the demo school with a number of students; with "as it
	 * is" nothing is prepared, for a `folder` that has data already, or for a start by `npm start`.
	 */
	school?: "new" | { students: number } | "as it is";
	/** Environment variables, added to those that every test site has. */
	variables?: Variables;
	/** DATA_DIR; default a temporary folder. */
	folder?: string;
	/** Default a free one. */
	port?: number;
	/** File descriptor of a socket that listens on this port; passed to `npm start` as systemd does. */
	socket?: number;
};

/**
 * Folder where prepared schools are kept during a test run, so that later sites copy them instead of preparing anew.
 */
const templates = process.env.COMMAND_BUNDLES;

/** Servers begin with the code that one before has compiled: with Node 22 a sixth less work. */
const compiledCode: Variables = templates ? { NODE_COMPILE_CACHE: path.join(templates, "compiled") } : {};

function leaveTemplate(folder: string, place: string): void {
	const unfinished = `${place}.${process.pid}`;
	cpSync(folder, unfinished, { recursive: true });
	try {
		renameSync(unfinished, place);
	} catch {
		// Another worker has left its template first.
		rmSync(unfinished, { recursive: true });
	}
}

export class TestSite {
	readonly #options: SiteOptions;
	readonly #variables: Variables;
	#folder = "";
	#port = 0;
	#prepared: Promise<void> | undefined;
	#child: ChildProcess | undefined;
	#ended: Promise<number | null> = Promise.resolve(null);
	#output = "";

	/** Creates nothing on disk before {@link prepare} or a start. */
	constructor(options: SiteOptions = {}) {
		this.#options = options;
		this.#variables = {
			...{ NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", DATABASE_URL: "", SITE_URL: "" },
			// Playwright asks for colours, whose codes would stand between a test and the words of the log.
			FORCE_COLOR: "",
			...{ STAFF_EMAIL: head.email, STAFF_PASSWORD: head.password },
			// Most tests begin many sessions of one head; e2e/staff/second-factor has the default.
			STAFF_SECOND_FACTOR: "none",
			...options.variables,
		};
	}

	/** Chooses folder and port, and prepares the school's data; repeated calls share the same promise. */
	prepare(): Promise<void> {
		this.#prepared ??= this.#choosePlace().then(() => this.#fill());
		return this.#prepared;
	}

	async #choosePlace(): Promise<void> {
		const { folder, port } = this.#options;
		this.#port ||= port ?? (await freePort());
		this.#folder ||= folder ?? mkdtempSync(path.join(tmpdir(), "school-site-"));
	}

	async #fill(): Promise<void> {
		const { school = "new" } = this.#options;
		if (school === "as it is") return;
		const students = school === "new" ? 0 : school.students;
		const command = students ? program("prepare-demo", "--students", String(students)) : program("prepare");
		// Data in PostgreSQL or S3 is not in the folder, so it cannot be copied with it.
		const { DATABASE_URL, S3_BUCKET, STAFF_EMAIL } = this.#variables;
		const isInFolder = !DATABASE_URL && !S3_BUCKET;
		const template = templates && isInFolder && path.join(templates, `school-${students}-${STAFF_EMAIL}`);
		if (template && existsSync(template)) cpSync(template, this.#folder, { recursive: true });
		else {
			await this.#runToEnd(command);
			if (template) leaveTemplate(this.#folder, template);
		}
	}

	/** DATA_DIR. */
	get folder(): string {
		return this.#folder;
	}

	get url(): string {
		return `http://127.0.0.1:${this.#port}`;
	}

	/** Process id of the running server. */
	get pid(): number {
		return this.#child?.pid ?? 0;
	}

	/** Exit code of the server, when it has ended; null after a signal that it did not handle. */
	get ended(): Promise<number | null> {
		return this.#ended;
	}

	/** The server's output so far. */
	get output(): string {
		return this.#output;
	}

	/** Errors of the code in it, each with its first place; faults of the machine and refusals have lines of other kinds. */
	get errors(): string[] {
		return this.#output.match(/^(⨯ )?\w*Error\b.*(\n +at .*)?/gm) ?? [];
	}

	/** @returns another process of the same school, which is prepared, on a port of its own */
	beside(variables: Variables = {}): TestSite {
		return this.#other({ folder: this.#folder, variables });
	}

	/** {@link beside} with a DATA_DIR of its own, on which the first step of a start has run. */
	async elsewhere(): Promise<TestSite> {
		const other = this.#other({});
		await other.run("prepare");
		return other;
	}

	#other({ variables, ...options }: SiteOptions): TestSite {
		return new TestSite({ ...options, school: "as it is", variables: { ...this.#variables, ...variables } });
	}

	/** Starts the server of the build, and waits until it may get requests. */
	async start(): Promise<void> {
		await this.prepare();
		this.#serve(this.#server());
		await this.#until(() => this.#isReady());
	}

	/** {@link start}, but returns as soon as the server listens, before it can answer. */
	async startListening(): Promise<void> {
		await this.prepare();
		this.#serve(this.#server());
		await this.#until(async () => /^Ready on /m.test(this.#output));
	}

	/** Prepares the data, runs `npm start` or `npm run demo`, and waits like {@link start}. */
	async startWhole(): Promise<void> {
		await this.prepare();
		const { school = "new" } = this.#options;
		const isDemo = typeof school === "object";
		this.#serve(isDemo ? program("demo", "--students", String(school.students)) : program("start"));
		await this.#until(() => this.#isReady());
	}

	signal(name: NodeJS.Signals): void {
		this.#child?.kill(name);
	}

	/** Stops the server as systemd and containers do. @returns its exit code */
	stop(): Promise<number | null> {
		this.signal("SIGTERM");
		return this.#ended;
	}

	async kill(): Promise<void> {
		this.signal("SIGKILL");
		await this.#ended;
	}

	/** Ends the server and removes the school. */
	async remove(): Promise<void> {
		await this.kill();
		// A process that the server had started, as for a spreadsheet, may outlive it for a moment and write here.
		if (this.#folder) rmSync(this.#folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
	}

	/** Runs a command of lib/commands on the same school. @returns its output */
	async run(name: string, ...args: string[]): Promise<string> {
		await this.prepare();
		return this.#runToEnd(program(name, ...args));
	}

	/** Executes SQL on the school's database while the server runs. */
	async sql(...statements: string[]): Promise<void> {
		await this.prepare();
		await executeOn(this.#own(), ...statements);
	}

	#own(): Variables {
		return { ...this.#variables, DATA_DIR: this.#folder, PORT: String(this.#port) };
	}

	#server(): string[] {
		return serverCommand(readEnvironment(this.#own()));
	}

	/** @param read gets what the process says */
	#spawn(args: string[], read: (text: string) => void, socket?: number): ChildProcess {
		const env = { ...process.env, ...compiledCode, ...this.#own() };
		const node = [process.execPath, "--import", "./lib/commands/run/end-with-parent.js", ...args];
		// The variable must have the number of the process itself (sd_listen_fds(3)).
		const asSystemd = ["sh", "-c", 'LISTEN_PID=$$ LISTEN_FDS=1 exec "$@"', "sh", ...node];
		const [file = "", ...rest] = socket === undefined ? node : asSystemd;
		const child = spawn(file, rest, {
			env,
			stdio: ["ignore", "pipe", "pipe", ...(socket === undefined ? [] : [socket])],
		});
		for (const stream of [child.stdout, child.stderr]) stream?.setEncoding("utf8").on("data", read);
		return child;
	}

	#serve(args: string[]): void {
		const child = this.#spawn(
			args,
			(text) => {
				this.#output += text;
			},
			this.#options.socket,
		);
		this.#child = child;
		this.#ended = new Promise((resolve) => child.once("exit", resolve));
	}

	async #runToEnd(args: string[]): Promise<string> {
		let said = "";
		const child = this.#spawn(args, (text) => {
			said += text;
		});
		const code = await new Promise((resolve) => child.once("close", resolve));
		if (code !== 0) throw new Error(`${args.slice(2).join(" ")} ended with exit code ${code}:\n${said}`);
		return said;
	}

	async #until(isReady: () => Promise<boolean>): Promise<void> {
		while (!(await isReady())) {
			if (this.#child?.exitCode !== null || this.#child.signalCode)
				throw new Error(`The server ended:\n${this.#output}`);
			await sleep(50);
		}
	}

	#isReady(): Promise<boolean> {
		return fetch(`${this.url}/readyz`).then(
			({ ok }) => ok,
			() => false,
		);
	}
}
