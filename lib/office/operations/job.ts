/** Operations that this process is reading or applying after the request that started them has ended. */
import "server-only";
import { processWide } from "@/lib/machine/process-wide";

export type Job = {
	/** Records written, and all of them; 0 while a file is read. */
	done: number;
	all: number;
	controller: AbortController;
};

const jobs = processWide("operation-jobs", () => new Map<number, Job>());

/** @param id in the table `operations` */
export const readJob = (id: number): Job | undefined => jobs.get(id);

/** Ids of the operations that have a job. */
export const idsOfJobs = (): number[] => [...jobs.keys()];

/** Runs `work` as the job of this operation. */
export async function asJob<T>(id: number, work: (job: Job) => Promise<T>): Promise<T> {
	const job: Job = { done: 0, all: 0, controller: new AbortController() };
	jobs.set(id, job);
	try {
		return await work(job);
	} finally {
		jobs.delete(id);
	}
}
