import "server-only";
import { UndoRefused } from "../import/undo";
import type { UndoAnswer } from "./schema";

/** Records named in the answer; more are counted. */
const mostHolds = 100;

type Texts = { undone: string; refused: (count: number) => string };

/**
 * @param undo throws UndoRefused while records are in use
 * @returns the answer of a call that undoes a task
 */
export async function answerUndo({ undone, refused }: Texts, undo: () => Promise<void>): Promise<UndoAnswer> {
	try {
		await undo();
		return { success: true, message: undone, holds: [] };
	} catch (error) {
		if (!(error instanceof UndoRefused)) throw error;
		const { holds } = error;
		return { success: false, message: refused(holds.length), holds: holds.slice(0, mostHolds) };
	}
}
