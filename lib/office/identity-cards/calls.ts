import "server-only";
import { notFoundError } from "@/lib/school/errors";
import { query, sql } from "@/lib/school/query";
import { fileCall, type OfficeCalls, officeCall } from "../calls";
import { applyOperation } from "../operations/apply";
import { sendRegister } from "../printing/register-file";
import { type CardsOrder, identityCards } from "./operation";
import { readRegister } from "./register";
import { madeAnswer, makeSchema, registerSchema, replaceSchema, type Who } from "./schema";
import { cardsText as text } from "./text";

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
	file: fileCall({
		method: "GET",
		input: registerSchema,
		run: async ({ input, who }) => {
			const { columns, fileName } = text.register;
			const rows = (await readRegister(input)).map(({ cells }) => cells);
			return sendRegister({ name: fileName(input.year), columns, rows }, who);
		},
	}),
};
