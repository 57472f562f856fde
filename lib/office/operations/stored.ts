/** The table `operations` as it is read: what was applied, and what was taken back. */
import "server-only";
import { query, type SQL, sql } from "@/lib/school/query";
import type { Subject } from "../subjects";

export type PastOperation<Facts = object> = {
	id: number;
	subject: Subject;
	state: "applied" | "taken-back";
	title: string;
	count: number;
	facts: Facts;
	/** Name of who did it, and when: ISO 8601. */
	by: string;
	at: string;
	/** Device in words and address of the session; null on the server, and of before they were noted. */
	device: string | null;
	address: string | null;
	/** Name of who took it back, from where, and when; null if nobody did. */
	takenBackBy: string | null;
	takenBackDevice: string | null;
	takenBackAddress: string | null;
	takenBackAt: string | null;
	/** Whether the `changes` that taking it back needs are still stored. */
	isKept: boolean;
};

type Row = Omit<PastOperation, "count" | "facts" | "isKept"> & {
	count: number | string;
	facts: string;
	kept: number | string;
};

/** @param where condition on the table's columns @returns the operations that were applied, the newest first */
export async function readOperations(where: SQL, limit: number): Promise<PastOperation[]> {
	const rows = await query<Row>(sql`
		SELECT id, subject, state, title, count, facts, staff_name AS "by", applied_at AS at, device, address,
			taken_back_name AS "takenBackBy", taken_back_device AS "takenBackDevice",
			taken_back_address AS "takenBackAddress", taken_back_at AS "takenBackAt",
			CASE WHEN changes IS NULL THEN 0 ELSE 1 END AS kept
		FROM operations WHERE state IN ('applied', 'taken-back') AND ${where} ORDER BY id DESC LIMIT ${limit}`);
	return rows.map(({ kept, facts, count, ...row }) => ({
		...row,
		count: Number(count),
		facts: JSON.parse(facts),
		isKept: Number(kept) === 1,
	}));
}

/** @returns a subject's operations, the newest first */
export const pastOperations = async <Facts>(subject: Subject, limit: number) =>
	(await readOperations(sql`subject = ${subject}`, limit)) as PastOperation<Facts>[];
