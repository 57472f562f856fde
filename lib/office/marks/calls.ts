import "server-only";
import { z } from "zod";
import { idField } from "@/lib/contract/input";
import { doneCall, fileCall, type OfficeCalls, officeCall } from "../calls";
import { fileCalls } from "../lists/added";
import { markList, writeMarkSheet } from "./file";
import { pasteMarks } from "./operation";
import { saveMarks } from "./save";
import { settle } from "./settle";
import { mostCells } from "./shared";
import { settleText, markFileText as text } from "./text";

/** Marks as they are sent. */
const code = z.string().min(1).max(20);
const cellKey = { enrolment: z.int().positive(), subject: z.int().positive(), paper: code, part: code };

/**
 * `base` is the revision of the cell that was shown, 0 for one without a mark. The cells of a paste are listed among what
 * staff have done, and can be taken back there.
 */
const marksSchema = z.object({
	exam: idField,
	section: idField,
	paste: z.boolean().default(false),
	cells: z
		.array(z.object({ ...cellKey, text: z.string().max(200), base: z.int().nonnegative() }))
		.min(1)
		.max(mostCells),
});
export type MarksInput = z.output<typeof marksSchema>;
export type MarkInput = MarksInput["cells"][number];

/** In each list the cells in the order in which they were sent. */
const marksAnswer = z.object({
	success: z.literal(true),
	/** Stored; `revision` is the base of the next change. */
	saved: z.array(z.object({ ...cellKey, text: z.string(), revision: z.number() })),
	/** Cells that somebody else has changed since the revision `base`, with the stored mark. */
	taken: z.array(z.object({ ...cellKey, text: z.string(), revision: z.number(), by: z.string(), at: z.string() })),
	refused: z.array(z.object({ ...cellKey, reason: z.string() })),
});
export type MarksAnswer = z.infer<typeof marksAnswer>;

/** Students of an exam who have no mark there: absent from all of it, left out of it, or in it again. */
const settleSchema = z.object({
	exam: idField,
	enrolments: z.array(z.int().positive()).min(1).max(2000),
	as: z.enum(["absent", "out", "in"]),
});
export type SettleInput = z.output<typeof settleSchema>;

/** A grid: an exam and a section. */
export const gridSchema = z.object({ exam: idField, section: idField });

export const calls: OfficeCalls<"marks"> = {
	save: officeCall({
		input: marksSchema,
		answer: marksAnswer,
		run: ({ input: { paste, ...cells }, who }) => (paste ? pasteMarks(cells, who) : saveMarks(cells, who)),
	}),
	/** Students without any mark: absent, or not in the exam. */
	settle: doneCall({
		input: settleSchema,
		said: settleText.done,
		run: ({ input, who }) => settle(input, who),
	}),
	/** The grid of an exam and section as a spreadsheet. */
	sheet: fileCall({
		method: "GET",
		input: gridSchema,
		// Names and rolls of a section, which a teacher fetches for each subject.
		run: async ({ input: { exam, section }, who }) => ({
			...{ ...(await writeMarkSheet(exam, section, who)), type: "xlsx", persons: 0 },
		}),
	}),
	...fileCalls(gridSchema.shape, markList, text),
};
