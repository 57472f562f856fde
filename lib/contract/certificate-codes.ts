/** The short code on a certificate, by which it is looked up without a camera, and what of the name is then shown. */
import { machineText } from "@/lib/bengali/digits";

/** Without those that look like others: 0 O, 1 I L. With ten of them nobody finds a code by trying. */
export const codeLetters = "23456789ABCDEFGHJKMNPQRSTUVWXYZ";
export const codeLength = 10;

/** @returns the code as it is printed: two groups */
export const writtenCode = (code: string): string => `${code.slice(0, 5)}-${code.slice(5)}`;

/** @param typed small letters, Bengali digits, spaces and hyphens do not matter @returns the code; null if it cannot be one */
export function readCode(typed: string): string | null {
	const code = machineText(typed).toUpperCase().replace(/[\s-]/g, "");
	const isCode = code.length === codeLength && [...code].every((letter) => codeLetters.includes(letter));
	return isCode ? code : null;
}

/** With the letters that are joined to it by a hasanta, and with its vowel sign. */
const firstLetter = /\p{L}়?(?:্\p{L}়?)*\p{M}*/u;

/** @returns the first letters of a name: নুসরাত জাহান → নু. জা. */
export const initialsOf = (name: string): string =>
	name
		.split(/\s+/)
		.flatMap((word) => firstLetter.exec(word)?.slice(0, 1) ?? [])
		.map((letter) => `${letter}.`)
		.join(" ");
