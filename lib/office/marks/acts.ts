/** Entries of the activity log about entering marks. */
import "server-only";
import type { PayloadRequest } from "payload";
import { addEntry } from "@/lib/cms/activity/entries";
import { query, sql } from "@/lib/school/query";
import { activityText } from "../activity/text";
import type { SignedIn } from "../guard";
import type { Exam, Section } from "./setup";

/**
 * Cells are saved while they are typed, so at most one entry per ten minutes. `marks_history` has each change of a
 * mark.
 */
const pause = 10 * 60_000;

/** Records that the account has entered marks, unless that was recorded a moment ago. */
export async function recordMarking(req: PayloadRequest, by: SignedIn, exam: Exam, section: Section): Promise<void> {
	const detail = activityText.tasks.marks(section.title);
	const since = new Date(Date.now() - pause).toISOString();
	const recent = await query(
		sql`SELECT id FROM activity WHERE kind = 'exams' AND record = ${exam.id} AND by_id = ${by.id}
			AND detail = ${detail} AND at > ${since} LIMIT 1`,
		req,
	);
	if (recent.length > 0) return;
	await addEntry(req, by, { action: "update", kind: "exams", record: exam.id, title: exam.title, detail });
}
