/**
 * Operations that continue in the background after the response: reading the file and, once confirmed, applying. Their
 * state is in the table `operations`, so that every process can show it, also after a restart.
 */
import "server-only";
import { describeError } from "@/lib/machine/log";
import type { SignedIn } from "../guard";
import { FileRefused } from "../lists/limits";
import type { Subject } from "../subjects";
import { applyOperation } from "./apply";
import {
	asJob,
	claim,
	drop,
	dropCancelled,
	fail,
	findOpen,
	type OpenState,
	open,
	readJob,
	release,
	storeContent,
} from "./open";
import { type Operation, type Plan, PlanMoved } from "./operation";

const inBackground = (work: Promise<void>) => void work.catch((error: unknown) => console.error(describeError(error)));

/**
 * Opens an operation, and starts reading its input in the background.
 * @param title under which it is listed
 * @param read returns the content from which the plan is made, serialisable as JSON; throws FileRefused
 * @returns false while another operation of the subject is open
 */
export async function startReading(
	subject: Subject,
	by: SignedIn,
	title: string,
	read: (signal: AbortSignal) => Promise<unknown>,
): Promise<boolean> {
	const id = await open(subject, by, title);
	if (id === null) return false;
	const reading = asJob(id, async ({ controller: { signal } }) => {
		try {
			await storeContent(id, await read(signal));
		} catch (error) {
			if (signal.aborted) return drop(id);
			if (error instanceof FileRefused) return fail(id, error.fault, error.detail);
			console.error(describeError(error));
			await fail(id, "fault");
		}
	});
	inBackground(reading);
	return true;
}

/**
 * Starts applying an open operation in the background.
 * @param operation whose input is the id of an open one
 * @param confirmed fingerprint of the plan that was shown
 * @param by the account that confirms it
 * @returns false if the operation does not wait for confirmation
 */
export async function confirm<P extends Plan, Changes, Facts>(
	operation: Operation<number, P, Changes, Facts>,
	id: number,
	confirmed: string,
	by: SignedIn,
): Promise<boolean> {
	// First asks in memory: with SQLite the write of `claim` would wait until a running operation has ended.
	if (readJob(id) || !(await claim(id))) return false;
	const applying = asJob(id, async (job) => {
		const { signal } = job.controller;
		const progress = {
			all: (count: number) => {
				job.all = count;
			},
			written: (count: number) => {
				job.done += count;
				signal.throwIfAborted();
			},
		};
		try {
			await applyOperation(operation, id, { by, confirmed, open: id, progress });
		} catch (error) {
			if (signal.aborted) return dropCancelled(id);
			if (!(error instanceof PlanMoved)) console.error(describeError(error));
			await release(id, error instanceof PlanMoved ? "moved" : "fault");
		}
	});
	inBackground(applying);
	return true;
}

/** Aborts the running job, or removes an operation that waits for confirmation; none of its changes are stored. */
export async function cancel(id: number): Promise<void> {
	const job = readJob(id);
	if (job) job.controller.abort();
	else await drop(id);
}

/** `none` after an operation was cancelled or completed; `done` and `all` count written records. */
type ShownProgress = { state: OpenState | "none"; done: number; all: number; fault: string | null };

/** @returns the state of the subject's open operation, or of the last one if it could not be read */
export async function readProgress(subject: Subject): Promise<ShownProgress> {
	const found = await findOpen(subject);
	const job = found && readJob(found.id);
	return { state: found?.state ?? "none", done: job?.done ?? 0, all: job?.all ?? 0, fault: found?.fault ?? null };
}
