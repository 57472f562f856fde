/** Words of a password that somebody who knows the school would try, in whichever script and spelling. */
import { soundOf } from "@/lib/bengali/search-sounds";

/** What everybody in Bangladesh knows by heart: the first line of the national anthem. */
export const famousLines = ["আমার সোনার বাংলা আমি তোমায় ভালোবাসি"];

/** Letters of a key; a shorter one is that of too many words. */
const shortestKey = 4;

/** How a text sounds whatever stands between its words: a vowel at the start of a word is written in one script only. */
function keyOf(text: string): string {
	const key = soundOf(text)
		.replaceAll("a", "")
		.replace(/(.)\1+/g, "$1");
	return key.length < shortestKey ? "" : key;
}

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{M}]+/gu) ?? [];

/** @returns all parts of the list that stand together */
const partsOf = <T>(list: readonly T[]): T[][] =>
	list.flatMap((_, from) => list.slice(from).map((_one, more) => list.slice(from, from + more + 1)));

/**
 * @param password in lower case
 * @param lines names and sentences
 * @returns the parts of the password that sound like a word of a line, or like several that follow each other
 */
export function knownParts(password: string, lines: readonly string[]): string[] {
	const known = new Set(lines.flatMap((line) => partsOf(wordsOf(line)).map((words) => keyOf(words.join("")))));
	const letters = [...new Set([...wordsOf(password), lettersOf(password)])];
	const parts = new Set(letters.flatMap((one) => partsOf([...one]).map((part) => part.join(""))));
	return [...parts].filter((part) => known.has(keyOf(part)) && keyOf(part) !== "");
}

/** @returns the letters alone: spaces and signs between words make no phrase another one */
export const lettersOf = (text: string): string => wordsOf(text).join("");
