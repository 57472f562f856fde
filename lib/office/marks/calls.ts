import "server-only";
import { settleText } from "@/lib/bengali/office/marks";
import { done, doneAnswer, fileCall, type OfficeCalls, officeCall } from "../calls";
import { readMarkSheet, writeMarkSheet } from "./file";
import { pasteMarks } from "./operation";
import { saveMarks } from "./save";
import { gridSchema, markFileSchema, markSheetAnswer, marksAnswer, marksSchema, settleSchema } from "./schema";
import { settle } from "./settle";

export const calls: OfficeCalls<"marks"> = {
	save: officeCall({
		input: marksSchema,
		answer: marksAnswer,
		run: ({ input: { paste, ...cells }, who }) => (paste ? pasteMarks(cells, who) : saveMarks(cells, who)),
	}),
	/** Students without any mark: absent, or not in the exam. */
	settle: officeCall({
		input: settleSchema,
		answer: doneAnswer,
		run: async ({ input, who }) => {
			await settle(input, who);
			return done(settleText.done);
		},
	}),
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
