/**
 * The process's connections to the SQLite file: a reader, a writer, and one for prepared reads (prepared.ts).
 *
 * SQLite allows one writer at a time, and its driver is synchronous: a second write transaction of the same process
 * would block the event loop while it waits for the first, which then cannot finish, until SQLITE_BUSY ("database is
 * locked"). So writers wait in a queue here; `busy_timeout` is only for other processes. Readers never wait (WAL).
 */
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
import { countDatabaseError } from "./database-errors";
import { isRead } from "./sql";
import { NestedTransaction, QueuedTransaction, run, type Turn, textOf } from "./sqlite-transactions";

const busyTimeout = 5000;

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
	return new SqliteClient(writer, reader, new Database(file, { timeout: busyTimeout }));
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
	) {}

	get closed(): boolean {
		return this.writer.closed;
	}

	async execute(statement: InStatement, args?: InArgs) {
		const whole = typeof statement === "string" && args ? { sql: statement, args } : statement;
		if (this.#exclusive) return run(this.#exclusive, whole);
		return isRead(textOf(whole)) ? run(this.reader, whole) : this.#inTurn(() => run(this.writer, whole));
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
	}

	/** Waits in the queue; `end` admits the next writer. */
	#begin(): Promise<Turn> {
		return new Promise((resolve, reject) => {
			void this.#inTurn(async () => {
				try {
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
