/** Requests and answers about what certificates say. */
import { z } from "zod";
import { idField, lineField, optionalLines } from "@/lib/contract/input";
import { sourceParts } from "@/lib/office/certificates/source";
import { kindField, languageField, ownField } from "../certificates/schema";

/** Which text; a new paper of the school's own has no number yet. */
const keySchema = z.object({ kind: kindField, own: ownField, language: languageField });

const partFields = {
	title: optionalLines(sourceParts.title.most),
	lead: optionalLines(sourceParts.lead.most),
	rows: optionalLines(sourceParts.rows.most),
	closing: optionalLines(sourceParts.closing.most),
	signatures: optionalLines(sourceParts.signatures.most),
};

/** @property seen the version that the page has shown, 0 without one */
export const saveSchema = keySchema.extend({ ...partFields, seen: z.int().min(0) });
export type SaveInput = z.output<typeof saveSchema>;

/** Back to the original text; a paper of the school's own is no longer given. */
export const resetSchema = keySchema.extend({ seen: z.int().min(0) });

export const savedAnswer = z.object({ success: z.literal(true), message: z.string(), own: z.number() });
export type SavedAnswer = z.output<typeof savedAnswer>;

export const sampleSchema = keySchema.extend({ q: lineField(100) });

/** A student's facts for the preview; null if nobody was found. */
export const sampleAnswer = z.object({
	sample: z
		.object({
			name: z.string(),
			facts: z.record(z.string(), z.string()),
			speaking: z.object({ language: languageField, gender: z.enum(["1", "2", "3"]), isHere: z.boolean() }),
		})
		.nullable(),
});
export type SampleAnswer = z.output<typeof sampleAnswer>;

/** The page's address: what is not understood is left out. */
export const templatesQuery = z.object({
	kind: kindField.optional().catch(undefined),
	own: ownField.catch(0),
	language: languageField.catch("bn"),
	version: idField.optional().catch(undefined),
	fresh: z.literal("1").optional().catch(undefined),
});
