/** Imports as staff run them: upload, confirm, cancel, undo. The work goes on after the request that starts it. */
import "server-only";
import { importText } from "@/lib/bengali/office/import";
import { fileFaults } from "@/lib/bengali/office/import-file";
import { describeError } from "@/lib/log";
import { invalidError, SchoolError } from "@/lib/school/errors";
import type { SignedIn } from "../guard";
import { applyRun, PlanMoved } from "./apply";
import { FileRefused } from "./faults";
import { titleOfFile } from "./file-title";
import { asJob, readJob } from "./job";
import { maxFileBytes } from "./limits";
import { readUpload } from "./process";
import {
	claimRun,
	currentRun,
	dropCancelledRun,
	dropRun,
	failRun,
	openRun,
	type RunFault,
	type RunState,
	releaseRun,
	storeContent,
} from "./runs";

const refused = (message: string) => invalidError({ file: [message] });

/**
 * Stores a file's rows for confirmation; reading goes on after the return.
 * @throws SchoolError "invalid" for a large or empty file, and while another import is open
 */
export async function startImport(staff: SignedIn, file: File): Promise<void> {
	if (file.size > maxFileBytes) throw refused(fileFaults.large);
	if (file.size === 0) throw refused(fileFaults.empty);
	const name = titleOfFile(file);
	const bytes = new Uint8Array(await file.arrayBuffer());
	if (readJob()) throw refused(importText.upload.busy);
	const id = await openRun(staff.id, name);
	if (id === null) throw refused(importText.upload.busy);
	void asJob(id, async ({ controller: { signal } }) => {
		try {
			await storeContent(id, await readUpload(bytes, signal));
		} catch (error) {
			if (signal.aborted) return dropRun(id);
			if (error instanceof FileRefused) return failRun(id, error.fault, error.detail);
			console.error(describeError(error));
			await failRun(id, "fault");
		}
	}).catch((error: unknown) => console.error(describeError(error)));
}

/**
 * Applies the open import; goes on after the return.
 * @param fingerprint of the plan that was shown
 * @throws SchoolError "notFound" if the import does not wait for confirmation
 */
export async function confirmImport(id: number, fingerprint: string): Promise<void> {
	if (readJob() || !(await claimRun(id))) throw new SchoolError("notFound", importText.plan.stale);
	void asJob(id, async (job) => {
		const { signal } = job.controller;
		try {
			await applyRun(id, fingerprint, {
				all: (count) => {
					job.all = count;
				},
				written: (count) => {
					job.done += count;
					signal.throwIfAborted();
				},
			});
		} catch (error) {
			if (signal.aborted) return dropCancelledRun(id);
			if (!(error instanceof PlanMoved)) console.error(describeError(error));
			await releaseRun(id, error instanceof PlanMoved ? "moved" : "fault");
		}
	}).catch((error: unknown) => console.error(describeError(error)));
}

/** Stops what is going on, or closes what waits for confirmation; nothing of it is stored. */
export async function cancelImport(id: number): Promise<void> {
	const job = readJob();
	if (job?.id === id) job.controller.abort();
	else await dropRun(id);
}

/** `none` after a cancelled or completed import; `done` and `all` count written records. */
export type ImportProgress = { state: RunState | "none"; done: number; all: number; fault: RunFault | null };

/** @returns the state of the open import, or of the last one if its file was refused */
export async function importProgress(): Promise<ImportProgress> {
	const run = await currentRun();
	const job = readJob();
	const own = job && job.id === run?.id ? job : null;
	return { state: run?.state ?? "none", done: own?.done ?? 0, all: own?.all ?? 0, fault: run?.fault ?? null };
}
