import { normalise } from "@/lib/bengali/normalise";

/**
 * @returns the letters and vowel signs of a heading: both encodings of য় and different signs and spaces are the same. A
 * number in brackets at its end is no part of it: a subject's full marks may have changed since the file was made.
 */
export const headingKey = (text: string): string =>
	normalise(text.slice(0, 200))
		.replace(/\([\d.০-৯]+\)\s*$/, "")
		.toLowerCase()
		.replace(/[^\p{L}\p{M}\p{N}]/gu, "");
