import { importText } from "@/lib/bengali/office/import";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { answerUndo } from "@/lib/http/undo";
import { undoRun } from "@/lib/office/import/undo";
import { undoAnswer, undoSchema } from "@/lib/office/operations/schema";

export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("import"),
	body: undoSchema,
	answer: undoAnswer,
	handle: ({ body: { id }, who }) => answerUndo(importText.past, () => undoRun(id, who)),
});
