import { z } from "zod";
import { markFileText } from "@/lib/bengali/office/marks";
import { idField } from "@/lib/contract/input";
import { call } from "@/lib/http/call";
import { staffFor } from "@/lib/http/staff-guards";
import { maxFileBytes } from "@/lib/office/import/limits";
import { readMarkSheet } from "@/lib/office/marks/file";
import { markSheetAnswer } from "@/lib/office/marks/schema";

/** The boundaries and headers of a form with one file. */
const formBytes = 10_000;

/** Reads a filled-in sheet; stores nothing. */
export const { GET, POST, PUT, PATCH, DELETE, OPTIONS } = call({
	method: "POST",
	access: staffFor("marks"),
	maxBytes: maxFileBytes + formBytes,
	body: z.object({ exam: idField, section: idField, file: z.instanceof(File, { error: markFileText.missing }) }),
	answer: markSheetAnswer,
	handle: async ({ body, who }) => readMarkSheet(body, who),
});
