/**
 * What visitors answer to the question below a page (tables `feedback` and `feedback_texts`, outside of Payload's
 * schema): counts, and a limited number of short texts. Nothing is stored that identifies the visitor.
 */
import "server-only";
import type { PageCollection } from "@/lib/cms/page-collections";
import { isPublishedNow } from "@/lib/cms/published";
import type { Feedback, FeedbackKind, FeedbackPage } from "@/lib/contract/feedback";
import { collections } from "./educational";
import { notFoundError } from "./errors";
import { inTransaction, query, sql } from "./query";
import { recordPath } from "./record-names";

/** Maximum number of stored texts, for one page and for the whole site. */
export const mostTexts = { page: 20, site: 500 } as const;

/** The table of each kind's records, which is also the slug of their collection. */
export const feedbackTables = { content: "contents", ...collections } as const satisfies Record<
	FeedbackKind,
	PageCollection
>;

/** @returns name and path of the published page, or null */
export async function findFeedbackPage({ kind, id }: FeedbackPage): Promise<{ name: string; path: string } | null> {
	const [page] = await query<{ name: string }>(
		sql`SELECT name FROM ${sql.identifier(feedbackTables[kind])} WHERE id = ${id} AND ${isPublishedNow()}`,
	);
	return page ? { name: page.name, path: recordPath(feedbackTables[kind], page.name) } : null;
}

/**
 * Counts an answer, or keeps a text and drops the oldest beyond {@link mostTexts}.
 * @throws SchoolError "notFound" if no such page is published
 */
export async function giveFeedback({ kind, id }: FeedbackPage, feedback: Feedback): Promise<void> {
	if (!(await findFeedbackPage({ kind, id }))) throw notFoundError();
	const [yes, no] = [Number(feedback.answer === "yes"), Number(feedback.answer === "no")];
	// A text follows a "no" that has been counted as unseen already. Count it only if staff have seen that "no" since.
	const unseen =
		feedback.answer === "text"
			? sql`CASE WHEN feedback.unseen = 0 THEN 1 ELSE feedback.unseen END`
			: sql`feedback.unseen + ${no}`;
	await inTransaction(async (req) => {
		const [row] = await query<{ id: number }>(
			sql`INSERT INTO feedback (kind, record_id, yes_count, no_count, unseen)
				VALUES (${feedbackTables[kind]}, ${id}, ${yes}, ${no}, ${1 - yes})
				ON CONFLICT (kind, record_id) DO UPDATE SET yes_count = feedback.yes_count + ${yes},
					no_count = feedback.no_count + ${no}, unseen = ${unseen}
				RETURNING id`,
			req,
		);
		if (feedback.answer !== "text" || !row) return;
		await query(
			sql`INSERT INTO feedback_texts (feedback_id, text, done, at)
				VALUES (${row.id}, ${feedback.text}, 0, ${new Date().toISOString()})`,
			req,
		);
		await query(
			sql`DELETE FROM feedback_texts WHERE feedback_id = ${row.id} AND id NOT IN (
				SELECT id FROM feedback_texts WHERE feedback_id = ${row.id} ORDER BY id DESC LIMIT ${mostTexts.page})`,
			req,
		);
		await query(
			sql`DELETE FROM feedback_texts WHERE id NOT IN (
				SELECT id FROM feedback_texts ORDER BY id DESC LIMIT ${mostTexts.site})`,
			req,
		);
	});
}
