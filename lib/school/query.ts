import "server-only";
import { rows, type SQL } from "@/lib/cms/sql";
import { records } from "./records";

export { sql } from "@/lib/cms/sql";

/**
 * Runs one statement of our own.
 * @returns its rows; counts and numeric columns may come as text, see {@link rows}
 */
export async function query<T>(statement: SQL): Promise<T[]> {
	return rows<T>(await records(), statement);
}
