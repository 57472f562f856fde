/** Request and answer of the call that takes an operation back. */
import { z } from "zod";
import { idField } from "@/lib/contract/input";

export const undoSchema = z.object({ id: idField });

const hold = z.object({ title: z.string(), reason: z.string() });

/** Without success, `holds` names the records that prevent it. */
export const undoAnswer = z.object({ success: z.boolean(), message: z.string(), holds: z.array(hold) });
export type UndoAnswer = z.infer<typeof undoAnswer>;
