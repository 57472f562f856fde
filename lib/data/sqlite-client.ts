/**
 * The process's connections to the SQLite file: a reader, a writer, and one for prepared reads (prepared.ts).
 *
 * SQLite allows one writer at a time, and its driver is synchronous: a second write transaction of the same process
 * would block the event loop while it waits for the first, which then cannot finish, until SQLITE_BUSY ("database is
 * locked"). So writers wait in a queue here; `busy_timeout` is only for other processes. Readers never wait (WAL).
 *
 * Payload opens a transaction at the start of an operation, long before its first write: pictures are resized and
 * passwords hashed in between. So BEGIN IMMEDIATE is deferred to the first statement that is not a SELECT. Reads before
 * it see committed data, as with PostgreSQL's READ COMMITTED.
 */
import {
	type Client,
	createClient,
	type InArgs,
	type InStatement,
	LibsqlError,
	type ResultSet,
	type Transaction,
} from "@libsql/client";
import Database from "libsql";
import pLimit from "p-limit";
import { countDatabaseError } from "./database-errors";
import { isRead } from "./sql";

const busyTimeout = 5000;

/** Milliseconds after which an idle write transaction is rolled back, because it blocks all other writers. */
export const idleTransactionTimeout = 30_000;

const textOf = (statement: InStatement): string => (typeof statement === "string" ? statement : statement.sql);

/**
 * Payload detects unique violations by `code` = SQLITE_CONSTRAINT_UNIQUE, which the client puts into `extendedCode`.
 */
async function run(
	on: { execute(statement: InStatement): Promise<ResultSet> },
	statement: InStatement,
): Promise<ResultSet> {
	try {
		return await on.execute(statement);
	} catch (error) {
		if (error instanceof LibsqlError) error.code = error.extendedCode ?? error.code;
		countDatabaseError(error);
		throw error;
	}
}

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

type Turn = { transaction: Transaction; end: () => void };

class QueuedTransaction implements Transaction {
	closed = false;
	#turn: Promise<Turn> | null = null;
	#idle: NodeJS.Timeout | undefined;

	constructor(
		private readonly reader: Client,
		private readonly begin: () => Promise<Turn>,
	) {}

	async execute(statement: InStatement) {
		this.#assertOpen();
		if (!this.#turn && isRead(textOf(statement))) return run(this.reader, statement);
		return run(await this.#begun(), statement);
	}

	async batch(statements: InStatement[]) {
		return (await this.#begun()).batch(statements);
	}

	async executeMultiple(sql: string): Promise<void> {
		return (await this.#begun()).executeMultiple(sql);
	}

	async commit(): Promise<void> {
		this.#assertOpen();
		await this.#end((transaction) => transaction.commit());
	}

	async rollback(): Promise<void> {
		if (!this.closed) await this.#end((transaction) => transaction.rollback());
	}

	close(): void {
		void this.rollback();
	}

	async #begun(): Promise<Transaction> {
		this.#assertOpen();
		this.#turn ??= this.begin();
		const { transaction } = await this.#turn;
		this.#assertOpen();
		this.#idle ??= setTimeout(() => void this.rollback(), idleTransactionTimeout).unref();
		this.#idle.refresh();
		return transaction;
	}

	async #end(how: (transaction: Transaction) => Promise<void>): Promise<void> {
		this.closed = true;
		clearTimeout(this.#idle);
		const turn = await this.#turn?.catch(() => null);
		if (!turn) return;
		try {
			await how(turn.transaction);
		} finally {
			turn.end();
		}
	}

	#assertOpen(): void {
		if (this.closed) throw new LibsqlError("The transaction is closed", "TRANSACTION_CLOSED");
	}
}

/** Nested in {@link SqliteClient.exclusively}: commit is left to the outer transaction, rollback rolls that back. */
class NestedTransaction implements Transaction {
	closed = false;

	constructor(private readonly whole: Transaction) {}

	execute(statement: InStatement) {
		return run(this.whole, statement);
	}

	batch(statements: InStatement[]) {
		return this.whole.batch(statements);
	}

	executeMultiple(sql: string) {
		return this.whole.executeMultiple(sql);
	}

	async commit(): Promise<void> {
		this.closed = true;
	}

	async rollback(): Promise<void> {
		this.closed = true;
		this.whole.close();
	}

	close(): void {
		this.closed = true;
	}
}
