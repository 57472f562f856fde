/** Dates for yearly recurring texts, counted back from now. */

import { toBengaliDigits } from "@/lib/bengali/digits";
import type { Block } from "@/lib/cms/rich-text";
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

function fill(words: string, year: number): string {
	const values = { year, next: year + 1 };
	return words
		.replace(/\{(year|next)\}/g, (_, key: keyof typeof values) => toBengaliDigits(values[key]))
		.normalize("NFC");
}

function fillBlock(block: Block, set: (words: string) => string): Block {
	if (typeof block === "string") return set(block);
	if ("heading" in block) return { heading: set(block.heading) };
	if ("list" in block) return { list: block.list.map(set) };
	if ("steps" in block) return { steps: block.steps.map(set) };
	return { links: block.links.map(([words, url]) => [set(words), url] as const) };
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
			texts.map(({ on, name, file, body, kind }, index): DatedText => {
				const year = thisYear - ago;
				const morning = Date.parse(`${year}-${on}T03:00:00Z`) + ((index * 37) % 240) * 60_000;
				const publishedAt = onWorkday(new Date(morning));
				const set = (words: string) => fill(words, year);
				return {
					name: set(name),
					body: body.map((block) => fillBlock(block, set)),
					publishedAt,
					...(file && { file }),
					...(kind && { kind }),
				};
			}),
		)
		.filter(({ publishedAt }) => publishedAt <= now)
		.sort((a, b) => b.publishedAt.getTime() - a.publishedAt.getTime())
		.slice(0, count);
}
