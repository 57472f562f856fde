/**
 * Requests and answers of lists whose rows only become new records (./added): applicants and dates of the school year.
 */
import { z } from "zod";
import { listFileText } from "../applicant-list/text";

/** Subjects that take such a list, or one of marks; their calls have the same names. */
export type ListSubject = "applicant-list" | "date-list" | "marks" | "old-results";

export const listSchema = z.object({ file: z.instanceof(File, { error: listFileText.missing }) });

/** The same file again, and the dry run that was confirmed. */
export const listAddSchema = listSchema.extend({ fingerprint: z.string().max(100) });

/** The dry run of a list. */
export const listCheckAnswer = z.object({
	success: z.literal(true),
	fingerprint: z.string(),
	counts: z.object({ new: z.number(), same: z.number(), refused: z.number() }),
	/** Headings that are not recognised. */
	ignored: z.array(z.string()),
	/** Sentences about what was read otherwise than it stands in the file. */
	notes: z.array(z.string()),
	/** The first refused rows. */
	refused: z.array(z.object({ line: z.number(), name: z.string(), reasons: z.array(z.string()) })),
});
export type ListCheck = z.infer<typeof listCheckAnswer>;

export const listAddAnswer = z.object({ success: z.literal(true), message: z.string(), added: z.number() });
export type ListAdded = z.infer<typeof listAddAnswer>;
