/** Visitors' answers to the feedback question below each page, for staff. */
import "server-only";
import { addEntry } from "@/lib/cms/activity/entries";
import { type FeedbackKind, feedbackKinds } from "@/lib/contract/feedback";
import { notFoundError } from "@/lib/school/errors";
import { feedbackTables } from "@/lib/school/feedback";
import { inTransaction, type Numeric, query, sql } from "@/lib/school/query";
import { recordPath } from "@/lib/school/record-names";
import type { SignedIn } from "../guard";
import type { FeedbackAct } from "./calls";
import { feedbackOfficeText as text } from "./text";

export { feedbackDays } from "@/lib/cms/retention";

export type FeedbackText = { id: number; text: string; done: boolean; at: string };

export type PageFeedback = {
	id: number;
	name: string;
	/** On the site, and of the record's form. */
	path: string;
	form: string;
	yes: number;
	no: number;
	/** Number of answers "no" that staff have not marked as seen. */
	unseen: number;
	texts: FeedbackText[];
};

/** Pages that are listed. */
export const mostPages = 100;

const names = sql.join(
	feedbackKinds.map((kind) => {
		const table = feedbackTables[kind];
		return sql`WHEN ${table} THEN (SELECT name FROM ${sql.identifier(table)} WHERE id = f.record_id)`;
	}),
	sql` `,
);

/** @returns the pages with most new "no" first, then with most of all */
export async function listFeedback(): Promise<PageFeedback[]> {
	type Row = {
		id: number;
		kind: string;
		record: Numeric;
		yes: Numeric;
		no: Numeric;
		unseen: Numeric;
		name: string | null;
	};
	const pages = await query<Row>(sql`
		SELECT f.id, f.kind, f.record_id AS record, f.yes_count AS yes, f.no_count AS no, f.unseen, CASE f.kind ${names} END AS name
		FROM feedback f ORDER BY f.unseen DESC, f.no_count DESC, f.id DESC LIMIT ${mostPages}`);
	type TextRow = { id: number; page: number; text: string; done: Numeric; at: string };
	// Their number is limited (lib/school/feedback).
	const texts = await query<TextRow>(
		sql`SELECT id, feedback_id AS page, text, done, at FROM feedback_texts ORDER BY done, id DESC`,
	);
	return pages.flatMap(({ id, kind: slug, record, yes, no, unseen, name }) => {
		const kind = feedbackKinds.find((feedbackKind) => feedbackTables[feedbackKind] === slug);
		// Of a record that was deleted; housekeeping deletes its answers.
		if (!kind || name === null) return [];
		return {
			id,
			name,
			...addressesOf(kind, Number(record), name),
			yes: Number(yes),
			no: Number(no),
			unseen: Number(unseen),
			texts: texts.filter(({ page }) => page === id).map((text) => ({ ...text, done: Number(text.done) === 1 })),
		};
	});
}

const addressesOf = (kind: FeedbackKind, record: number, name: string) => ({
	path: recordPath(feedbackTables[kind], name),
	form: `/admin/collections/${feedbackTables[kind]}/${record}`,
});

/** @returns the number of pages with new answers, at most {@link mostPages} */
export async function countUnseen(): Promise<number> {
	const found = await query(sql`SELECT 1 FROM feedback WHERE unseen > 0 LIMIT ${mostPages}`);
	return found.length;
}

/**
 * Marks a page's answers as seen; marks a text as dealt with or not; deletes a text.
 * @throws SchoolError "notFound"
 */
export async function actOnFeedback({ act, id }: FeedbackAct, by: SignedIn): Promise<void> {
	await inTransaction(async (req) => {
		const statement = {
			seen: sql`UPDATE feedback SET unseen = 0 WHERE id = ${id} RETURNING id`,
			done: sql`UPDATE feedback_texts SET done = 1 WHERE id = ${id} RETURNING id`,
			open: sql`UPDATE feedback_texts SET done = 0 WHERE id = ${id} RETURNING id`,
			delete: sql`DELETE FROM feedback_texts WHERE id = ${id} RETURNING id`,
		}[act];
		const [changed] = await query(statement, req);
		if (!changed) throw notFoundError();
		if (act === "delete")
			await addEntry(req, by, { action: "delete", kind: "feedback", title: text.title, detail: text.oneText });
	});
}
