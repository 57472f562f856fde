/** Marks as they are typed and sent: shared by the grid in the browser and the server. */

import { z } from "zod";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { normalise } from "@/lib/bengali/normalise";
import { markFileText, markText } from "@/lib/bengali/office/marks";
import { idField } from "@/lib/contract/input";
import { parseNumber } from "@/lib/contract/numbers";

/** A number with at most two decimals, or absent, or not entered. */
export type Mark = number | "absent" | null;

/** Longest text of a cell that is read. */
export const longestMark = 20;

const absentWords = new Set(["অনু", "অনুপস্থিত", "অনুঃ", "ab", "abs", "absent"]);

/**
 * Reads a mark as staff type it, in Bengali or Latin digits.
 * @param full full marks of the part
 * @returns the mark, or a sentence why it is none
 */
export function readMark(text: string, full: number): { mark: Mark } | { reason: string } {
	if (text.length > longestMark) return { reason: markText.wrong };
	const typed = normalise(text);
	if (typed === "") return { mark: null };
	if (absentWords.has(typed.replace(/\.$/, "").toLowerCase())) return { mark: "absent" };
	const mark = parseNumber(typed);
	if (mark === undefined || mark === null) return { reason: markText.wrong };
	if (mark < 0) return { reason: markText.negative };
	if (mark > full) return { reason: markText.tooLarge(full) };
	if (Math.round(mark * 100) / 100 !== mark) return { reason: markText.decimals };
	return { mark };
}

/** @returns the text of a mark, which {@link readMark} reads back */
export function writeMark(mark: Mark): string {
	if (mark === null) return "";
	return mark === "absent" ? markText.absent : toBengaliDigits(mark);
}

/** Cells in one call: a grid of 60 × 40 goes in one. */
export const mostCells = 2400;

const code = z.string().min(1).max(20);
const cellKey = { enrolment: z.int().positive(), subject: z.int().positive(), paper: code, part: code };

/**
 * `base` is the revision of the cell that was shown, 0 for one without a mark. The cells of a paste are listed among what
 * staff have done, and can be taken back there.
 */
export const marksSchema = z.object({
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
export const marksAnswer = z.object({
	success: z.literal(true),
	/** Stored; `revision` is the base of the next change. */
	saved: z.array(z.object({ ...cellKey, text: z.string(), revision: z.number() })),
	/** Cells that somebody else has changed since the revision `base`, with the stored mark. */
	taken: z.array(z.object({ ...cellKey, text: z.string(), revision: z.number(), by: z.string(), at: z.string() })),
	refused: z.array(z.object({ ...cellKey, reason: z.string() })),
});
export type MarksAnswer = z.infer<typeof marksAnswer>;

/** Students of an exam who have no mark there: absent from all of it, left out of it, or in it again. */
export const settleSchema = z.object({
	exam: idField,
	enrolments: z.array(z.int().positive()).min(1).max(2000),
	as: z.enum(["absent", "out", "in"]),
});
export type SettleInput = z.output<typeof settleSchema>;

/** A grid: an exam and a section. */
export const gridSchema = z.object({ exam: idField, section: idField });

/** A filled-in sheet of a grid. */
export const markFileSchema = gridSchema.extend({ file: z.instanceof(File, { error: markFileText.missing }) });

/** The same file again, and the dry run that was confirmed. */
export const markFileAddSchema = markFileSchema.extend({ fingerprint: z.string().max(100) });
