/** Undoing a task that has written many records: an import or a promotion. */
import { z } from "zod";
import { idField } from "@/lib/contract/input";

export const undoSchema = z.object({ id: idField });

const hold = z.object({ title: z.string(), reason: z.string() });

/** Without success, `holds` names the records that are in use. */
export const undoAnswer = z.object({ success: z.boolean(), message: z.string(), holds: z.array(hold) });
export type UndoAnswer = z.infer<typeof undoAnswer>;
