/** Numbers that are text: mobile numbers and birth registration (design.md, facts about the field). */
import { toLatinDigits } from "@/lib/bengali/digits";

/**
 * Reads a mobile number of Bangladesh.
 * @param text Bengali digits, spaces, hyphens and a leading +880 or 880 count too
 * @returns `01`, an operator's digit 3 to 9 and eight more; null when it is none
 */
export function readMobile(text: string): string | null {
	const digits = toLatinDigits(text)
		.replace(/[\s-]/g, "")
		.replace(/^\+?880/, "0");
	return /^01[3-9]\d{8}$/.test(digits) ? digits : null;
}

/**
 * Reads a birth registration number.
 * @param text 17 digits, or 16 on older papers; Bengali digits, spaces and hyphens count too
 * @returns the digits alone, as text: 17 do not fit a JavaScript number; null when it is none
 */
export function readBirthNumber(text: string): string | null {
	const digits = toLatinDigits(text).replace(/[\s-]/g, "");
	return /^\d{16,17}$/.test(digits) ? digits : null;
}
