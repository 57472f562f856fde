/** The call that takes an operation back. */
import "server-only";
import { type OfficeCall, officeCall } from "../calls";
import type { SignedIn } from "../guard";
import { Held } from "./operation";
import { type UndoAnswer, undoAnswer, undoSchema } from "./schema";

/** Records named in the answer; more are counted. */
const mostHolds = 100;

type Texts = { undone: string; refused: (count: number) => string };

/** @param run throws Held while records are in use: then the answer names them */
export async function takeBackOr({ undone, refused }: Texts, run: () => Promise<void>): Promise<UndoAnswer> {
	try {
		await run();
		return { success: true, message: undone, holds: [] };
	} catch (error) {
		if (!(error instanceof Held)) throw error;
		const { holds } = error;
		return { success: false, message: refused(holds.length), holds: holds.slice(0, mostHolds) };
	}
}

/** @param run see {@link takeBackOr} */
export const takeBackCall = (texts: Texts, run: (id: number, who: SignedIn) => Promise<void>): OfficeCall =>
	officeCall({
		input: undoSchema,
		answer: undoAnswer,
		run: ({ input: { id }, who }) => takeBackOr(texts, () => run(id, who)),
	});
