/**
 * Runs a command of lib/commands that works on a file of unknown origin in a process of its own, with limits on time,
 * memory and output, so that no file can stop the site: a worker thread would share the server's memory outside of the
 * JavaScript heap, where files are unpacked.
 */
import "server-only";
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import { constants, setPriority } from "node:os";
import { nodeCommand } from "./run-command";

export type ProcessLimits = {
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

/**
 * @returns megabytes in memory, from proc(5); 0 where the system has no such file, so that only the other limits hold
 */
async function memoryOf(pid: number | undefined): Promise<number> {
	const text = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
	return (Number(text.split(" ")[1] ?? 0) * pageBytes) / 1_000_000;
}

const memoryInterval = 50;

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
	const timers = [
		setTimeout(end, milliseconds),
		setInterval(async () => (await memoryOf(child.pid)) > megabytes && end(), memoryInterval),
	];
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
