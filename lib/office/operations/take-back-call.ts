/** The call that takes an operation back. */
import "server-only";
import { z } from "zod";
import { idField } from "@/lib/contract/input";
import { type OfficeCall, officeCall } from "../calls";
import type { SignedIn } from "../guard";
import { Held } from "./operation";

const undoSchema = z.object({ id: idField });

const hold = z.object({ title: z.string(), reason: z.string() });

/** Without success, `holds` names the records that prevent it. */
export const undoAnswer = z.object({ success: z.boolean(), message: z.string(), holds: z.array(hold) });
export type UndoAnswer = z.infer<typeof undoAnswer>;

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
