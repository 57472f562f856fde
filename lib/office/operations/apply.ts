/** Applies operations and takes them back: each in one transaction, completely or not at all. */
import "server-only";
import type { PayloadRequest } from "payload";
import { activityText } from "@/lib/bengali/office/activity";
import { expireOnCommit } from "@/lib/cms/expire";
import { notFoundError, SchoolError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { Held, type Operation, type Plan, PlanMoved, type Progress, type Written } from "./operation";

const nothing = () => undefined;
const untold: Progress = { all: nothing, written: nothing };

type Options = {
	/** Who does it; without it the server. */
	by?: SignedIn;
	/** Fingerprint of the plan that was shown. Without it the input itself is what was confirmed. */
	confirmed?: string;
	/** Id of the operation that waits for this in the table. */
	open?: number;
	progress?: Progress;
};

export type Applied<Answer = undefined> = { id: number; count: number; answer: Answer | undefined };

/**
 * @returns the operation's id, and the number of records; null if there was nothing to do
 * @throws SchoolError if something is wrong with the input, or if the plan is another one by now
 */
export async function applyOperation<Input, P extends Plan, Changes, Facts, Answer>(
	operation: Operation<Input, P, Changes, Facts, Answer>,
	input: Input,
	{ by, confirmed, open, progress = untold }: Options = {},
): Promise<Applied<Answer> | null> {
	return inTransaction(async (req) => {
		const at = new Date().toISOString();
		// The first write: from here on nobody else writes.
		const id = open ? await takeOpen(open, req) : await addRow(operation.subject, by, at, req);
		await operation.lock?.(input, req);
		const plan = await operation.plan(input, req);
		if (confirmed !== undefined && plan.fingerprint !== confirmed)
			throw operation.moved?.() ?? new PlanMoved(activityText.moved);
		const written = await operation.apply(plan, { req, id, at, by: by ?? null, progress });
		if (!written) {
			await query(sql`DELETE FROM operations WHERE id = ${id}`, req);
			return null;
		}
		await finish(id, written, at, req);
		if (operation.kept) await forgetChanges(operation.subject, operation.kept, req);
		await expireOnCommit(req, operation.tags);
		return { id, count: written.count, answer: written.answer };
	});
}

async function takeOpen(id: number, req: PayloadRequest): Promise<number> {
	await query(sql`UPDATE operations SET fault = NULL WHERE id = ${id}`, req);
	return id;
}

async function addRow(subject: string, by: SignedIn | undefined, at: string, req: PayloadRequest): Promise<number> {
	const [row] = await query<{ id: number }>(
		sql`INSERT INTO operations (subject, state, staff_id, staff_name, title, applied_at, updated_at) VALUES
			(${subject}, 'applied', ${by?.id ?? null}, ${by?.name ?? activityText.server}, '', ${at}, ${at}) RETURNING id`,
		req,
	);
	return row?.id ?? 0;
}

async function finish(
	id: number,
	written: NonNullable<Written<unknown, unknown, unknown>>,
	at: string,
	req: PayloadRequest,
) {
	const { title, count, facts, changes } = written;
	await query(
		sql`UPDATE operations SET state = 'applied', open = NULL, content = NULL, title = ${title}, count = ${count},
			facts = ${JSON.stringify(facts)}, changes = ${changes === null ? null : JSON.stringify(changes)},
			applied_at = ${at}, updated_at = ${at} WHERE id = ${id}`,
		req,
	);
}

/** What taking back an older one would need: former values of people's records are not kept for ever. */
async function forgetChanges(subject: string, kept: number, req: PayloadRequest): Promise<void> {
	const newest = sql`SELECT id FROM operations WHERE subject = ${subject} AND state = 'applied'
		ORDER BY id DESC LIMIT ${kept}`;
	await query(
		sql`UPDATE operations SET changes = NULL
			WHERE subject = ${subject} AND changes IS NOT NULL AND id NOT IN (${newest})`,
		req,
	);
}

/**
 * Undoes an operation completely, unless something has come to depend on one of its records.
 * @param by who takes it back; without it the server
 * @throws Held; SchoolError "invalid" if such operations can't be taken back, "notFound" if there is no such operation,
 * or if it is taken back or too old
 */
export async function takeBack<Input, P extends Plan, Changes, Facts, Answer>(
	operation: Operation<Input, P, Changes, Facts, Answer>,
	id: number,
	by?: SignedIn,
): Promise<void> {
	if (!operation.takeBack) throw new SchoolError("invalid", activityText.final);
	await inTransaction(async (req) => {
		const now = new Date().toISOString();
		const [row] = await query<{ changes: string; at: string }>(
			sql`UPDATE operations SET state = 'taken-back', taken_back_at = ${now}, taken_back_id = ${by?.id ?? null},
				taken_back_name = ${by?.name ?? activityText.server}, updated_at = ${now}
				WHERE id = ${id} AND subject = ${operation.subject} AND state = 'applied' AND changes IS NOT NULL
				RETURNING changes, applied_at AS at`,
			req,
		);
		if (!row) throw notFoundError();
		const writing = { req, id, at: row.at, by: by ?? null, progress: untold };
		const holds = await operation.takeBack?.(JSON.parse(row.changes), writing);
		if (holds && holds.length > 0) throw new Held(holds);
		await query(sql`UPDATE operations SET changes = NULL WHERE id = ${id}`, req);
		await expireOnCommit(req, operation.tags);
	});
}
