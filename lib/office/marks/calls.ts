import "server-only";
import { listAddAnswer, listCheckAnswer } from "@/lib/office/lists/schema";
import { done, doneAnswer, fileCall, type OfficeCalls, officeCall } from "../calls";
import { addList, checkList, writeRefused } from "../lists/added";
import { markList, writeMarkSheet } from "./file";
import { pasteMarks } from "./operation";
import { saveMarks } from "./save";
import { gridSchema, markFileAddSchema, markFileSchema, marksAnswer, marksSchema, settleSchema } from "./schema";
import { settle } from "./settle";
import { settleText, markFileText as text } from "./text";

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
	/** What a filled-in sheet would change. */
	check: officeCall({
		input: markFileSchema,
		answer: listCheckAnswer,
		run: async ({ input: { file, ...of }, who }) => checkList(await markList(of, who), file),
	}),
	refused: fileCall({
		input: markFileSchema,
		run: async ({ input: { file, ...of }, who }) => ({
			...{ bytes: await writeRefused(await markList(of, who), file), name: text.refusedName, type: "xlsx" },
		}),
	}),
	add: officeCall({
		input: markFileAddSchema,
		answer: listAddAnswer,
		run: async ({ input: { file, fingerprint, ...of }, who }) => {
			const added = await addList(await markList(of, who), file, fingerprint, who);
			return { success: true as const, message: text.done(added), added };
		},
	}),
};
