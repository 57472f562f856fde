import { normalise } from "@/lib/bengali/normalise";
import { letterText } from "./text";

const words = (line: string) => line.match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
const [subject, ...headings] = [letterText.subject, ...letterText.headings].map(normalise);
const kinds = letterText.kinds.map(normalise);

/** After the word, a colon, or a visarga that is typed for one; many write a dash too. */
const afterSubject = new RegExp(`^${subject}\\s*[:：ঃ]\\s*[-–—]?\\s*(.+)$`, "u");

/**
 * What a notice is about: of a letter its subject, else the first line below the letterhead.
 * @param lines the first ones of the file
 * @param school name and address of the school, as letterheads have them
 * @returns null if no line says it
 */
export function titleOfLetter(lines: readonly string[], school: readonly string[]): string | null {
	const tidied = lines.map((line) => normalise(line.replace(/[\p{Cc}\s]+/gu, " ")));
	const about = tidied.map((line) => afterSubject.exec(line)?.[1]).find(Boolean);
	const ofSchool = school.map((text) => words(normalise(text)).join(" ")).filter(Boolean);
	const isTitle = (line: string) => {
		const text = words(line).join(" ");
		const besides = words(ofSchool.reduce((left, known) => left.replaceAll(` ${known} `, " "), ` ${text} `));
		return (
			besides.filter((word) => /\p{L}/u.test(word)).length > 1 &&
			!ofSchool.some((known) => known.includes(text)) &&
			!headings.some((heading) => line.startsWith(heading)) &&
			!besides.every((word) => kinds.includes(word))
		);
	};
	const title = about ?? tidied.find(isTitle);
	return title?.replace(/\s*[।.]+$/u, "") || null;
}
