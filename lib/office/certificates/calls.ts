import "server-only";
import { notFoundError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { getSettings } from "@/lib/school/settings";
import { doneCall, type OfficeCalls, officeCall } from "../calls";
import type { SignedIn } from "../guard";
import { applyOperation, takeBack } from "../operations/apply";
import { takeBackOr, undoAnswer } from "../operations/take-back-call";
import { schoolOn } from "../printing/school";
import { cancelOne } from "./cancel";
import { type CertificateOrder, cancelling, certificates } from "./operation";
import { certificateRegister, markPrinted } from "./register";
import { cancelSchema, madeAnswer, makeManySchema, makeSchema, printedSchema } from "./schema";
import { certificatesText as text } from "./text";

type Made = { id: number; operation: number };

/** @returns what this request of a page has made already, null if it has made nothing */
async function findMade(request: string): Promise<Made | null> {
	const [made] = await query<Made>(
		sql`SELECT id, operation_id AS operation FROM certificates WHERE request = ${request}`,
	);
	return made ?? null;
}

/** Sent twice, as on a bad connection, a request makes its papers once. */
async function make(input: Omit<CertificateOrder, "school">, by: SignedIn): Promise<Made> {
	const made = await findMade(input.request);
	if (made !== null) return made;
	try {
		const school = schoolOn(await getSettings(), input.language);
		const applied = await applyOperation(certificates, { ...input, school }, { by });
		return { id: applied?.answer ?? 0, operation: applied?.id ?? 0 };
	} catch (error) {
		const meanwhile = await findMade(input.request);
		if (meanwhile === null) throw error;
		return meanwhile;
	}
}

/** One of many that were made at once is cancelled alone. @throws SchoolError "notFound" for one that is cancelled already */
async function cancel(id: number, reason: string, by: SignedIn): Promise<void> {
	type Row = { operation: number; changes: string | null; papers: number | string };
	const [row] = await query<Row>(
		sql`SELECT o.id AS operation, o.changes,
				(SELECT count(*) FROM certificates m WHERE m.operation_id = o.id) AS papers
			FROM certificates c JOIN operations o ON o.id = c.operation_id WHERE c.id = ${id} AND c.state = 'valid'`,
	);
	if (!row?.changes) throw notFoundError();
	if (Number(row.papers) > 1) await cancelOne(id, row.changes, reason, by);
	else await takeBack(cancelling(reason), row.operation, by);
}

export const calls: OfficeCalls<"certificates"> = {
	make: officeCall({
		input: makeSchema,
		answer: madeAnswer,
		run: async ({ input: { student, facts, result, ...paper }, who }) => {
			const { id } = await make({ ...paper, papers: [{ student, facts, result }] }, who);
			return { success: true as const, id };
		},
	}),
	/** Answered with the id of the operation: its papers are printed as one document. */
	"make-many": officeCall({
		input: makeManySchema,
		answer: madeAnswer,
		run: async ({ input, who }) => ({ success: true as const, id: (await make(input, who)).operation }),
	}),
	printed: doneCall({
		input: printedSchema,
		said: text.print,
		run: ({ input: { id, many } }) => markPrinted(many ? { operation: id } : { id }),
	}),
	cancel: officeCall({
		input: cancelSchema,
		answer: undoAnswer,
		run: ({ input: { id, reason }, who }) =>
			takeBackOr({ undone: text.cancel.done, refused: text.cancel.refused }, () => cancel(id, reason, who)),
	}),
	file: certificateRegister.file,
};
