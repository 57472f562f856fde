/** Dates for yearly recurring texts, counted back from now. */

import { toBengaliDigits } from "@/lib/bengali/digits";
import { todayInDhaka } from "@/lib/contract/dates";
import { dayLength } from "@/lib/contract/days";
import type { YearlyText } from "./texts/types";

/** A text on the day it was published. */
export type DatedText = Omit<YearlyText, "on"> & { publishedAt: Date };

/** Moves Friday and Saturday, the weekend, to the Thursday before. */
function onWorkday(date: Date): Date {
	const back = Math.max(0, date.getUTCDay() - 4);
	return new Date(date.getTime() - back * dayLength);
}

/** Puts a year into all words of a text. */
function inYear(text: YearlyText, year: number): YearlyText {
	const values = { year, next: year + 1 };
	const words = JSON.stringify(text).replace(/\{(year|next)\}/g, (_, key: keyof typeof values) =>
		toBengaliDigits(values[key]),
	);
	return JSON.parse(words.normalize("NFC"));
}

/**
 * @param texts yearly recurring texts
 * @param count number of texts to return: the newest before `now`, at most three years back
 * @param now latest possible date
 * @returns the texts, newest first, each with its own time on its day between 9:00 and 13:00 in Bangladesh
 */
export function newestOf(texts: readonly YearlyText[], count: number, now: Date): DatedText[] {
	const thisYear = Number(todayInDhaka(now).slice(0, 4));
	return [0, 1, 2]
		.flatMap((ago) =>
			texts.map((text, index): DatedText => {
				const { on, ...words } = inYear(text, thisYear - ago);
				const morning = Date.parse(`${thisYear - ago}-${on}T03:00:00Z`) + ((index * 37) % 240) * 60_000;
				return { ...words, publishedAt: onWorkday(new Date(morning)) };
			}),
		)
		.filter(({ publishedAt }) => publishedAt <= now)
		.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
		.slice(0, count);
}
