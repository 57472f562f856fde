import "server-only";
import { fileCall, type OfficeCalls, officeCall } from "../calls";
import { readMarkSheet, writeMarkSheet } from "./file";
import { saveMarks } from "./save";
import { gridSchema, markFileSchema, markSheetAnswer, marksAnswer, marksSchema } from "./schema";

export const calls: OfficeCalls<"marks"> = {
	save: officeCall({ input: marksSchema, answer: marksAnswer, run: ({ input, who }) => saveMarks(input, who) }),
	/** The grid of an exam and section as a spreadsheet. */
	sheet: fileCall({
		input: gridSchema,
		run: async ({ input: { exam, section }, who }) => ({ ...(await writeMarkSheet(exam, section, who)), type: "xlsx" }),
	}),
	/** Reads a filled-in sheet; stores nothing. */
	file: officeCall({
		input: markFileSchema,
		answer: markSheetAnswer,
		run: ({ input, who }) => readMarkSheet(input, who),
	}),
};
