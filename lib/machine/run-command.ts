/**
 * Runs a command of lib/commands in a child process, so that neither its load nor a crash affects the server. One that works
 * on a file of unknown origin has limits on time, memory and output, so that no file can stop the site: a worker thread would
 * share the server's memory outside of the JavaScript heap, where files are unpacked.
 */
import "server-only";
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";

/** Joined at run time: the bundler would otherwise treat the paths as imports. */
const inCommands = (name: string) => ["./lib", "commands", name].join("/");

/**
 * @param name of a module in lib/commands
 * @param options of Node
 * @returns the arguments of a Node process that runs the command and ends with this one
 */
const nodeCommand = (name: string, options: string[], args: string[]): string[] => [
	...options,
	...["--import", inCommands("run/end-with-parent.js"), "--conditions=production", inCommands("run.js")],
	name,
	...args,
];

/**
 * The command is killed when the server ends. Its output is discarded: it may contain names of students' files.
 * @param name of a module in lib/commands
 * @returns whether it exited with code 0
 */
export function runCommand(name: string, ...args: string[]): Promise<boolean> {
	return new Promise((resolve) => {
		const child = spawn(process.execPath, nodeCommand(name, [], args), { env: process.env, stdio: "ignore" });
		child.once("error", () => resolve(false));
		child.once("exit", (code) => resolve(code === 0));
	});
}

export type ProcessLimits = {
	/** Of the processor, so that what a file costs does not depend on what else the machine does. */
	milliseconds: number;
	heapMegabytes: number;
	/** Total memory of the process, including the heap. */
	megabytes: number;
	outputBytes: number;
};

/** The process exceeded a limit, or ended without output, as when V8 aborts it at its heap limit. */
export class LimitExceeded extends Error {
	override name = "LimitExceeded";
}

const pageBytes = 4096;

/** Of the clock ticks in which Linux tells the time of a process. */
const tickMilliseconds = 10;

/**
 * @returns what the process has used so far, from proc(5); 0 where the system has no such file, so that only the other
 *   limits hold
 */
async function usedBy(pid: number | undefined): Promise<Pick<ProcessLimits, "megabytes" | "milliseconds">> {
	const text = await readFile(`/proc/${pid}/stat`, "utf8").catch(() => "");
	// After the name, which may hold spaces: utime and stime are fields 14 and 15, rss is 24.
	const fields = text.slice(text.lastIndexOf(")") + 2).split(" ");
	const field = (number: number) => Number(fields[number - 3] ?? 0);
	return {
		megabytes: (field(24) * pageBytes) / 1_000_000,
		milliseconds: (field(14) + field(15)) * tickMilliseconds,
	};
}

const interval = 50;

/**
 * How many times longer than its time of the processor a process may last, on a busy machine. One in the background has what
 * others leave: for minutes next to nothing.
 */
const patience = { waitedFor: 6, background: 60 };

type Options = {
	limits: ProcessLimits;
	/** Aborting it kills the process. */
	signal?: AbortSignal;
	/** For work that nobody waits for: the process runs at the lowest CPU priority. */
	isInBackground?: boolean;
};

/**
 * @param name of a module in lib/commands, which gets `input` on stdin
 * @returns what it writes to stdout
 * @throws LimitExceeded
 */
export async function runLimited(
	name: string,
	task: string[],
	input: Uint8Array,
	{ limits, signal, isInBackground }: Options,
): Promise<Buffer> {
	signal?.throwIfAborted();
	const { milliseconds, heapMegabytes, megabytes, outputBytes } = limits;
	const command = nodeCommand(name, [`--max-old-space-size=${heapMegabytes}`], task);
	const child = spawn(process.execPath, command, { stdio: ["pipe", "pipe", "ignore"] });
	if (isInBackground && child.pid) setPriority(child.pid, constants.priority.PRIORITY_LOW);
	const end = () => child.kill("SIGKILL");
	const watch = async () => {
		const used = await usedBy(child.pid);
		if (used.megabytes > megabytes || used.milliseconds > milliseconds) end();
	};
	const longest = milliseconds * (isInBackground ? patience.background : patience.waitedFor);
	const timers = [setTimeout(end, longest), setInterval(watch, interval)];
	signal?.addEventListener("abort", end);
	try {
		// The process may end before it has read everything.
		child.stdin.on("error", () => undefined).end(input);
		const ended = new Promise<number | null>((resolve) => {
			child.once("error", () => resolve(null));
			child.once("close", resolve);
		});
		const chunks: Buffer[] = [];
		let size = 0;
		child.stdout.on("data", (chunk: Buffer) => {
			size += chunk.length;
			if (size > outputBytes) end();
			else chunks.push(chunk);
		});
		const code = await ended;
		signal?.throwIfAborted();
		if (code !== 0 || size > outputBytes) throw new LimitExceeded(name);
		return Buffer.concat(chunks);
	} finally {
		for (const timer of timers) clearInterval(timer);
		signal?.removeEventListener("abort", end);
	}
}
