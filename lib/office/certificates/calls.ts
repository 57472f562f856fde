import "server-only";
import { certificatesText as text } from "@/lib/bengali/office/certificates";
import { notFoundError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { getSettings } from "@/lib/school/settings";
import { recordDone } from "../activity/record";
import { done, doneAnswer, fileCall, type OfficeCalls, officeCall } from "../calls";
import type { SignedIn } from "../guard";
import { applyOperation, takeBack } from "../operations/apply";
import { undoAnswer } from "../operations/schema";
import { takeBackOr } from "../operations/take-back-call";
import { cancelling, certificates } from "./operation";
import { markPrinted, writeRegister } from "./register";
import { cancelSchema, certificateSchema, type MakeInput, madeAnswer, makeSchema, registerSchema } from "./schema";

/** @returns the certificate that this request of a page has made already, null if it has made none */
async function findMade({ request }: MakeInput): Promise<number | null> {
	const [made] = await query<{ id: number }>(sql`SELECT id FROM certificates WHERE request = ${request}`);
	return made?.id ?? null;
}

/** Sent twice, as on a bad connection, a request makes one certificate. */
async function make(input: MakeInput, by: SignedIn): Promise<number> {
	const made = await findMade(input);
	if (made !== null) return made;
	try {
		const { school_name: name, school_address: address, eiin } = await getSettings();
		const order = { ...input, school: { name, address, eiin: eiin ?? "" } };
		const applied = await applyOperation(certificates, order, { by });
		return applied?.answer ?? 0;
	} catch (error) {
		const meanwhile = await findMade(input);
		if (meanwhile === null) throw error;
		return meanwhile;
	}
}

/** @throws SchoolError "notFound" for one that is cancelled already */
async function cancel(id: number, reason: string, by: SignedIn): Promise<void> {
	const [row] = await query<{ operation: number }>(
		sql`SELECT operation_id AS operation FROM certificates WHERE id = ${id} AND state = 'valid'`,
	);
	if (!row) throw notFoundError();
	await takeBack(cancelling(reason), row.operation, by);
}

export const calls: OfficeCalls<"certificates"> = {
	make: officeCall({
		input: makeSchema,
		answer: madeAnswer,
		run: async ({ input, who }) => ({ success: true as const, id: await make(input, who) }),
	}),
	printed: officeCall({
		input: certificateSchema,
		answer: doneAnswer,
		run: async ({ input: { id } }) => {
			await markPrinted(id);
			return done(text.print);
		},
	}),
	cancel: officeCall({
		input: cancelSchema,
		answer: undoAnswer,
		run: ({ input: { id, reason }, who }) =>
			takeBackOr({ undone: text.cancel.done, refused: text.cancel.refused }, () => cancel(id, reason, who)),
	}),
	file: fileCall({
		input: registerSchema,
		run: async ({ input, who }) => {
			const bytes = await writeRegister(input);
			const title = text.register.fileName(input.year);
			await recordDone(who, { action: "export", kind: "students", title });
			return { bytes, name: title, type: "xlsx" };
		},
	}),
};
