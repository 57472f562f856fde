/** Transactions on both databases. */
import { randomUUID } from "node:crypto";
import { sql } from "@payloadcms/db-sqlite/drizzle";
import type { DrizzleAdapter } from "@payloadcms/drizzle";
import {
	createLocalReq,
	type DatabaseAdapter,
	initTransaction,
	killTransaction,
	type Payload,
	type PayloadRequest,
	commitTransaction as payloadCommits,
} from "payload";

type Id = string | number | Promise<string | number>;
type Task = () => Promise<void>;

/** The part of Drizzle that opens transactions; both databases have it. */
type Drizzle = { transaction<T>(work: (tx: never) => Promise<T>, options?: unknown): Promise<T> };

/** Stored in Payload's sessions: a build may contain several copies of this module, but there is one adapter. */
type Session = DrizzleAdapter["sessions"][string] & { afterCommit?: Task[] };

/**
 * Replaces beginTransaction and commitTransaction of Payload's adapters, which report success when COMMIT fails, for
 * example on a full disk.
 * @returns the same adapter
 */
export function withReliableCommit<A extends DatabaseAdapter>(database: A): A {
	const adapter = database as unknown as DrizzleAdapter;
	return Object.assign(database, {
		async beginTransaction(options?: Record<string, unknown>) {
			await adapter.initializing;
			return begin(adapter, options);
		},
		async commitTransaction(pending: Id) {
			const id = await pending;
			const session: Session | undefined = adapter.sessions[id];
			if (!session) return;
			// After a failed statement PostgreSQL treats COMMIT as ROLLBACK without an error; this statement then throws.
			if ("execute" in session.db) await session.db.execute(sql`SELECT 1`);
			delete adapter.sessions[id];
			await session.resolve();
			for (const task of session.afterCommit ?? []) await task();
		},
	});
}

/** Drizzle's transactions are callback-based; Payload ends them by id. */
function begin(adapter: DrizzleAdapter, options?: Record<string, unknown>): Promise<string> {
	return new Promise((begun, failed) => {
		const done = (adapter.drizzle as unknown as Drizzle).transaction(
			(tx) =>
				new Promise<void>((commit, rollback) => {
					const id = randomUUID();
					adapter.sessions[id] = {
						db: tx,
						resolve: () => {
							commit();
							return done;
						},
						reject: () => {
							rollback(new Error("Rolled back"));
							return done.catch(() => undefined);
						},
					};
					begun(id);
				}),
			options,
		);
		done.catch(failed);
	});
}

/**
 * Runs a task that cannot be rolled back, such as removing a file, after the request's transaction commits; without a
 * transaction at once.
 */
export async function onCommit(req: PayloadRequest, task: Task): Promise<void> {
	const id = await req.transactionID;
	const session = id && (req.payload.db as unknown as { sessions: Record<string, Session> }).sessions[id];
	if (!session) return task();
	session.afterCommit = [...(session.afterCommit ?? []), task];
}

/**
 * Runs several reads and writes in one transaction.
 * @param work must pass `req` to every read and write; a write without it waits for the transaction to end
 * @throws what `work` throws, after a rollback
 */
export async function inTransaction<T>(payload: Payload, work: (req: PayloadRequest) => Promise<T>): Promise<T> {
	const req = await createLocalReq({}, payload);
	await initTransaction(req);
	try {
		const result = await work(req);
		await payloadCommits(req);
		return result;
	} catch (error) {
		await killTransaction(req);
		throw error;
	}
}
