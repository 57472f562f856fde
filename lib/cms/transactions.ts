/** Transactions on both databases: what belongs together is there as a whole or not at all. */
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

/** Kept with Payload's own sessions: a build may hold this module more than once, but there is one adapter. */
type Session = DrizzleAdapter["sessions"][string] & { afterCommit?: Task[] };

/**
 * Replaces how Payload's adapters begin and commit: theirs report success when COMMIT fails, as it does on a full disk.
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
			// PostgreSQL takes COMMIT for ROLLBACK, without an error, after a statement that failed.
			if ("execute" in session.db) await session.db.execute(sql`SELECT 1`);
			delete adapter.sessions[id];
			await session.resolve();
			for (const task of session.afterCommit ?? []) await task();
		},
	});
}

/** Drizzle ends a transaction when the promise of its work does; Payload wants to end it by its id. */
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

/** Does what no rollback can undo, as removing a file, after the request's transaction is committed; at once without one. */
export async function onCommit(req: PayloadRequest, task: Task): Promise<void> {
	const id = await req.transactionID;
	const session = id && (req.payload.db as unknown as { sessions: Record<string, Session> }).sessions[id];
	if (!session) return task();
	session.afterCommit = [...(session.afterCommit ?? []), task];
}

/**
 * Runs several writes as one.
 * @param work gives its `req` to every read and write; one that goes without it waits for the transaction to end
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
