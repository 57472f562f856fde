import "server-only";
import type { PayloadRequest } from "payload";
import { rows, type SQL } from "@/lib/cms/sql";
import { inTransaction as transaction } from "@/lib/cms/transactions";
import { records } from "./records";

export { type SQL, sql } from "@/lib/cms/sql";

/**
 * Runs one statement of our own.
 * @param req of the transaction that it is a part of, see {@link inTransaction}
 * @returns its rows; counts and numeric columns may come as text, see {@link rows}
 */
export async function query<T>(statement: SQL, req?: PayloadRequest): Promise<T[]> {
	return rows<T>(await records(), statement, req);
}

/** Runs several reads and writes as one: each takes the `req` that `work` is given. */
export async function inTransaction<T>(work: (req: PayloadRequest) => Promise<T>): Promise<T> {
	return transaction(await records(), work);
}
