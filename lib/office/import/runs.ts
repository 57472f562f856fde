/**
 * The table `imports`: the import that is open (being read, waiting for confirmation, or being applied; at most one, by a
 * unique index) and the last ones, which can be undone. A plan is not stored but made from the file's rows when it is
 * shown, so it is never out of date.
 */
import "server-only";
import type { PayloadRequest } from "payload";
import { type FileFault, fileFaults } from "@/lib/bengali/office/import-file";
import { environment } from "@/lib/environment";
import { notFoundError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { readJob } from "./job";
import type { FileContent } from "./read";

export type RunState = "reading" | "planned" | "applying" | "applied" | "undone" | "failed";

/** Why a file was refused, or why nothing was applied. */
export type RunFault = FileFault | "moved";

export type Run = {
	id: number;
	state: RunState;
	file: string;
	/** Name of the staff member; null when the account is gone. */
	staff: string | null;
	fault: RunFault | null;
	detail: string | null;
	created: number;
	changed: number;
	refused: number;
	appliedAt: string | null;
};

/** Imports that are kept for undoing. */
const kept = 10;

/** Milliseconds after which an import without a job in this process counts as dead; with SQLite there is no other process. */
const patience = environment.DATABASE_URL ? 90_000 : 5_000;

const now = () => new Date().toISOString();

const columns = sql`imports.id, state, file, fault, detail, created_count AS created, changed_count AS changed,
	refused_count AS refused, applied_at AS "appliedAt", staff.name AS staff`;
const source = sql`imports LEFT JOIN staff ON staff.id = imports.staff_id`;

/** Closes what a process that ended has left: a file half read, or a confirmed plan of which nothing was applied. */
async function settleDead(): Promise<void> {
	const job = readJob();
	const before = new Date(Date.now() - patience).toISOString();
	const isDead = sql`open = 1 AND id <> ${job?.id ?? 0} AND updated_at <= ${before}`;
	const dead = await query(sql`SELECT id FROM imports WHERE ${isDead} AND state IN ('reading', 'applying')`);
	// A write would wait for the end of an import that is being applied.
	if (dead.length === 0) return;
	await query(
		sql`UPDATE imports SET state = 'failed', open = NULL, fault = 'stopped' WHERE ${isDead} AND state = 'reading'`,
	);
	await query(sql`UPDATE imports SET state = 'planned', fault = 'stopped' WHERE ${isDead} AND state = 'applying'`);
}

/** @returns the open import, or the last one if reading its file has failed; else null */
export async function currentRun(): Promise<Run | null> {
	await settleDead();
	const [run] = await query<Run>(sql`
		SELECT ${columns} FROM ${source} WHERE open = 1 OR state = 'failed' 
		ORDER BY CASE WHEN open = 1 THEN 0 ELSE 1 END, imports.id DESC LIMIT 1`);
	return run ?? null;
}

/** @returns the applied imports, the newest first */
export const pastRuns = (): Promise<Run[]> =>
	query<Run>(sql`
		SELECT ${columns} FROM ${source} WHERE state IN ('applied', 'undone') ORDER BY imports.id DESC LIMIT ${kept}`);

/**
 * Opens an import, and forgets those that have failed and those too old to keep.
 * @returns its id, or null while another one is open
 */
export async function openRun(staff: number, file: string): Promise<number | null> {
	await settleDead();
	const [run] = await query<{ id: number }>(sql`
		INSERT INTO imports (open, state, staff_id, file, updated_at) VALUES (1, 'reading', ${staff}, ${file}, ${now()})
		ON CONFLICT (open) DO NOTHING RETURNING id`);
	if (!run) return null;
	await query(sql`
		DELETE FROM imports WHERE state = 'failed' OR (state IN ('applied', 'undone') AND id NOT IN (
			SELECT id FROM imports WHERE state IN ('applied', 'undone') ORDER BY id DESC LIMIT ${kept - 1}))`);
	return run.id;
}

/** The file is read: its rows wait for confirmation. */
export async function storeContent(id: number, content: FileContent): Promise<void> {
	await query(sql`
		UPDATE imports SET state = 'planned', content = ${JSON.stringify(content)}, updated_at = ${now()}
		WHERE id = ${id} AND state = 'reading'`);
}

/** The file is refused. */
export async function failRun(id: number, fault: RunFault, detail?: string): Promise<void> {
	await query(sql`
		UPDATE imports SET state = 'failed', open = NULL, fault = ${fault}, detail = ${detail ?? null}
		WHERE id = ${id} AND state = 'reading'`);
}

/** @returns whether the import was waiting for confirmation, and is now taken by this process */
export async function claimRun(id: number): Promise<boolean> {
	const claimed = await query(sql`
		UPDATE imports SET state = 'applying', fault = NULL, updated_at = ${now()}
		WHERE id = ${id} AND state = 'planned' RETURNING id`);
	return claimed.length > 0;
}

/** Nothing was applied: the import waits for confirmation again. */
export async function releaseRun(id: number, fault: RunFault): Promise<void> {
	await query(sql`UPDATE imports SET state = 'planned', fault = ${fault} WHERE id = ${id} AND state = 'applying'`);
}

/** Removes an import that is not being applied. */
export async function dropRun(id: number): Promise<void> {
	await query(sql`DELETE FROM imports WHERE id = ${id} AND state IN ('reading', 'planned', 'failed')`);
}

/** Removes an import whose transaction was rolled back. */
export async function dropCancelledRun(id: number): Promise<void> {
	await query(sql`DELETE FROM imports WHERE id = ${id} AND state = 'applying'`);
}

/** @throws SchoolError "notFound" if the import has no rows, being still read or closed */
export async function readContent(id: number, req?: PayloadRequest): Promise<FileContent> {
	const [run] = await query<{ content: string | null }>(sql`SELECT content FROM imports WHERE id = ${id}`, req);
	if (!run?.content) throw notFoundError();
	return JSON.parse(run.content);
}

/** @returns the sentence of a fault that concerns the file */
export const faultText = ({ fault, detail }: Pick<Run, "fault" | "detail">): string | null => {
	if (!fault || fault === "moved") return null;
	return detail ? `${fileFaults[fault]}: ${detail}` : fileFaults[fault];
};
