import { bengaliDayInWords, englishDayInWords } from "./date-words";

test.each([
	["15-03-2010", "পনেরোই মার্চ দুই হাজার দশ", "the fifteenth of March, two thousand ten"],
	["01-01-2000", "পহেলা জানুয়ারি দুই হাজার", "the first of January, two thousand"],
	["02-02-2009", "দোসরা ফেব্রুয়ারি দুই হাজার নয়", "the second of February, two thousand nine"],
	["04-08-1999", "চৌঠা আগস্ট উনিশশো নিরানব্বই", "the fourth of August, nineteen hundred ninety-nine"],
	["19-11-2026", "উনিশে নভেম্বর দুই হাজার ছাব্বিশ", "the nineteenth of November, two thousand twenty-six"],
	["31-12-1971", "একত্রিশে ডিসেম্বর উনিশশো একাত্তর", "the thirty-first of December, nineteen hundred seventy-one"],
])("%s in words", (day, bengali, english) => {
	expect(bengaliDayInWords(day)).toBe(bengali);
	expect(englishDayInWords(day)).toBe(english);
});

test("every day and every year has a word", () => {
	const all = [
		...Array.from({ length: 31 }, (_, index) => `${index + 1}-01-2000`),
		...Array.from({ length: 100 }, (_, index) => `01-01-${2000 + index}`),
	];
	const words = all.flatMap((day) => [bengaliDayInWords(day), englishDayInWords(day)]);
	expect(words.filter((word) => /undefined| $| {2}/.test(word))).toEqual([]);
	expect(new Set(words).size).toBe(words.length - 2);
});
