/** How long ago something happened, in words. */

import { toBengaliDigits } from "@/lib/bengali/digits";

const lately = ["আজ", "গতকাল", "গত পরশু"];

const day = 24 * 60 * 60 * 1000;

/**
 * @param date ISO 8601 with offset
 * @param now milliseconds
 * @returns full days, months or years ago: আজ, গতকাল, ৫ দিন আগে, ৩ মাস আগে
 */
export function formatAge(date: string, now = Date.now()): string {
	const days = Math.max(0, Math.floor((now - Date.parse(date)) / day));
	if (days < 60) return lately[days] ?? `${toBengaliDigits(days)} দিন আগে`;
	if (days < 730) return `${toBengaliDigits(Math.floor(days / 30))} মাস আগে`;
	return `${toBengaliDigits(Math.floor(days / 365))} বছর আগে`;
}
