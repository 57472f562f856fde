/**
 * Open operations in the table `operations`: being read, waiting for confirmation, or being applied. A unique index
 * allows at most one per subject. The content that was read is stored, the plan is not: it is made from the content and
 * the current records whenever it is shown, so it is never out of date.
 */
import "server-only";
import type { PayloadRequest } from "payload";
import { findOrigin } from "@/lib/cms/logins/devices";
import { environment } from "@/lib/machine/environment";
import { processWide } from "@/lib/machine/process-wide";
import { notFoundError } from "@/lib/school/errors";
import { listOf, query, records, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import type { Subject } from "../subjects";

/** What this process is reading or applying after the request that started it has ended. */
type Job = {
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

export type OpenState = "reading" | "planned" | "applying" | "failed";

/** An open operation, or one that could not be read. */
export type OpenOperation = {
	id: number;
	state: OpenState;
	title: string;
	/**
	 * Why reading has failed, or why nothing was applied: "stopped" if its process ended, "fault" after an unexpected
	 * error, "moved" if the records had changed since the confirmation, or a code of the subject's own.
	 */
	fault: string | null;
	faultDetail: string | null;
};

/** Milliseconds after which an operation without a job in this process counts as dead; with SQLite there is no other process. */
const patience = environment.DATABASE_URL ? 90_000 : 5_000;

const now = () => new Date().toISOString();

/**
 * Cleans up after processes that have ended: a half-read operation has failed, and one that was being applied, whose
 * transaction was rolled back, waits for confirmation again.
 */
async function settleDead(subject: Subject): Promise<void> {
	const before = new Date(Date.now() - patience).toISOString();
	const own = listOf([0, ...idsOfJobs()]);
	const isDead = sql`subject = ${subject} AND open = 1 AND id NOT IN (${own}) AND updated_at <= ${before}`;
	const dead = await query(sql`SELECT id FROM operations WHERE ${isDead} AND state IN ('reading', 'applying')`);
	// A write would wait for the end of an operation that is being applied.
	if (dead.length === 0) return;
	await query(
		sql`UPDATE operations SET state = 'failed', open = NULL, fault = 'stopped' WHERE ${isDead} AND state = 'reading'`,
	);
	await query(sql`UPDATE operations SET state = 'planned', fault = 'stopped' WHERE ${isDead} AND state = 'applying'`);
}

/** @returns the subject's open operation, or the last one if reading has failed; else null */
export async function findOpen(subject: Subject): Promise<OpenOperation | null> {
	await settleDead(subject);
	const [found] = await query<OpenOperation>(sql`
		SELECT id, state, title, fault, fault_detail AS "faultDetail" FROM operations
		WHERE subject = ${subject} AND (open = 1 OR state = 'failed')
		ORDER BY CASE WHEN open = 1 THEN 0 ELSE 1 END, id DESC LIMIT 1`);
	return found ?? null;
}

/**
 * Opens an operation, and forgets those that have failed.
 * @returns its id, or null while another one of the subject is open
 */
export async function open(subject: Subject, by: SignedIn, title: string): Promise<number | null> {
	await settleDead(subject);
	// A write would wait for the end of an operation that is being applied.
	const others = await query(sql`SELECT id FROM operations WHERE subject = ${subject} AND open = 1`);
	if (others.length > 0) return null;
	const origin = await findOrigin(await records(), by);
	const [made] = await query<{ id: number }>(sql`
		INSERT INTO operations (subject, open, state, staff_id, staff_name, device, address, title, updated_at)
		VALUES (${subject}, 1, 'reading', ${by.id}, ${by.name}, ${origin?.device ?? null}, ${origin?.address ?? null},
			${title}, ${now()})
		ON CONFLICT (subject, open) DO NOTHING RETURNING id`);
	if (!made) return null;
	await query(sql`DELETE FROM operations WHERE subject = ${subject} AND state = 'failed'`);
	return made.id;
}

/** Stores the content that was read; the operation then waits for confirmation. */
export async function storeContent(id: number, content: unknown): Promise<void> {
	await query(sql`
		UPDATE operations SET state = 'planned', content = ${JSON.stringify(content)}, updated_at = ${now()}
		WHERE id = ${id} AND state = 'reading'`);
}

/** Marks the operation as failed, because its input cannot be read. */
export async function fail(id: number, fault: string, detail?: string): Promise<void> {
	await query(sql`
		UPDATE operations SET state = 'failed', open = NULL, fault = ${fault}, fault_detail = ${detail ?? null}
		WHERE id = ${id} AND state = 'reading'`);
}

/** @returns whether the operation was waiting for confirmation, and is now taken by this process */
export async function claim(id: number): Promise<boolean> {
	const claimed = await query(sql`
		UPDATE operations SET state = 'applying', fault = NULL, updated_at = ${now()}
		WHERE id = ${id} AND state = 'planned' RETURNING id`);
	return claimed.length > 0;
}

/** Returns an operation of which nothing was applied to the state in which it waits for confirmation. */
export async function release(id: number, fault: string): Promise<void> {
	await query(sql`UPDATE operations SET state = 'planned', fault = ${fault} WHERE id = ${id} AND state = 'applying'`);
}

/** Removes an operation that is not being applied. */
export async function drop(id: number): Promise<void> {
	await query(sql`DELETE FROM operations WHERE id = ${id} AND state IN ('reading', 'planned', 'failed')`);
}

/** Removes an operation whose transaction was rolled back. */
export async function dropCancelled(id: number): Promise<void> {
	await query(sql`DELETE FROM operations WHERE id = ${id} AND state = 'applying'`);
}

/** @throws SchoolError "notFound" if nothing is read of it, or if it is closed */
export async function readContent<Content>(id: number, req?: PayloadRequest): Promise<Content> {
	const [row] = await query<{ content: string | null }>(sql`SELECT content FROM operations WHERE id = ${id}`, req);
	if (!row?.content) throw notFoundError();
	return JSON.parse(row.content);
}
