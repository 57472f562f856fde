/** The import that this process is reading or applying, at most one. */
import "server-only";
import { processWide } from "@/lib/process-wide";

export type Job = {
	id: number;
	/** Entries written, and all of them; 0 while the file is read. */
	done: number;
	all: number;
	controller: AbortController;
};

const holder = processWide<{ job: Job | null }>("import-job", () => ({ job: null }));

export const readJob = (): Job | null => holder.job;

/** Runs `work` as the job of this import. */
export async function asJob<T>(id: number, work: (job: Job) => Promise<T>): Promise<T> {
	const job: Job = { id, done: 0, all: 0, controller: new AbortController() };
	holder.job = job;
	try {
		return await work(job);
	} finally {
		if (holder.job === job) holder.job = null;
	}
}
