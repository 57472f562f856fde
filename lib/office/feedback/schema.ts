import { z } from "zod";
import { idField } from "@/lib/contract/input";

/** `seen` with the id of a page's answers, the others with that of a text. */
export const feedbackActSchema = z.object({ act: z.enum(["seen", "done", "open", "delete"]), id: idField });
export type FeedbackAct = z.output<typeof feedbackActSchema>;
