import "server-only";
import { notFoundError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { type OfficeCalls, officeCall } from "../calls";
import { applyOperation } from "../operations/apply";
import { cardRegister } from "./cards";
import { type CardsOrder, identityCards } from "./operation";
import { madeAnswer, makeSchema, replaceSchema, type Who } from "./schema";

/** @throws SchoolError "notFound" for a card of nobody */
async function findOwner(id: number): Promise<Who> {
	const [row] = await query<{ student: number | null; teacher: number | null }>(
		sql`SELECT student_id AS student, teacher_id AS teacher FROM identity_cards WHERE id = ${id}`,
	);
	if (row?.student) return { of: "student", id: row.student };
	if (row?.teacher) return { of: "teacher", id: row.teacher };
	throw notFoundError();
}

const answered = (count: number | undefined) => ({ success: true as const, count: count ?? 0 });

export const calls: OfficeCalls<"identity-cards"> = {
	make: officeCall({
		input: makeSchema,
		answer: madeAnswer,
		run: async ({ input: { who, until, renew = false }, who: by }) =>
			answered((await applyOperation(identityCards, { who, until, renew }, { by }))?.answer),
	}),
	replace: officeCall({
		input: replaceSchema,
		answer: madeAnswer,
		run: async ({ input: { id, until, reason }, who: by }) => {
			const order: CardsOrder = { who: await findOwner(id), until, renew: false, instead: { id, reason } };
			return answered((await applyOperation(identityCards, order, { by }))?.answer);
		},
	}),
	file: cardRegister.file,
};
