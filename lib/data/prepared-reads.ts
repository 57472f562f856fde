/**
 * The reading connection to the SQLite file. @libsql/client prepares a statement each time it is executed, which takes
 * several times as long as a read by an index; here the last ones stay prepared. Arguments, results and errors are the
 * client's.
 */
import { type InStatement, type InValue, LibsqlError, type ResultSet, type Row } from "@libsql/client";
import Database from "libsql";

/** Prepared statements that are kept, each with some 20 KB. */
const mostStatements = 200;

type Columns = { columns: string[]; columnTypes: string[]; rowOf: (values: unknown[]) => Row };
type Prepared = Columns & { statement: Database.Statement };

function columnsOf(statement: Database.Statement): Columns {
	const found = statement.columns();
	const columns = found.map(({ name }) => name);
	return { columns, columnTypes: found.map(({ type }) => type ?? ""), rowOf: rowMaker(columns) };
}

/** @throws TypeError for what SQLite cannot store */
function argumentOf(value: InValue): unknown {
	if (typeof value === "boolean") return Number(value);
	if (value instanceof ArrayBuffer) return Buffer.from(value);
	if (value instanceof Date) return value.valueOf();
	if (value === undefined) throw new TypeError("undefined cannot be an argument of a statement");
	return value;
}

/**
 * @returns a function that makes a row of its values: enumerable by the names of the columns, of which with one name the
 * first counts, and by their index through the prototype, which is faster than a property of each row
 */
function rowMaker(columns: readonly string[]): (values: unknown[]) => Row {
	class StatementRow {
		readonly #values: unknown[];
		[name: string]: unknown;
		constructor(values: unknown[]) {
			this.#values = values;
			for (const { name, index } of named) this[name] = values[index];
		}
		static valueAt(index: number): PropertyDescriptor & ThisType<StatementRow> {
			return {
				get() {
					return this.#values[index];
				},
			};
		}
	}
	const { prototype } = StatementRow;
	Object.defineProperty(prototype, "length", { value: columns.length });
	for (const index of columns.keys()) Object.defineProperty(prototype, index, StatementRow.valueAt(index));
	const named = [...new Set(columns)]
		.filter((name) => !Object.hasOwn(prototype, name))
		.map((name) => ({ name, index: columns.indexOf(name) }));
	const read = (found: unknown) => (Buffer.isBuffer(found) ? found.buffer : found);
	return (values) => new StatementRow(values.map(read)) as unknown as Row;
}

export class PreparedReads {
	readonly #database: Database.Database;
	/** By their text, the last used at the end. */
	readonly #prepared = new Map<string, Prepared>();

	/** @param timeout milliseconds to wait for a lock */
	constructor(file: string, timeout: number) {
		this.#database = new Database(file, { timeout });
	}

	/**
	 * @param question a SELECT with arguments in their order
	 * @throws LibsqlError
	 */
	async execute(question: InStatement): Promise<ResultSet> {
		const { sql, args = [] } = typeof question === "string" ? { sql: question } : question;
		if (!Array.isArray(args)) throw new TypeError("The arguments of a read have no names");
		const values = args.map(argumentOf);
		try {
			const prepared = this.#prepare(sql);
			const found = prepared.statement.all(values) as unknown[][];
			// `*` has other columns when another connection has changed the schema.
			if (found[0] && found[0].length !== prepared.columns.length)
				Object.assign(prepared, columnsOf(prepared.statement));
			const { columns, columnTypes, rowOf } = prepared;
			const rows = found.map(rowOf);
			return { columns, columnTypes, rows, rowsAffected: 0, lastInsertRowid: undefined, toJSON: () => rows };
		} catch (error) {
			this.#prepared.delete(sql);
			if (!(error instanceof Database.SqliteError)) throw error;
			throw new LibsqlError(error.message, error.code, error.code, error.rawCode, error);
		}
	}

	close(): void {
		this.#prepared.clear();
		this.#database.close();
	}

	#prepare(sql: string): Prepared {
		const prepared = this.#prepared.get(sql) ?? this.#prepareAnew(sql);
		this.#prepared.delete(sql);
		this.#prepared.set(sql, prepared);
		const [oldest] = this.#prepared.keys();
		if (oldest !== undefined && this.#prepared.size > mostStatements) this.#prepared.delete(oldest);
		return prepared;
	}

	#prepareAnew(sql: string): Prepared {
		const statement = this.#database.prepare(sql).raw(true);
		return { statement, ...columnsOf(statement) };
	}
}
