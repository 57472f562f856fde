import "server-only";
import { type CertificateSource, readSource, type SourcePart, sourceParts } from "@/lib/office/certificates/source";
import { invalidError } from "@/lib/school/errors";
import { type OfficeCalls, officeCall } from "../calls";
import type { TemplateKey } from "../certificates/templates";
import type { SignedIn } from "../guard";
import { applyOperation } from "../operations/apply";
import { certificateTemplates, type TemplateOrder } from "./operation";
import { readSample } from "./sample";
import { resetSchema, type SaveInput, sampleAnswer, sampleSchema, savedAnswer, saveSchema } from "./schema";
import { certificateTemplatesText as text } from "./text";

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
