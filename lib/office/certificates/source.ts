/**
 * The text of a certificate as a head edits it: its parts as plain text, in which `{নাম}` is a field under the name that
 * staff read beside its input, and `[…]` what is left out when a fact in it is missing. Pure: for the editor's preview in
 * the browser and for the server, which stores the fields under the names of the program.
 */
import { certificateTemplatesText as text } from "@/lib/office/certificate-templates/text";
import { templateWords } from "@/lib/office/certificate-templates/text-words";
import type { CertificateLanguage } from "@/lib/office/certificates/text-kinds";
import type { CertificateTemplate } from "@/lib/office/certificates/text-templates";

/** Longest text of each part, in characters, and most of its lines. */
export const sourceParts = {
	title: { most: 120, lines: 1 },
	lead: { most: 3000, lines: 20 },
	rows: { most: 3000, lines: 25 },
	closing: { most: 2000, lines: 10 },
	signatures: { most: 200, lines: 3 },
} as const;

export type SourcePart = keyof typeof sourceParts;

/** A paragraph, a row `label: text` or a signature is a line. */
export type CertificateSource = Record<SourcePart, string>;

/** What is wrong in a part: the place in its text, in UTF-16 units, to be marked in the input. */
type SourceFault = { message: string; from: number; to: number };
export type SourceFaults = Partial<Record<SourcePart, SourceFault>>;

const field = /\{([^{}\n]*)\}/g;

/** Of one language: the words of the program by the names that staff read. */
const byName = (language: CertificateLanguage) =>
	new Map(Object.entries(templateWords[language]).map(([word, { name }]) => [name.normalize(), word]));

/** @returns the template as it is edited */
export function writeSource(template: CertificateTemplate, language: CertificateLanguage): CertificateSource {
	const words: Readonly<Record<string, { name: string }>> = templateWords[language];
	const named = (part: string) =>
		part.replaceAll(field, (whole, word: string) => (words[word] ? `{${words[word].name}}` : whole));
	const { title, lead, rows = [], closing, signatures } = template;
	return {
		title: named(title),
		lead: lead.map(named).join("\n"),
		rows: rows.map(([label, value]) => `${label}: ${named(value)}`).join("\n"),
		closing: closing.map(named).join("\n"),
		signatures: signatures.join("\n"),
	};
}

/** @returns the first field that nobody knows, or bracket without its other one */
function findFault(part: string, names: ReadonlyMap<string, string>): SourceFault | undefined {
	for (const match of part.matchAll(field)) {
		const [whole, name = ""] = match;
		if (!names.has(name.trim().normalize()))
			return { message: text.errors.unknown(name.trim()), from: match.index, to: match.index + whole.length };
	}
	const brace = /[{}]/.exec(part.replaceAll(field, (whole) => " ".repeat(whole.length)));
	if (brace) return { message: text.errors.brace, from: brace.index, to: brace.index + 1 };
	const optional = part.replaceAll(/\[[^[\]\n]*\]/g, (whole) => " ".repeat(whole.length));
	const bracket = /[[\]]/.exec(optional);
	if (bracket) return { message: text.errors.bracket, from: bracket.index, to: bracket.index + 1 };
	return undefined;
}

const linesOf = (part: string) =>
	part
		.split("\n")
		.map((line) => line.trim())
		.filter((line) => line !== "");

/** The first line of rows that has no label, or a field in it. */
function findLabelFault(rows: string): SourceFault | undefined {
	let from = 0;
	for (const line of rows.split("\n")) {
		const label = line.split(":")[0] ?? "";
		const isWrong = line.trim() !== "" && (label.trim() === "" || label === line || /[{}[\]]/.test(label));
		if (isWrong) return { message: text.errors.label, from, to: from + line.length };
		from += line.length + 1;
	}
	return undefined;
}

function findFaults(source: CertificateSource, names: ReadonlyMap<string, string>): SourceFaults {
	const faults: SourceFaults = {};
	for (const part of Object.keys(sourceParts) as SourcePart[]) {
		const written = source[part];
		const { most, lines } = sourceParts[part];
		const all = (message: string) => ({ message, from: 0, to: written.length });
		const fault =
			(written.length > most && all(text.errors.long(most))) ||
			(linesOf(written).length > lines && all(text.errors.lines(lines))) ||
			(part === "rows" && findLabelFault(written)) ||
			findFault(written, names);
		if (fault) faults[part] = fault;
	}
	if (source.title.trim() === "") faults.title ??= { message: text.errors.empty, from: 0, to: 0 };
	if (linesOf(source.lead + source.rows).length === 0) faults.lead ??= { message: text.errors.empty, from: 0, to: 0 };
	// A signature is printed as it stands.
	const sign = /[{}[\]]/.exec(source.signatures);
	if (sign) faults.signatures = { message: text.errors.signature, from: sign.index, to: sign.index + 1 };
	return faults;
}

/** @returns the template, in which unknown fields stand as they were typed, and what is wrong, by part */
export function readSource(
	source: CertificateSource,
	language: CertificateLanguage,
): { template: CertificateTemplate; faults: SourceFaults } {
	const names = byName(language);
	const worded = (part: string) =>
		part.replaceAll(field, (whole, name: string) => {
			const word = names.get(name.trim().normalize());
			return word ? `{${word}}` : whole;
		});
	const rows = linesOf(source.rows).map((line): [string, string] => {
		const [label = "", ...rest] = line.split(":");
		return [label.trim(), worded(rest.join(":").trim())];
	});
	return {
		template: {
			title: worded(source.title.trim()),
			lead: linesOf(source.lead).map(worded),
			rows,
			closing: linesOf(source.closing).map(worded),
			signatures: linesOf(source.signatures),
		},
		faults: findFaults(source, names),
	};
}
