/**
 * Runs the spreadsheet library in a process of its own with limits on time, memory and output, so that no file can stop
 * the site: a worker thread would share the server's memory outside of the JavaScript heap, where files are unpacked.
 */
import "server-only";
import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import pLimit, { type LimitFunction } from "p-limit";
import { nodeCommand } from "../run-command";
import { FileRefused } from "./faults";
import { processLimits } from "./limits";
import type { FileContent } from "./read";
import type { SheetRow, SheetToWrite } from "./spreadsheet";

/** One process at a time. On globalThis, because each route handler is bundled with its own copy of this module. */
const key = Symbol.for("school.spreadsheet-queue");
const shared = globalThis as { [key]?: LimitFunction };
shared[key] ??= pLimit(1);
const inTurn = shared[key];

const pageBytes = 4096;

/** @returns megabytes in memory, from proc(5); 0 where the system has no such file, so that only the other limits hold */
async function memoryOf(pid: number | undefined): Promise<number> {
	const text = await readFile(`/proc/${pid}/statm`, "utf8").catch(() => "");
	return (Number(text.split(" ")[1] ?? 0) * pageBytes) / 1_000_000;
}

const memoryInterval = 50;

/**
 * @param signal ends the process
 * @returns its output
 * @throws FileRefused "heavy" above a limit, and also when the process ends without an answer: V8 aborts above the heap's
 */
async function runSpreadsheet(
	task: "read" | "cells" | "write",
	input: Uint8Array,
	signal?: AbortSignal,
): Promise<Buffer> {
	signal?.throwIfAborted();
	const { milliseconds, heapMegabytes, megabytes, outputBytes } = processLimits;
	const command = nodeCommand("spreadsheet", [`--max-old-space-size=${heapMegabytes}`], [task]);
	const child = spawn(process.execPath, command, { stdio: ["pipe", "pipe", "ignore"] });
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
		if (code !== 0 || size > outputBytes) throw new FileRefused("heavy");
		return Buffer.concat(chunks);
	} finally {
		for (const timer of timers) clearInterval(timer);
		signal?.removeEventListener("abort", end);
	}
}

/**
 * @param bytes of an uploaded file
 * @returns its rows
 * @throws FileRefused
 */
export async function readUpload(bytes: Uint8Array, signal?: AbortSignal): Promise<FileContent> {
	const answer = JSON.parse((await inTurn(() => runSpreadsheet("read", bytes, signal))).toString("utf8"));
	if (answer.fault) throw new FileRefused(answer.fault, answer.detail);
	return answer;
}

/**
 * @param bytes of an uploaded file
 * @returns the rows of its first sheet, whatever they are
 * @throws FileRefused
 */
export async function readCells(bytes: Uint8Array): Promise<SheetRow[]> {
	const answer = JSON.parse((await inTurn(() => runSpreadsheet("cells", bytes))).toString("utf8"));
	if (answer.fault) throw new FileRefused(answer.fault, answer.detail);
	return answer;
}

export type Format = "xlsx" | "csv";

/** @returns the file; a CSV file has the first sheet */
export const writeFileOf = (format: Format, sheets: SheetToWrite[]): Promise<Buffer> =>
	inTurn(() => runSpreadsheet("write", Buffer.from(JSON.stringify({ format, sheets }))));
