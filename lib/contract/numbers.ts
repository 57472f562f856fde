/** Numbers stored as text: mobile and birth registration numbers. */
import { machineText } from "@/lib/bengali/digits";

/**
 * Parses a Bangladeshi mobile number.
 * @param text may have Bengali digits, spaces, dashes, dots, brackets and a leading +880, 00880 or 880, or lack its zero
 * @returns eleven digits, `01[3-9]` and eight more; null if invalid
 */
export function readMobile(text: string): string | null {
	const digits = machineText(text)
		.replace(/[\s()[\]{}.\-/]/g, "")
		.replace(/^(?:(?:\+|00)?880{1,2})?(?=1)/, "0");
	return /^01[3-9]\d{8}$/.test(digits) ? digits : null;
}

/**
 * Parses a birth registration number.
 * @param text 17 digits, or 16 on older certificates; may have Bengali digits, spaces and hyphens
 * @returns the digits as text (17 digits exceed Number.MAX_SAFE_INTEGER); null if invalid
 */
export function readBirthNumber(text: string): string | null {
	const digits = machineText(text).replace(/[\s-]/g, "");
	return /^\d{16,17}$/.test(digits) ? digits : null;
}

/**
 * Parses a school's EIIN.
 * @param text Bengali or Latin digits
 * @returns six Latin digits; null if invalid
 */
export function readEiin(text: string): string | null {
	const digits = machineText(text);
	return /^\d{6}$/.test(digits) ? digits : null;
}

/**
 * Parses a number as staff type it.
 * @param text Bengali or Latin digits, at most 15 on each side of the point
 * @returns the number, null for empty text, undefined for anything else
 */
export function parseNumber(text: string): number | null | undefined {
	const latin = machineText(text);
	if (latin === "") return null;
	return /^-?\d{1,15}(\.\d{1,15})?$/.test(latin) ? Number(latin) : undefined;
}
