/** The fields of certificates' texts under the names that staff read: those beside the inputs, and words that follow from a student. */
import { certificateFields } from "../certificates/text-fields";
import type { CertificateLanguage } from "../certificates/text-kinds";

type TemplateWord = {
	name: string;
	/** What it becomes, where its name does not tell. */
	about?: string;
};

const { ownTitle: _title, ownText: _text, ...fields } = certificateFields;

/** By the words of the program (lib/office/certificates/certificate-text). */
const facts: Record<string, TemplateWord> = Object.fromEntries([
	...Object.entries(fields).map(([fact, { label }]) => [fact, { name: label }]),
	...Object.entries(fields)
		.filter(([, { input }]) => input === "date")
		.map(([fact, { label }]) => [`${fact}InWords`, { name: `${label} কথায়` }]),
	["serial", { name: "ক্রমিক নম্বর", about: "কাগজের নম্বর, যা ছাপার সময় বসে" }],
]);

export const templateWords: Readonly<Record<CertificateLanguage, Readonly<Record<string, TemplateWord>>>> = {
	bn: {
		...facts,
		pupil: { name: "ছাত্র/ছাত্রী" },
		child: { name: "পুত্র/কন্যা" },
		regular: { name: "নিয়মিত", about: "এখনো পড়ে এমন শিক্ষার্থীর কাগজে “নিয়মিত”, নইলে কিছু নয়" },
		was: { name: "ছিল", about: "চলে যাওয়া শিক্ষার্থীর কাগজে “ছিল”, নইলে কিছু নয়" },
		not: { name: "নয়/ছিল না", about: "চলে যাওয়া শিক্ষার্থীর কাগজে “ছিল না”, নইলে “নয়”" },
	},
	en: {
		...facts,
		child: { name: "son/daughter" },
		he: { name: "he/she" },
		He: { name: "He/She" },
		his: { name: "his/her" },
		His: { name: "His/Her" },
		him: { name: "him/her" },
		has: { name: "has/have", about: "তৃতীয় লিঙ্গের শিক্ষার্থীর they-এর সঙ্গে have, নইলে has" },
		isPlural: { name: "is/are", about: "তৃতীয় লিঙ্গের শিক্ষার্থীর they-এর সঙ্গে are, নইলে is" },
		is: { name: "is/was", about: "চলে যাওয়া শিক্ষার্থীর কাগজে was, নইলে is" },
		regular: { name: "regular", about: "এখনো পড়ে এমন শিক্ষার্থীর কাগজে regular, নইলে কিছু নয়" },
	},
};
