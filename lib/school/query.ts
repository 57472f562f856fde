/** The database of the school: by Payload, and by SQL. */
import "server-only";
import config from "@payload-config";
import { getPayload, type PayloadRequest } from "payload";
import { preparedRows } from "@/lib/data/prepared";
import { rows, type SQL } from "@/lib/data/sql";
import { inTransaction as transaction } from "@/lib/data/transactions";

export { listOf, type SQL, sql } from "@/lib/data/sql";

/** @returns the process's Payload instance */
export const records = () => getPayload({ config });

/** A count or a numeric column: PostgreSQL's may be a string. */
export type Numeric = number | string;

/**
 * Runs a raw SQL statement.
 * @param req request whose transaction it joins, see {@link inTransaction}
 * @returns its rows; counts and numeric columns are {@link Numeric}
 */
export async function query<T>(statement: SQL, req?: PayloadRequest): Promise<T[]> {
	return rows<T>(await records(), statement, req);
}

/** Runs a frequent read, see {@link preparedRows}. */
export async function preparedQuery<T>(name: string, statement: SQL): Promise<T[]> {
	return preparedRows<T>(await records(), name, statement);
}

/** Runs several reads and writes in one transaction; each must be passed the `req` that `work` gets. */
export async function inTransaction<T>(work: (req: PayloadRequest) => Promise<T>): Promise<T> {
	return transaction(await records(), work);
}
