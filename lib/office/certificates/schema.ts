/** Requests and answers about certificates, and what is stored of one. */
import { z } from "zod";
import { type CertificateFact, certificateFields } from "@/lib/bengali/office/certificates-fields";
import {
	type CertificateKind,
	type CertificateLanguage,
	certificateKinds,
	certificateLanguages,
} from "@/lib/bengali/office/certificates-kinds";
import type { CertificateText, Facts } from "@/lib/contract/certificate-text";
import { wholeNumber } from "@/lib/contract/fields";
import { idField, lineField, optionalFlag, optionalLine, optionalLines } from "@/lib/contract/input";

const yearField = z.string().trim().pipe(wholeNumber(9999));

const wholePage = z.string().trim().pipe(wholeNumber(100_000));

const namesOf = <T extends string>(table: Record<T, unknown>) => Object.keys(table) as [T, ...T[]];

export const kindField = z.enum(namesOf<CertificateKind>(certificateKinds));
export const languageField = z.enum(namesOf<CertificateLanguage>(certificateLanguages));

const factFields = Object.fromEntries(
	Object.entries(certificateFields).map(([fact, { input, most }]) => [
		fact,
		input === "text" ? optionalLines(most) : optionalLine(most),
	]),
) as Record<CertificateFact, ReturnType<typeof optionalLine>>;

/** Which paper of which student; `result` is that of a released exam. */
export const choiceSchema = z.object({
	student: idField,
	kind: kindField,
	language: languageField,
	result: idField.optional(),
});
export type CertificateChoice = z.output<typeof choiceSchema>;

/**
 * `facts` are those that were typed. `keep`: what the student's record lacks goes there. `request` is made by the page once
 * for each paper: sent again, it makes no second one.
 */
export const makeSchema = choiceSchema.extend({
	facts: z.object(factFields),
	keep: optionalFlag,
	request: z.uuid(),
});
export type MakeInput = z.output<typeof makeSchema>;

export const madeAnswer = z.object({ success: z.literal(true), id: z.number() });
export type MadeAnswer = z.output<typeof madeAnswer>;

export const certificateSchema = z.object({ id: idField });

/** Longest reason for cancelling, in characters. */
export const mostReason = 200;
export const cancelSchema = z.object({ id: idField, reason: lineField(mostReason) });

/** Papers of the register. */
export const registerSchema = z.object({ year: yearField, kind: kindField.optional() });

/** The register's address: what is not understood is left out. */
export const registerQuery = z.object({
	year: yearField.optional().catch(undefined),
	kind: kindField.optional().catch(undefined),
	page: wholePage.catch(1),
	print: z.literal("1").optional().catch(undefined),
});

/** What is printed, as it was on its day: the column `paper`. */
export type FrozenPaper = {
	/** Line of the heading: name, address and EIIN of the school. */
	school: { name: string; address: string; eiin: string };
	text: CertificateText;
	/** Marks by subject, on a certificate of a result. */
	table: { heads: string[]; rows: string[][] } | null;
	/** The date as it is written. */
	date: string;
	facts: Facts;
	/** For the register and the check of a paper. */
	person: { name: string; initials: string; class: string };
};
