/** The import that this process is reading or applying, at most one. */
import "server-only";

export type Job = {
	id: number;
	/** Entries written, and all of them; 0 while the file is read. */
	done: number;
	all: number;
	controller: AbortController;
};

/** On globalThis, because each route handler is bundled with its own copy of this module. */
const key = Symbol.for("school.import-job");
const shared = globalThis as { [key]?: { job: Job | null } };
shared[key] ??= { job: null };
const holder = shared[key];

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
