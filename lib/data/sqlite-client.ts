/**
 * The process's connections to the SQLite file: a reader, a writer, and one for prepared reads (prepared.ts).
 *
 * SQLite allows one writer at a time, and its driver is synchronous: a second write transaction of the same process
 * would block the event loop while it waits for the first, which then cannot finish, until SQLITE_BUSY ("database is
 * locked"). So writers wait in a queue here. While another process writes, they wait before they ask the driver, which
 * would stop the event loop; `busy_timeout` is only for one that comes in between. Readers never wait (WAL).
 */
import { setTimeout as wait } from "node:timers/promises";
import {
	type Client,
	createClient,
	type InArgs,
	type InStatement,
	LibsqlError,
	type Transaction,
} from "@libsql/client";
import Database from "libsql";
import pLimit from "p-limit";
import { machineFaultOf } from "@/lib/machine/machine-fault.js";
import { countDatabaseError } from "./database-errors";
import { isRead } from "./sql";
import { NestedTransaction, QueuedTransaction, run, type Turn, textOf } from "./sqlite-transactions";

const busyTimeout = 5000;

/** Between two looks whether another process still holds the database locked. */
const pause = 20;

/** Each client has one connection, so pragmas set here persist. */
async function connect(file: string): Promise<Client> {
	const client = createClient({ url: `file:${file}`, concurrency: 1, timeout: busyTimeout });
	await client.execute("PRAGMA journal_mode = WAL");
	// Committed data survives a power cut.
	await client.execute("PRAGMA synchronous = FULL");
	await client.execute("PRAGMA foreign_keys = ON");
	// What is erased is overwritten, and not only marked as free.
	await client.execute("PRAGMA secure_delete = ON");
	await client.execute("PRAGMA journal_size_limit = 67108864");
	return client;
}

/** @param file path of the database; created if missing */
export async function openSqlite(file: string): Promise<SqliteClient> {
	const [writer, reader] = [await connect(file), await connect(file)];
	const prepared = new Database(file, { timeout: busyTimeout });
	return new SqliteClient(writer, reader, prepared, new Database(file, { timeout: 0 }));
}

export class SqliteClient implements Client {
	readonly protocol = "file";
	readonly #inTurn = pLimit(1);
	readonly #statements = new Map<string, Database.Statement>();
	/** While set, all statements and transactions run inside of it. */
	#exclusive: Transaction | null = null;

	constructor(
		private readonly writer: Client,
		private readonly reader: Client,
		private readonly prepared: Database.Database,
		/** Asks whether another process writes. Never the writer itself: what this refuses it leaves open, and the next write uncommitted. */
		private readonly gate: Database.Database,
	) {}

	get closed(): boolean {
		return this.writer.closed;
	}

	async execute(statement: InStatement, args?: InArgs) {
		const whole = typeof statement === "string" && args ? { sql: statement, args } : statement;
		if (this.#exclusive) return run(this.#exclusive, whole);
		if (isRead(textOf(whole))) return run(this.reader, whole);
		const since = performance.now();
		const execute = async (statement: InStatement) => {
			await this.#unlocked(since);
			return this.writer.execute(statement);
		};
		return this.#inTurn(() => run({ execute }, whole));
	}

	/**
	 * Returns when no other process writes.
	 * @param since when the write was asked for: one that has waited in the queue meanwhile waits no longer
	 * @throws SqliteError SQLITE_BUSY
	 */
	async #unlocked(since: number): Promise<void> {
		for (;;)
			try {
				this.gate.exec("BEGIN IMMEDIATE");
				this.gate.exec("ROLLBACK");
				return;
			} catch (error) {
				if (machineFaultOf(error) !== "locked" || performance.now() - since > busyTimeout) throw error;
				await wait(pause);
			}
	}

	/**
	 * Runs a read that is prepared at its first call: the driver of the other connections prepares each time.
	 * @param name of the statement, always with the same text
	 */
	readPrepared<T>(name: string, text: string, values: readonly unknown[]): T[] {
		try {
			const statement = this.#statements.get(name) ?? this.prepared.prepare(text);
			this.#statements.set(name, statement);
			return statement.all(values) as T[];
		} catch (error) {
			countDatabaseError(error);
			throw error;
		}
	}

	/** @returns a transaction that enters the queue, and begins, with its first write */
	async transaction(): Promise<Transaction> {
		if (this.#exclusive) return new NestedTransaction(this.#exclusive);
		return new QueuedTransaction(this.reader, () => this.#begin());
	}

	/**
	 * Runs `work` as one transaction that includes the transactions opened by it. The client must not be used
	 * concurrently: for commands only.
	 */
	async exclusively(work: () => Promise<void>): Promise<void> {
		const { transaction, end } = await this.#begin();
		this.#exclusive = transaction;
		try {
			await work();
			await transaction.commit();
		} finally {
			this.#exclusive = null;
			transaction.close();
			end();
		}
	}

	executeMultiple(sql: string): Promise<void> {
		return this.#inTurn(() => this.writer.executeMultiple(sql));
	}

	batch(...args: Parameters<Client["batch"]>) {
		return this.#inTurn(() => this.writer.batch(...args));
	}

	migrate(statements: InStatement[]) {
		return this.#inTurn(() => this.writer.migrate(statements));
	}

	sync() {
		return this.writer.sync();
	}

	reconnect(): void {
		throw new LibsqlError("New connections would lack the settings of the first ones", "UNSUPPORTED");
	}

	close(): void {
		this.writer.close();
		this.reader.close();
		this.#statements.clear();
		this.prepared.close();
		this.gate.close();
	}

	/** Waits in the queue; `end` admits the next writer. */
	#begin(): Promise<Turn> {
		const since = performance.now();
		return new Promise((resolve, reject) => {
			void this.#inTurn(async () => {
				try {
					await this.#unlocked(since);
					const transaction = await this.writer.transaction("write");
					await new Promise<void>((end) => resolve({ transaction, end }));
				} catch (error) {
					countDatabaseError(error);
					reject(error);
				}
			});
		});
	}
}
