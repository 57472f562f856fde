/** The table `promotions`: classes that were enrolled in the next year, which can be undone. */
import "server-only";
import type { PayloadRequest } from "payload";
import { query, sql } from "@/lib/school/query";

/** What a promotion has made, for undoing it. */
export type Changes = {
	/** Id of the record. */
	year: number;
	/** Whether the year did not exist before. */
	isNewYear: boolean;
	enrolments: { id: number; student: number }[];
};

export type PastPromotion = {
	id: number;
	state: "applied" | "undone";
	title: string;
	/** Calendar year. */
	year: number;
	count: number;
	/** ISO 8601. */
	at: string;
	/** Null when the account is gone. */
	staff: string | null;
};

/** Promotions that are kept: those of some years. */
const kept = 60;

/** Promotions that are listed. */
const listed = 15;

/** Adds one, and forgets the oldest. @returns its id */
export async function addPromotion(
	req: PayloadRequest,
	{ staff, title, year, count, at }: { staff: number | null; title: string; year: number; count: number; at: string },
): Promise<number> {
	const [row] = await query<{ id: number }>(
		sql`INSERT INTO promotions (state, staff_id, title, calendar_year, student_count, applied_at)
			VALUES ('applied', ${staff}, ${title}, ${year}, ${count}, ${at}) RETURNING id`,
		req,
	);
	await query(
		sql`DELETE FROM promotions WHERE id NOT IN (SELECT id FROM promotions ORDER BY id DESC LIMIT ${kept})`,
		req,
	);
	return row?.id ?? 0;
}

/** @returns the newest first */
export async function pastPromotions(): Promise<PastPromotion[]> {
	type Row = PastPromotion & { year: number | string; count: number | string };
	const rows = await query<Row>(sql`
		SELECT p.id, p.state, p.title, p.calendar_year AS year, p.student_count AS count, p.applied_at AS at, s.name AS staff
		FROM promotions p LEFT JOIN staff s ON s.id = p.staff_id ORDER BY p.id DESC LIMIT ${listed}`);
	return rows.map((row) => ({ ...row, year: Number(row.year), count: Number(row.count) }));
}
