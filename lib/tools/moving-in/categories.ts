/** What a post of WordPress is here, by the names of its categories, in any of the words that the search knows. */

import { synonyms } from "@/lib/bengali/search-vocabulary";
import { defaultNoticeKind, type NoticeKind } from "@/lib/contract/educational";
import { categoryWords } from "./text";

/** @returns whether a category's name is, or has as a word, one of the words or what means the same */
function means(categories: readonly string[], words: readonly string[]): boolean {
	const all = words.flatMap((word) => [word, ...(synonyms.find((group) => group.includes(word)) ?? [])]);
	return categories.some((category) => {
		const name = category.toLowerCase();
		return all.includes(name) || name.split(/[^\p{L}\p{M}\p{N}]+/u).some((part) => all.includes(part));
	});
}

/** @returns the collection; a post without a telling category is a notice, also one about an event: it has a text */
export function collectionOf(categories: readonly string[]): "notices" | "routines" | "curriculums" {
	if (means(categories, categoryWords.routines)) return "routines";
	if (means(categories, categoryWords.curriculums)) return "curriculums";
	return "notices";
}

/** @returns the kind of a notice */
export const kindOf = (categories: readonly string[]): NoticeKind =>
	(Object.keys(categoryWords.kinds) as (keyof typeof categoryWords.kinds)[]).find((kind) =>
		means(categories, categoryWords.kinds[kind]),
	) ?? defaultNoticeKind;
