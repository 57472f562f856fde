import "server-only";
import { z } from "zod";
import { idField, lineField, optionalLines } from "@/lib/contract/input";
import { type CertificateSource, readSource, type SourcePart, sourceParts } from "@/lib/office/certificates/source";
import { invalidError } from "@/lib/school/errors";
import { type OfficeCalls, officeCall } from "../calls";
import { kindField, languageField, ownField } from "../certificates/schema";
import type { TemplateKey } from "../certificates/templates";
import type { SignedIn } from "../guard";
import { applyOperation } from "../operations/apply";
import { certificateTemplates, type TemplateOrder } from "./operation";
import { readSample } from "./sample";
import { certificateTemplatesText as text } from "./text";

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

/** @throws SchoolError "invalid" with messages by part */
function templateOf(input: SaveInput) {
	const parts = (Object.keys(sourceParts) as SourcePart[]).map((part) => [part, input[part] ?? ""]);
	const { template, faults } = readSource(Object.fromEntries(parts) as CertificateSource, input.language);
	const wrong = Object.entries(faults).map(([part, { message }]) => [part, [message]]);
	if (wrong.length > 0) throw invalidError(Object.fromEntries(wrong));
	return template;
}

async function write(order: TemplateOrder, by: SignedIn, message: string) {
	const applied = await applyOperation(certificateTemplates, order, { by });
	return { success: true as const, message, own: applied?.answer ?? 0 };
}

/** Papers of the school's own alone have a number. */
const keyOf = ({ kind, own, language }: TemplateKey): TemplateKey => ({
	kind,
	own: kind === "own" ? own : 0,
	language,
});

export const calls: OfficeCalls<"certificate-templates"> = {
	save: officeCall({
		input: saveSchema,
		answer: savedAnswer,
		run: ({ input, who }) =>
			write({ key: keyOf(input), template: templateOf(input), seen: input.seen }, who, text.saved),
	}),
	reset: officeCall({
		input: resetSchema,
		answer: savedAnswer,
		run: ({ input, who }) => {
			const message = input.kind === "own" ? text.removed : text.isOriginal;
			return write({ key: keyOf(input), template: null, seen: input.seen }, who, message);
		},
	}),
	sample: officeCall({
		method: "GET",
		input: sampleSchema,
		answer: sampleAnswer,
		run: async ({ input, who }) => ({ sample: await readSample(keyOf(input), who, input.q) }),
	}),
};
