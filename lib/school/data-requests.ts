/**
 * Requests of families about their data (table `data_requests`, outside of Payload's schema). A person is named by the
 * number that a student and the application have in common; of each kind one request is open at a time.
 */
import "server-only";
import type { DataRequest, DataRequestInput } from "@/lib/contract/data-requests";
import { answerDays, dayLength } from "@/lib/contract/days";
import { inTransaction, query, sql } from "./query";

/** Answered requests that a family is shown. */
const most = 20;

/** @returns the requests of the student or applicant with this number, the newest first */
export async function getDataRequests(code: number): Promise<DataRequest[]> {
	return query<DataRequest>(
		sql`SELECT id, kind, state, at, until, answer FROM data_requests WHERE code = ${code} ORDER BY id DESC LIMIT ${most}`,
	);
}

/**
 * Stores a request. One of the same kind that is still open gets the new text and keeps its time. Taking consent back
 * holds at once for the consent of the application.
 * @param code of the student or applicant
 * @returns the end of the time in which the school answers, ISO 8601
 */
export async function sendDataRequest(code: number, { kind, text = "" }: DataRequestInput): Promise<string> {
	return inTransaction(async (req) => {
		const now = Date.now();
		const [at, until] = [now, now + answerDays * dayLength].map((time) => new Date(time).toISOString());
		const [stored] = await query<{ until: string }>(
			sql`INSERT INTO data_requests (code, kind, text, state, at, until)
				VALUES (${code}, ${kind}, ${text}, 'open', ${at}, ${until})
				ON CONFLICT (code, kind) WHERE state = 'open' DO UPDATE SET text = excluded.text
				RETURNING until`,
			req,
		);
		if (kind === "withdraw")
			await query(sql`UPDATE applications SET consent = 'withheld' WHERE code = ${code} AND consent = 'given'`, req);
		return stored?.until ?? until ?? "";
	});
}
