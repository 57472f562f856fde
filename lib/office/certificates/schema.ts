/** Requests and answers about certificates, and what is stored of one. */
import { z } from "zod";
import { idField, largestId, lineField, optionalFlag, optionalLine, optionalLines } from "@/lib/contract/input";
import type { School } from "@/lib/office/printing/paper-frame";
import type { CertificateText, Facts } from "./certificate-text";
import { type CertificateFact, certificateFields } from "./text-fields";
import { type CertificateKind, type CertificateLanguage, certificateKinds, certificateLanguages } from "./text-kinds";

const namesOf = <T extends string>(table: Record<T, unknown>) => Object.keys(table) as [T, ...T[]];

export const kindField = z.enum(namesOf<CertificateKind>(certificateKinds));
export const languageField = z.enum(namesOf<CertificateLanguage>(certificateLanguages));

const factFields = Object.fromEntries(
	Object.entries(certificateFields).map(([fact, { input, most }]) => [
		fact,
		input === "text" ? optionalLines(most) : optionalLine(most),
	]),
) as Record<CertificateFact, ReturnType<typeof optionalLine>>;

/** Number of a paper of the school's own; 0 for all others. */
export const ownField = z.preprocess((value) => Number(value ?? 0), z.int().min(0).max(largestId));

const paperFields = { kind: kindField, own: ownField, language: languageField };

/** Which paper of which student; `result` is that of a released exam. */
export const choiceSchema = z.object({ student: idField, ...paperFields, result: idField.optional() });
export type CertificateChoice = z.output<typeof choiceSchema>;

/** A student's paper. `facts` are those that were typed; `result` is that of a released exam. */
const onePaper = { student: idField, facts: z.object(factFields), result: idField.optional() };

/**
 * `keep`: what the student's record lacks goes there. `request` is made by the page once: sent again, it makes nothing more.
 * `version` of the template is the one that was looked at.
 */
const orderFields = { ...paperFields, keep: optionalFlag, request: z.uuid(), version: z.int().min(0) };

export const makeSchema = z.object({ ...orderFields, ...onePaper });
export type MakeInput = z.output<typeof makeSchema>;

/** Most papers that are made at once. */
export const mostAtOnce = 200;

/** The same paper for many students. */
export const makeManySchema = z.object({
	...orderFields,
	papers: z.array(z.object(onePaper)).min(1).max(mostAtOnce),
});
export type MakeManyInput = z.output<typeof makeManySchema>;

export const madeAnswer = z.object({ success: z.literal(true), id: z.number() });
export type MadeAnswer = z.output<typeof madeAnswer>;

/** `many`: the id is that of an operation, whose papers were printed as one document. */
export const printedSchema = z.object({ id: idField, many: optionalFlag });

/** Longest reason for cancelling, in characters. */
const mostReason = 200;
export const cancelSchema = z.object({ id: idField, reason: lineField(mostReason) });

/** The address of the page for many papers: what is not understood is left out. */
export const manyQuery = z.object({
	year: idField.optional().catch(undefined),
	section: idField.optional().catch(undefined),
	/** A kind, or `own-3` for a paper of the school's own. */
	paper: z
		.string()
		.optional()
		.catch(undefined)
		.transform((value) => readPaper(value ?? "")),
	language: languageField.catch("bn"),
	/** Name of a released exam, as the list of them has it. */
	exam: z.string().optional().catch(undefined),
	operation: idField.optional().catch(undefined),
});

/** @param value a kind, or `own-3` @returns null if it is neither; writing one's own text for many is neither */
function readPaper(value: string): { kind: CertificateKind; own: number } | null {
	const [kind, own = "0"] = value.split("-");
	const read = z.object({ kind: kindField, own: ownField }).safeParse({ kind, own });
	return read.success && (read.data.kind === "own") === read.data.own > 0 ? read.data : null;
}

/** What is printed, as it was on its day: the column `paper`. */
export type FrozenPaper = {
	/** The heading: name, address, EIIN and crest of the school. Papers of an earlier version have no crest with them. */
	school: Omit<School, "crest"> & { crest?: School["crest"] };
	text: CertificateText;
	/** Marks by subject, on a certificate of a result. */
	table: { heads: string[]; rows: string[][] } | null;
	/** The date as it is written. */
	date: string;
	facts: Facts;
	/** For the register and the check of a paper. */
	person: { name: string; initials: string; class: string };
};
