/** Bengali and Latin digits. Unicode block Bengali, U+09E6 to U+09EF. */
import { normalise } from "./normalise";

const BENGALI_ZERO = 0x09e6;

/**
 * @param value a number, or text with Latin digits
 * @returns the same text with every Latin digit as its Bengali one: 25 → ২৫
 */
export function toBengaliDigits(value: number | string): string {
	return String(value).replace(/[0-9]/g, (digit) => String.fromCharCode(BENGALI_ZERO + Number(digit)));
}

/**
 * @param value text with Bengali digits
 * @returns the same text with every Bengali digit as its Latin one: ২৫ → 25
 */
export function toLatinDigits(value: string): string {
	return value.replace(/[০-৯]/g, (digit) => String(digit.charCodeAt(0) - BENGALI_ZERO));
}

// By number: see ./normalise.
const format = /[\u00ad\u061c\u180e\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb]/g;
const dashes = /[\u2010-\u2015\u2212\ufe58\ufe63\uff0d]/g;

/**
 * @param text a number, date, code or other text that is read by rules, as people copy it from messages and web pages
 * @returns it in Latin digits, without invisible characters, with `-` for every dash and one space for every white space
 */
export function machineText(text: string): string {
	const plain = normalise(text.replace(format, "")).normalize("NFKC");
	return toLatinDigits(plain).replace(dashes, "-").replace(/\s+/g, " ").trim();
}

/** @returns {@link machineText} of a cell, without the decimals that a spreadsheet may add to a whole number */
export const cellNumber = (text: string): string => machineText(text).replace(/\.0+$/, "");
