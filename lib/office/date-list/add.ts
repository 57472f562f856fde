/** Takes a list of dates into the school year: the dry run, and all of its new rows or none. */
import "server-only";
import { randomUUID } from "node:crypto";
import type { PayloadRequest } from "payload";
import { dateListText } from "@/lib/bengali/office/date-list";
import { addEntry, withoutActivity } from "@/lib/cms/activity/entries";
import { listContext } from "@/lib/cms/collections/school-dates";
import type { ListCheck } from "@/lib/office/lists/schema";
import { SchoolError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import { noonOf } from "@/lib/school/school-dates";
import type { SignedIn } from "../guard";
import { titleOfFile } from "../import/file-title";
import { checkOf, newEntries } from "../import/list-check";
import { type NewDate, planDates, readKnownDates } from "./plan";
import { readDateFile } from "./read";

/** The dry run. @throws SchoolError "invalid" for a file that cannot be used */
export async function checkDates(file: File): Promise<ListCheck> {
	const read = await readDateFile(file);
	return checkOf(read, planDates(read.rows, await readKnownDates()));
}

/**
 * Adds the new dates, in one transaction.
 * @param fingerprint of the dry run that was confirmed
 * @returns their number
 * @throws SchoolError "invalid" for a file that cannot be used, or if the dry run would be another one now
 */
export async function addDates(file: File, fingerprint: string, account: SignedIn): Promise<number> {
	const { rows } = await readDateFile(file);
	return inTransaction(async (req) => {
		req.user = { ...account, collection: "staff" };
		// The first write: from here on nobody else adds a list.
		await query(sql`UPDATE counters SET value = value WHERE name = 'code'`, req);
		const plan = planDates(rows, await readKnownDates(req));
		if (plan.fingerprint !== fingerprint) throw new SchoolError("invalid", dateListText.moved);
		const dates = newEntries(plan);
		const [first] = await createDates(dates, req);
		if (first === undefined) return 0;
		const act = { action: "create", kind: "school-dates", record: first, title: titleOfFile(file) } as const;
		await addEntry(req, account, { ...act, detail: dateListText.act(dates.length) });
		return dates.length;
	});
}

/** @returns the ids of the new records, in the order of the rows */
async function createDates(dates: readonly NewDate[], req: PayloadRequest): Promise<number[]> {
	req.context[listContext] = randomUUID();
	const ids: number[] = [];
	await withoutActivity(req, async () => {
		for (const { date } of dates) {
			const { name, kind, from, to, classes, notice } = date;
			const made = await req.payload.create({
				collection: "school-dates",
				data: { name, kind, startsOn: noonOf(from), endsOn: to === from ? null : noonOf(to), classes, notice },
				depth: 0,
				req,
			});
			ids.push(made.id);
		}
	});
	return ids;
}

/** @returns a condition for the dates of the list that this date came with, null for a date that staff typed */
async function listOf(id: number, req?: PayloadRequest) {
	const [row] = await query<{ list: string | null }>(sql`SELECT list FROM school_dates WHERE id = ${id}`, req);
	return row?.list ? sql`list = ${row.list}` : null;
}

/** @returns whether the list can be taken out again: all of its dates are as they came */
export async function canRemoveDates(id: number, req?: PayloadRequest): Promise<boolean> {
	const list = await listOf(id, req);
	if (!list) return false;
	const touched = await query(
		sql`SELECT id FROM school_dates WHERE ${list} AND (revision > 0 OR deleted_at IS NOT NULL) LIMIT 1`,
		req,
	);
	return touched.length === 0;
}

/**
 * Deletes the dates that came with this one.
 * @param req request whose transaction it joins
 * @throws SchoolError "invalid" if one of them was changed
 */
export async function removeDates(id: number, req: PayloadRequest): Promise<void> {
	const list = await listOf(id, req);
	// The first write: keeps them from being changed meanwhile.
	if (list) await query(sql`UPDATE school_dates SET list = list WHERE ${list}`, req);
	if (!list || !(await canRemoveDates(id, req))) throw new SchoolError("invalid", dateListText.notUndone);
	const ids = await query<{ id: number }>(sql`SELECT id FROM school_dates WHERE ${list}`, req);
	await withoutActivity(req, async () => {
		for (const one of ids) await req.payload.delete({ collection: "school-dates", id: one.id, depth: 0, req });
	});
}
