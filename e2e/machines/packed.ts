/**
 * The packed site on a machine with Node alone: unpacked where no folder above has packages, with an environment in which
 * no program is found. It is packed and unpacked once for all files of a run.
 */
import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import {
	copyFileSync,
	existsSync,
	linkSync,
	mkdirSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	readlinkSync,
	renameSync,
	rmSync,
} from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import * as tar from "tar";
import { program, runNode } from "@/lib/commands/run/child";
import { freePort } from "@/lib/machine/free-port";

export type Outcome = { code: number; said: string };

const bundles = process.env.COMMAND_BUNDLES || tmpdir();
const around = path.join(bundles, "packed");
const unfinished = path.join(around, "unfinished");
const finished = path.join(around, "finished");

/** The private key with which the file is signed. */
export const keyFile = path.join(finished, "key.pem");

/** The file, unpacked. */
const home = path.join(finished, "school");

function linkOrCopy(file: string, place: string): void {
	try {
		linkSync(file, place);
	} catch (error) {
		// On another file system.
		if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
		copyFileSync(file, place);
	}
}

/**
 * Makes a folder `school` as unpacking does, which takes ten times as long. The program's files are hard links: a test that
 * changes one puts another in its place (lib/machine/sync-folder).
 */
export function copyUnpacked(folder: string): void {
	mkdirSync(path.join(folder, "school"));
	for (const entry of readdirSync(home, { recursive: true, withFileTypes: true })) {
		const file = path.join(entry.parentPath, entry.name);
		const place = path.join(folder, "school", path.relative(home, file));
		if (entry.isDirectory()) mkdirSync(place);
		else if (entry.parentPath === home) copyFileSync(file, place);
		else linkOrCopy(file, place);
	}
}

/** @returns whether this process is the first that makes the folder */
function isFirst(folder: string): boolean {
	mkdirSync(bundles, { recursive: true });
	try {
		mkdirSync(folder);
		return true;
	} catch (error) {
		if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
		throw error;
	}
}

const fileIn = (folder: string) =>
	path.join(folder, readdirSync(folder).find((name) => name.endsWith(".tar.gz")) ?? "");

async function pack(): Promise<void> {
	const key = path.join(unfinished, path.basename(keyFile));
	try {
		mkdirSync(unfinished);
		await runNode(program("pack-key", key));
		// The tests keep bundles of commands with their packages; the packer looks for files beside its own.
		await runNode(program("pack", "--to", unfinished, "--key", key), { COMMAND_BUNDLES: "" });
		await tar.extract({ file: fileIn(unfinished), cwd: unfinished });
		renameSync(unfinished, finished);
	} catch (error) {
		// Another worker would wait for it for ever.
		rmSync(around, { recursive: true, force: true });
		throw error;
	}
}

/** Of several workers one packs, and the others wait for the whole file. @returns the file */
export async function packOnce(): Promise<string> {
	if (isFirst(around)) await pack();
	while (!existsSync(finished)) {
		if (!existsSync(around)) return packOnce();
		await sleep(100);
	}
	return fileIn(finished);
}

/** @returns the version of the program in which a school's server runs; undefined while none does */
export function servingVersion(dataDir: string): string | undefined {
	const textOf = (pid: string, name: string) => {
		try {
			return readFileSync(path.join("/proc", pid, name), "utf8");
		} catch {
			return "";
		}
	};
	const pid = readdirSync("/proc").find(
		(name) =>
			/^\d+$/.test(name) &&
			textOf(name, "cmdline").includes("lib/framework/server.js") &&
			textOf(name, "environ").split("\0").includes(`DATA_DIR=${dataDir}`),
	);
	return pid && /program-([\d.]+)$/.exec(readlinkSync(path.join("/proc", pid, "cwd")))?.[1];
}

export class PackedSchool {
	#server: ChildProcess | undefined;
	#said = "";
	folder = "";
	port = 0;

	/** @param node with which everything is run */
	constructor(private readonly node = process.execPath) {}

	/** After {@link packOnce}. */
	async unpack(): Promise<void> {
		this.folder = mkdtempSync(path.join(tmpdir(), "school-pack-"));
		this.port = await freePort();
		copyUnpacked(this.folder);
	}

	async remove(): Promise<void> {
		if (this.#server) await this.stop();
		rmSync(this.folder, { recursive: true, force: true, maxRetries: 20, retryDelay: 50 });
	}

	get url(): string {
		return `http://localhost:${this.port}`;
	}

	/** What the started site has said. */
	get said(): string {
		return this.#said;
	}

	inSchool(...names: string[]): string {
		return path.join(this.folder, "school", ...names);
	}

	/** A machine with Node alone: no PATH, and nothing of the environment of the tests. */
	#environment(variables: Record<string, string> = {}) {
		return {
			HOME: this.folder,
			PATH: path.join(this.folder, "nothing"),
			PORT: String(this.port),
			STAFF_SECOND_FACTOR: "none",
			...variables,
		} as unknown as NodeJS.ProcessEnv;
	}

	/**
	 * Runs `node school.js` with these arguments in another folder than the program's.
	 * @param look gets the process and what it has said, at each word
	 */
	run(
		args: string[],
		variables: Record<string, string> = {},
		input = "",
		look?: (child: ChildProcess, said: string) => void,
	): Promise<Outcome> {
		return new Promise((resolve) => {
			const options = { cwd: this.folder, env: this.#environment(variables) };
			const command = [this.inSchool("school.js"), ...args];
			const child = execFile(this.node, command, options, (error, stdout, stderr) =>
				resolve({ code: Number(error?.code ?? 0), said: stdout + stderr }),
			);
			let said = "";
			child.stdout?.on("data", (text: string) => {
				said += text;
				look?.(child, said);
			});
			child.stdin?.end(input);
		});
	}

	/** @param args of Node, by default `node school.js` */
	start(args: string[] = [this.inSchool("school.js")], variables: Record<string, string> = {}): ChildProcess {
		this.#said = "";
		const child = spawn(this.node, args, {
			cwd: this.folder,
			env: this.#environment(variables),
			stdio: ["ignore", "pipe", "pipe"],
		});
		for (const stream of [child.stdout, child.stderr])
			stream.setEncoding("utf8").on("data", (text: string) => {
				this.#said += text;
			});
		this.#server = child;
		return child;
	}

	async until(isDone: () => boolean | Promise<boolean>): Promise<void> {
		while (!(await isDone())) {
			if (this.#server && this.#server.exitCode !== null) throw new Error(`The site ended:\n${this.#said}`);
			await sleep(100);
		}
	}

	untilReady(): Promise<void> {
		return this.until(() =>
			fetch(`${this.url}/readyz`).then(
				({ ok }) => ok,
				() => false,
			),
		);
	}

	async stop(signal: NodeJS.Signals = "SIGTERM"): Promise<void> {
		const server = this.#server;
		this.#server = undefined;
		if (!server || server.exitCode !== null || server.signalCode) return;
		const ended = once(server, "exit");
		server.kill(signal);
		await ended;
	}
}
