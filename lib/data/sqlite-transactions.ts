/**
 * Transactions on the connections of ./sqlite-client.
 *
 * Payload opens a transaction at the start of an operation, long before its first write: pictures are resized and
 * passwords hashed in between. So BEGIN IMMEDIATE is deferred to the first statement that is not a SELECT. Reads before
 * it see committed data, as with PostgreSQL's READ COMMITTED.
 */
import { type Client, type InStatement, LibsqlError, type ResultSet, type Transaction } from "@libsql/client";
import { countDatabaseError } from "./database-errors";
import { isRead } from "./sql";

/** Milliseconds after which an idle write transaction is rolled back, because it blocks all other writers. */
export const idleTransactionTimeout = 30_000;

export const textOf = (statement: InStatement): string => (typeof statement === "string" ? statement : statement.sql);

/**
 * Payload detects unique violations by `code` = SQLITE_CONSTRAINT_UNIQUE, which the client puts into `extendedCode`.
 */
export async function run(
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

/** A write transaction that has begun; `end` admits the next writer. */
export type Turn = { transaction: Transaction; end: () => void };

export class QueuedTransaction implements Transaction {
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
		await this.#end((transaction) =>
			transaction.commit().catch((error: unknown) => {
				countDatabaseError(error);
				throw error;
			}),
		);
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

/** Nested in `SqliteClient.exclusively`: commit is left to the outer transaction, rollback rolls that back. */
export class NestedTransaction implements Transaction {
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
