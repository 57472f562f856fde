/** Makes the text of a certificate from a template and facts. Pure: for the preview in the browser and for the server. */

import { bengaliMonths } from "@/lib/bengali/dhaka";
import { toBengaliDigits, toLatinDigits } from "@/lib/bengali/digits";
import { readBirthDate, todayInDhaka } from "@/lib/contract/dates";
import { bengaliDayInWords, englishDayInWords, englishMonths } from "./date-words";
import {
	type CertificateFact,
	certificateFields,
	genderedWords,
	ofFullMark,
	placeWords,
	tensedWords,
} from "./text-fields";
import type { CertificateLanguage } from "./text-kinds";
import type { CertificateTemplate } from "./text-templates";

/**
 * Facts as they are typed and stored: dates as dd-mm-yyyy. `serial` is the number of the paper, once it has one;
 * `totalFull` the full mark of what is counted in the total.
 */
export type Facts = Partial<Record<CertificateFact | "serial" | "totalFull", string>>;

/** Stands in a text for the number of the paper until it is given: dots, and a joiner that nobody types. */
export const serialMark = "…………\u2060";

export type Speaking = {
	language: CertificateLanguage;
	/** 1 boy, 2 girl, 3 third gender. */
	gender: "1" | "2" | "3";
	/** Whether the student is in a class now. */
	isHere: boolean;
};

export type CertificateText = {
	title: string;
	lead: string[];
	rows: [label: string, text: string][];
	closing: string[];
	signatures: string[];
};

type Composed = { text: CertificateText; missing: CertificateFact[] };

const latest = "9999-12-31";

/** @returns a typed day as dd-mm-yyyy, null if it is none */
export function readDay(text: string): string | null {
	const read = readBirthDate(text, latest);
	return "date" in read ? read.date : null;
}

const digits = (text: string, language: CertificateLanguage) =>
	language === "bn" ? toBengaliDigits(text) : toLatinDigits(text);

/** @param day dd-mm-yyyy @returns ১৫ মার্চ, ২০১০, as everywhere; 15 March 2010 */
function writtenDay(day: string, language: CertificateLanguage): string {
	const [date, month, year] = day.split("-").map(Number);
	const months = language === "bn" ? bengaliMonths : englishMonths;
	return digits(`${date} ${months[Number(month) - 1]}${language === "bn" ? "," : ""} ${year}`, language);
}

/** @returns today as papers have it */
export const writtenToday = (language: CertificateLanguage): string =>
	writtenDay(todayInDhaka().split("-").reverse().join("-"), language);

const isFact = (word: string): word is CertificateFact => word in certificateFields;

/** @returns the date that stands in words for `dateOfBirthInWords` and others; undefined for another word */
function dateInWords(word: string): CertificateFact | undefined {
	const fact = word.replace(/InWords$/, "");
	return fact !== word && isFact(fact) && certificateFields[fact].input === "date" ? fact : undefined;
}

/** Each word of a template, "" for an unknown fact. */
function wordOf(word: string, facts: Facts, { language, gender, isHere }: Speaking): string {
	const gendered = genderedWords[language][word];
	if (gendered) return gendered[Number(gender) - 1] ?? gendered[2];
	const tensed = tensedWords[language][word];
	if (tensed) return tensed[isHere ? 0 : 1];
	if (word === "serial") return digits(facts.serial ?? serialMark, language);
	const inWords = dateInWords(word);
	if (inWords) {
		const day = readDay(facts[inWords] ?? "");
		return day === null ? "" : language === "bn" ? bengaliDayInWords(day) : englishDayInWords(day);
	}
	if (!isFact(word)) return "";
	const text = facts[word]?.trim() ?? "";
	if (certificateFields[word].input === "date") {
		const day = readDay(text);
		return day === null ? "" : writtenDay(day, language);
	}
	if (word === "total" && text && facts.totalFull) return digits(ofFullMark[language](text, facts.totalFull), language);
	if (word === "position" && /^\d{1,5}$/.test(text)) return placeWords[language](Number(text));
	// Within a sentence the colons of গ্রাম: and Village: would stand after that of the sentence, or after its "of".
	return digits(word === "address" ? text.replaceAll(/\s*:\s*/g, " ") : text, language);
}

/** The fact that a word of a template needs; null for words that are always there. */
function factOf(word: string): CertificateFact | null {
	return dateInWords(word) ?? (isFact(word) ? word : null);
}

const wordsIn = (text: string): string[] => [...text.matchAll(/\{(\w+)\}/g)].map(([, word = ""]) => word);
const factsIn = (text: string): CertificateFact[] =>
	wordsIn(text).flatMap((word) => {
		const fact = factOf(word);
		return fact ? [fact] : [];
	});

const optionalParts = /\[([^\]]*)\]/g;

const textsOf = ({ title, lead, rows = [], closing }: CertificateTemplate): string[] => [
	title,
	...lead,
	...rows.map(([, text]) => text),
	...closing,
];

/** @returns the facts of a template in their order; `optional` ones may be missing */
export function factsOfTemplate(template: CertificateTemplate): { fact: CertificateFact; optional: boolean }[] {
	const texts = textsOf(template);
	const required = new Set(texts.flatMap((text) => factsIn(text.replaceAll(optionalParts, ""))));
	return [...new Set(texts.flatMap(factsIn))].map((fact) => ({ fact, optional: !required.has(fact) }));
}

/** Stands in the preview where a fact is missing. */
const gap = "…………";

/**
 * @returns the text, and the facts that it still needs: only without any it is a certificate
 */
export function composeCertificate(template: CertificateTemplate, facts: Facts, speaking: Speaking): Composed {
	const read = (word: string) => wordOf(word, facts, speaking);
	// A word that may be empty leaves no second space, and none before a comma or the end of the sentence.
	const fill = (text: string) =>
		text
			.replaceAll(/\{(\w+)\}(-এর)?/g, (_, word: string, ending?: string) => {
				const value = read(word) || (factOf(word) ? gap : "");
				return ending ? genitiveOf(value) : value;
			})
			.replaceAll(/ {2,}/g, " ")
			.replaceAll(/ +(?=[,।])/g, "");
	const compose = (text: string) =>
		fill(
			text.replaceAll(optionalParts, (_, part: string) =>
				factsIn(part).every((fact) => read(fact) !== "") ? part : "",
			),
		);
	const missing = factsOfTemplate(template)
		.filter(({ fact, optional }) => !optional && read(fact) === "")
		.map(({ fact }) => fact);
	const all = (texts: readonly string[]) => texts.map(compose).filter((text) => text !== "");
	const { rows = [], signatures } = template;
	return {
		missing,
		text: {
			title: compose(template.title),
			lead: all(template.lead),
			rows: rows.map(([label, text]): [string, string] => [label, compose(text)]).filter(([, text]) => text !== ""),
			closing: all(template.closing),
			signatures: [...signatures],
		},
	};
}

/** @returns a name with its ending: বরিশালের, ঢাকার; after what is no Bengali letter -এর */
export function genitiveOf(name: string): string {
	const text = name.normalize("NFC");
	if (/[\u09be-\u09cc]$/.test(text)) return `${text}র`;
	return /[\u0995-\u09b9]\u09bc?$/.test(text) ? `${text}ের` : `${text}-এর`;
}
