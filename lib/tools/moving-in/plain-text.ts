/** The words of a piece of HTML, for titles and short texts. */
import { Parser } from "htmlparser2";
import { normalise } from "@/lib/bengali/normalise";

/** Signs that no text has: NUL is refused by PostgreSQL, the others, and halves of letters, by browsers and XML. */
const noSigns = /(?![\t\n\r])\p{Cc}|\p{Cs}|[\ufffe\uffff]/gu;

/** @returns the text in NFC without control characters; spaces stay */
export const cleanText = (text: string): string => {
	const clean = text.replace(noSigns, "");
	const start = clean.length - clean.trimStart().length;
	return clean.slice(0, start) + normalise(clean) + clean.slice(Math.max(start, clean.trimEnd().length));
};

/** @returns the words, with one space between them */
export function plainText(html: string): string {
	let words = "";
	let hidden = 0;
	const isHidden = (name: string) => name === "script" || name === "style";
	const parser = new Parser({
		onopentagname: (name) => {
			if (isHidden(name)) hidden += 1;
			else words += " ";
		},
		ontext: (text) => {
			if (!hidden) words += text;
		},
		onclosetag: (name) => {
			if (isHidden(name)) hidden -= 1;
		},
	});
	parser.end(html);
	return normalise(words.replace(noSigns, "").replaceAll(/\s+/g, " "));
}
