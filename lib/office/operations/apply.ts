/** Applies operations and takes them back: each in one transaction, completely or not at all. */
import "server-only";
import type { PayloadRequest } from "payload";
import { refusalOf } from "@/lib/cms/errors";
import { expireOnCommit } from "@/lib/cms/expire";
import { findOrigin, type Origin } from "@/lib/cms/logins/devices";
import { environment } from "@/lib/machine/environment";
import { notFoundError, SchoolError } from "@/lib/school/errors";
import { inTransaction, query, records, sql } from "@/lib/school/query";
import { activityText } from "../activity/text";
import type { SignedIn } from "../guard";
import { Held, type Operation, type Plan, PlanMoved, type Progress, type Written } from "./operation";

const untold: Progress = { all: () => undefined, written: () => undefined };

type Options = {
	/** The account that applies it; undefined for the server itself. */
	by?: SignedIn;
	/** Fingerprint of the plan that staff have confirmed; undefined where staff confirm the input itself. */
	confirmed?: string;
	/** Id of the row in `operations`, if the operation is already open there. */
	open?: number;
	progress?: Progress;
};

type Applied<Answer = undefined> = { id: number; count: number; answer: Answer | undefined };

/**
 * Makes the plan anew, compares it with the confirmed one, and applies it: all in one transaction.
 * @returns the operation's id, and the number of records; null if there was nothing to do
 * @throws SchoolError for invalid input, or if the plan is no longer the one that was confirmed
 */
export async function applyOperation<Input, P extends Plan, Changes, Facts, Answer>(
	operation: Operation<Input, P, Changes, Facts, Answer>,
	input: Input,
	{ by, confirmed, open, progress = untold }: Options = {},
): Promise<Applied<Answer> | null> {
	const origin = await findOrigin(await records(), by);
	return inTransaction(async (req) => {
		const at = new Date().toISOString();
		await inTurn(operation.subject, req);
		// The first write: with SQLite nobody else can write from here on.
		const author = { by, origin, at };
		const id = open ? await takeOpen(open, author, req) : await addRow(operation.subject, author, req);
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

/** Until the transaction ends no other operation of the subject is applied or taken back. With SQLite nobody else can write. */
async function inTurn(subject: string, req: PayloadRequest): Promise<void> {
	if (environment.DATABASE_URL)
		await query(sql`SELECT pg_advisory_xact_lock(hashtext(${`operations/${subject}`}))`, req);
}

type Author = { by: SignedIn | undefined; origin: Origin | null; at: string };

/** Who confirms it is another one, perhaps, than who has brought the file. */
async function takeOpen(id: number, { by, origin }: Author, req: PayloadRequest): Promise<number> {
	await query(
		sql`UPDATE operations SET fault = NULL, staff_id = ${by?.id ?? null}, staff_name = ${by?.name ?? activityText.server},
			device = ${origin?.device ?? null}, address = ${origin?.address ?? null} WHERE id = ${id}`,
		req,
	);
	return id;
}

async function addRow(subject: string, { by, origin, at }: Author, req: PayloadRequest): Promise<number> {
	const [row] = await query<{ id: number }>(
		sql`INSERT INTO operations (subject, state, staff_id, staff_name, device, address, title, applied_at, updated_at)
			VALUES (${subject}, 'applied', ${by?.id ?? null}, ${by?.name ?? activityText.server},
				${origin?.device ?? null}, ${origin?.address ?? null}, '', ${at}, ${at}) RETURNING id`,
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

/** Deletes the former values that taking back older operations would need: personal data is not kept for ever. */
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
 * Undoes an operation completely, in one transaction, unless one of its records was changed or used since.
 * @param by the account that takes it back; undefined for the server itself
 * @throws Held if records prevent it; SchoolError "invalid" if operations of this kind can't be taken back, "notFound"
 * if there is no such operation, or if it was taken back already or is too old
 */
export async function takeBack<Input, P extends Plan, Changes, Facts, Answer>(
	operation: Operation<Input, P, Changes, Facts, Answer>,
	id: number,
	by?: SignedIn,
): Promise<void> {
	if (!operation.takeBack) throw new SchoolError("invalid", activityText.final);
	const origin = await findOrigin(await records(), by);
	await inTransaction(async (req) => {
		await inTurn(operation.subject, req);
		const now = new Date().toISOString();
		const [row] = await query<{ changes: string; at: string; title: string }>(
			sql`UPDATE operations SET state = 'taken-back', taken_back_at = ${now}, taken_back_id = ${by?.id ?? null},
				taken_back_name = ${by?.name ?? activityText.server}, taken_back_device = ${origin?.device ?? null},
				taken_back_address = ${origin?.address ?? null}, updated_at = ${now}
				WHERE id = ${id} AND subject = ${operation.subject} AND state = 'applied' AND changes IS NOT NULL
				RETURNING changes, applied_at AS at, title`,
			req,
		);
		if (!row) throw notFoundError();
		const writing = { req, id, at: row.at, by: by ?? null, progress: untold };
		const holds = await operation.takeBack?.(JSON.parse(row.changes), writing).catch((error: unknown) => {
			const reason = refusalOf(error, operation.told.kind);
			if (reason === null) throw error;
			return [{ title: row.title, reason }];
		});
		if (holds && holds.length > 0) throw new Held(holds);
		await query(sql`UPDATE operations SET changes = NULL WHERE id = ${id}`, req);
		await expireOnCommit(req, operation.tags);
	});
}
