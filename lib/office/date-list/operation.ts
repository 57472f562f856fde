/** Dates of the school year from a spreadsheet. */
import "server-only";
import { randomUUID } from "node:crypto";
import type { PayloadRequest } from "payload";
import { dateKinds } from "@/lib/bengali/school-dates";
import { withoutActivity } from "@/lib/cms/activity/entries";
import { listContext } from "@/lib/cms/collections/school-dates";
import { SchoolError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { noonOf } from "@/lib/school/school-dates";
import { type AddedList, type ListInput, type ListPlan, newEntries } from "../lists/added";
import type { Operation } from "../operations/operation";
import { dateForm, type NewDate, planDates, readKnownDates } from "./plan";
import { type DateColumn, dateListText } from "./text";

/** Value of the field `list` in all dates that were added together. */
type Changes = { list: string };

export const dateList: Operation<ListInput<DateColumn>, ListPlan<NewDate> & { title: string }, Changes> = {
	subject: "date-list",
	// Dates are written through Payload, whose hooks expire the cache tags.
	tags: [],
	kept: 10,

	plan: async ({ title, rows }, req) => ({ title, ...planDates(rows, await readKnownDates(req)) }),

	moved: () => new SchoolError("invalid", dateListText.moved),

	async apply(plan, { req, by }) {
		if (by) req.user = { ...by, collection: "staff" };
		const fresh = newEntries(plan);
		const list = randomUUID();
		await createDates(fresh, list, req);
		return fresh.length > 0 ? { title: plan.title, count: fresh.length, facts: {}, changes: { list } } : null;
	},

	/** Refused while any of the dates was changed or moved to the trash since; deleted ones are ignored. */
	async takeBack({ list }, { req, by }) {
		if (by) req.user = { ...by, collection: "staff" };
		// Changes nothing, but locks the rows until the transaction ends.
		await query(sql`UPDATE school_dates SET list = list WHERE list = ${list}`, req);
		const found = await query<{ id: number; title: string; touched: number | string }>(
			sql`SELECT id, name AS title, CASE WHEN revision > 0 OR deleted_at IS NOT NULL THEN 1 ELSE 0 END AS touched
				FROM school_dates WHERE list = ${list}`,
			req,
		);
		const touched = found.filter((date) => Number(date.touched) === 1);
		if (touched.length > 0) return touched.map(({ title }) => ({ title, reason: dateListText.changed }));
		await withoutActivity(req, async () => {
			for (const { id } of found) await req.payload.delete({ collection: "school-dates", id, depth: 0, req });
		});
		return [];
	},

	told: {
		kind: "school-dates",
		action: "create",
		detail: ({ count }) => dateListText.act(count),
	},
};

export const dates: AddedList<DateColumn, NewDate, Changes> = {
	form: dateForm,
	choices: async () => [["kind", Object.values(dateKinds)]],
	operation: dateList,
};

async function createDates(fresh: readonly NewDate[], list: string, req: PayloadRequest): Promise<void> {
	req.context[listContext] = list;
	await withoutActivity(req, async () => {
		for (const { date } of fresh) {
			const { name, kind, from, to, classes, notice } = date;
			await req.payload.create({
				collection: "school-dates",
				data: { name, kind, startsOn: noonOf(from), endsOn: to === from ? null : noonOf(to), classes, notice },
				depth: 0,
				req,
			});
		}
	});
}
