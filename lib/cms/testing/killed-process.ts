/**
 * Injects faults at a chosen step of the work on the database: an error in this process, or SIGKILL in a child process.
 */
import { execFile } from "node:child_process";
import { promisify } from "node:util";
import type { Payload } from "payload";

/**
 * For tests: runs a child process that calls {@link killAtStep}.
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

/** For the child process: kills it at that step, counted from now. */
export async function killAtStep(payload: Payload, step: number): Promise<void> {
	await atStep(payload, step, () => process.kill(process.pid, "SIGKILL"));
}

/**
 * Runs work in which the database throws at a step. As after a kill, the transaction must have been rolled back.
 * @returns whether it failed at that step; false when it ended before it
 * @throws an error of the work itself
 */
export async function failedAt(payload: Payload, step: number, work: () => Promise<unknown>): Promise<boolean> {
	let hasFailed = false;
	const restore = await atStep(payload, step, () => {
		hasFailed = true;
		throw new Error("The database has failed.");
	});
	try {
		await work();
	} catch (error) {
		if (!hasFailed) throw error;
	} finally {
		await restore();
	}
	return hasFailed;
}

/**
 * Runs work with a fault at its first step, then at its second, and so on until it is done.
 * @param isDone whether the work is done; called after each fault
 * @returns whether it was done after each fault: false for all but the last one, which is after the commit
 */
export async function doneAfterFaults(
	payload: Payload,
	work: () => Promise<unknown>,
	isDone: () => Promise<boolean>,
): Promise<boolean[]> {
	const outcomes: boolean[] = [];
	let failed = true;
	while (failed && !outcomes.at(-1)) {
		failed = await failedAt(payload, outcomes.length + 1, work);
		outcomes.push(await isDone());
	}
	return outcomes;
}

/**
 * Calls `act` at a step, counted from now. The steps are the first writing statement of each transaction, and the
 * moments before and after each COMMIT. Statements in between are not steps: if one of them were outside of the
 * transaction, the fault before the COMMIT would reveal it.
 * @returns a function that removes the fault injection
 */
async function atStep({ db }: Payload, step: number, act: () => void): Promise<() => Promise<void>> {
	let passed = 0;
	let hasWritten = false;
	function pass(): void {
		passed += 1;
		if (passed === step) act();
	}
	function passFirst(): void {
		if (hasWritten) return;
		hasWritten = true;
		pass();
	}

	const { commitTransaction } = db;
	const logger = (db as { logger?: unknown }).logger;
	Object.assign(db, {
		logger: { logQuery: (statement: string) => /^\s*(select|begin)\b/i.test(statement) || passFirst() },
		commitTransaction: async (id: string) => {
			pass();
			await commitTransaction.call(db, id);
			pass();
			hasWritten = false;
		},
	});
	// Drizzle gets its logger when it is created; reconnect keeps the connections.
	await db.connect?.({ hotReload: true });
	return async () => {
		Object.assign(db, { logger, commitTransaction });
		await db.connect?.({ hotReload: true });
	};
}
