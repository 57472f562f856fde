/** Child processes that kill themselves (SIGKILL) at a step of their work on the database. */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Payload } from "payload";

/**
 * In the test: runs a program that calls {@link killAtStep}.
 * @param program path below lib/commands; it gets the step and `args`
 * @returns whether the process was killed at that step; false when its work ended before it
 */
export async function killedAt(step: number, program: string, ...args: string[]): Promise<boolean> {
	try {
		await promisify(execFile)(
			process.execPath,
			["--conditions=production", "lib/commands/run.js", program, String(step), ...args],
			{ env: { ...process.env, NODE_ENV: "production" } },
		);
		return false;
	} catch (error) {
		if ((error as { signal?: string }).signal === "SIGKILL") return true;
		throw error;
	}
}

/**
 * In the program: kills the process at a step from now on. Steps are the first writing statement of each transaction, and
 * before and after each COMMIT. The statements between are no steps: each kill takes a process of its own, and one of
 * them that is not part of the transaction is found by the kill before the COMMIT, when all of them have run.
 */
export async function killAtStep({ db }: Payload, step: number): Promise<void> {
	let passed = 0;
	let hasWritten = false;
	function pass(): void {
		passed += 1;
		if (passed === step) process.kill(process.pid, "SIGKILL");
	}
	function passFirst(): void {
		if (!hasWritten) pass();
		hasWritten = true;
	}

	const { commitTransaction } = db;
	Object.assign(db, {
		logger: { logQuery: (statement: string) => /^\s*select\b/i.test(statement) || passFirst() },
		commitTransaction: async (id: string) => {
			pass();
			await commitTransaction.call(db, id);
			pass();
			hasWritten = false;
		},
	});
	// Drizzle gets its logger when it is created; reconnect keeps the connections.
	await db.connect?.({ hotReload: true });
}
