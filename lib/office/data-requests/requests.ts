/** Families' requests about their data, for staff. */
import "server-only";
import type { PayloadRequest } from "payload";
import { addEntry } from "@/lib/cms/activity/entries";
import type { RequestKind, RequestState } from "@/lib/contract/data-requests";
import { SchoolError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import type { RequestAct } from "./calls";
import { dataRequestsOfficeText as text } from "./text";

/** Times are ISO 8601. */
export type FamilyRequest = {
	id: number;
	kind: RequestKind;
	state: RequestState;
	text: string;
	at: string;
	until: string;
	answer: string | null;
	answeredAt: string | null;
	/** The account's name when it answered. */
	answeredBy: string | null;
	/** Whose data; null after the record was deleted. */
	name: string | null;
	/** Ids of the records; with a student, the application is not named. */
	student: number | null;
	/** Since when the student is restricted (./restriction). */
	restrictedAt: string | null;
	application: number | null;
};

/** Requests that are listed, open ones and others each. */
export const mostRequests = 100;

/** @returns open requests, the one whose time ends first at the beginning; or answered ones, the newest first */
export async function listRequests(state: "open" | "answered"): Promise<FamilyRequest[]> {
	const [where, order] =
		state === "open" ? [sql`r.state = 'open'`, sql`r.until, r.id`] : [sql`r.state <> 'open'`, sql`r.answered_at DESC`];
	type Row = FamilyRequest & { restrictedAt: string | Date | null };
	const found = await query<Row>(sql`
		SELECT r.id, r.kind, r.state, r.text, r.at, r.until, r.answer, r.answered_at AS "answeredAt",
			r.staff_name AS "answeredBy", coalesce(s.name, a.name) AS name, s.id AS student,
			s.restricted_at AS "restrictedAt",
			CASE WHEN s.id IS NULL THEN a.id END AS application
		FROM data_requests r LEFT JOIN students s ON s.code = r.code LEFT JOIN applications a ON a.code = r.code
		WHERE ${where} ORDER BY ${order} LIMIT ${mostRequests}`);
	return found.map((request) => ({
		...request,
		restrictedAt: request.restrictedAt && new Date(request.restrictedAt).toISOString(),
	}));
}

/** @returns the number of open requests, at most {@link mostRequests} */
export async function countOpenRequests(): Promise<number> {
	const found = await query(sql`SELECT 1 FROM data_requests WHERE state = 'open' LIMIT ${mostRequests}`);
	return found.length;
}

/**
 * Answers an open request, or reopens one that was answered.
 * @throws SchoolError "invalid" if there is no such request in that state: somebody else was faster
 */
export async function actOnRequest(input: RequestAct, by: SignedIn): Promise<void> {
	await inTransaction(async (req) => {
		const now = new Date().toISOString();
		const change =
			input.act === "open"
				? sql`UPDATE data_requests SET state = 'open', answer = NULL, answered_at = NULL, staff_name = NULL
					WHERE id = ${input.id} AND state <> 'open' AND NOT EXISTS (SELECT 1 FROM data_requests o
						WHERE o.code = data_requests.code AND o.kind = data_requests.kind AND o.state = 'open')`
				: sql`UPDATE data_requests SET state = ${input.act}, answer = ${input.answer}, answered_at = ${now},
					staff_name = ${by.name} WHERE id = ${input.id} AND state = 'open'`;
		const [changed] = await query<{ kind: RequestKind; code: number | string }>(
			sql`${change} RETURNING kind, code`,
			req,
		);
		if (!changed) throw new SchoolError("invalid", text.changed);
		const person = await findPerson(Number(changed.code), req);
		await addEntry(req, by, { action: "update", ...person, detail: `${text.title}: ${text.kinds[changed.kind]}` });
	});
}

/** @returns whose data it is, for the list of acts */
async function findPerson(code: number, req: PayloadRequest) {
	type Row = { kind: "students" | "applications"; record: number; title: string };
	const [found] = await query<Row>(
		sql`SELECT 'students' AS kind, id AS record, title FROM students WHERE code = ${code}
			UNION ALL SELECT 'applications' AS kind, id AS record, title FROM applications WHERE code = ${code}`,
		req,
	);
	return found ?? { kind: "students" as const, title: text.gone };
}
