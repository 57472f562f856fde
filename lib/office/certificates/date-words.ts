/** Days in words, in Bengali and in English, as certificates have them beside the digits. */
import { bengaliMonths } from "@/lib/bengali/dhaka";

const bengaliNumbers = [
	..."শূন্য এক দুই তিন চার পাঁচ ছয় সাত আট নয়".split(" "),
	..."দশ এগারো বারো তেরো চৌদ্দ পনেরো ষোলো সতেরো আঠারো উনিশ".split(" "),
	..."বিশ একুশ বাইশ তেইশ চব্বিশ পঁচিশ ছাব্বিশ সাতাশ আটাশ ঊনত্রিশ".split(" "),
	..."ত্রিশ একত্রিশ বত্রিশ তেত্রিশ চৌত্রিশ পঁয়ত্রিশ ছত্রিশ সাঁইত্রিশ আটত্রিশ ঊনচল্লিশ".split(" "),
	..."চল্লিশ একচল্লিশ বিয়াল্লিশ তেতাল্লিশ চুয়াল্লিশ পঁয়তাল্লিশ ছেচল্লিশ সাতচল্লিশ আটচল্লিশ ঊনপঞ্চাশ".split(" "),
	..."পঞ্চাশ একান্ন বায়ান্ন তিপ্পান্ন চুয়ান্ন পঞ্চান্ন ছাপ্পান্ন সাতান্ন আটান্ন ঊনষাট".split(" "),
	..."ষাট একষট্টি বাষট্টি তেষট্টি চৌষট্টি পঁয়ষট্টি ছেষট্টি সাতষট্টি আটষট্টি ঊনসত্তর".split(" "),
	..."সত্তর একাত্তর বাহাত্তর তিয়াত্তর চুয়াত্তর পঁচাত্তর ছিয়াত্তর সাতাত্তর আটাত্তর ঊনআশি".split(" "),
	..."আশি একাশি বিরাশি তিরাশি চুরাশি পঁচাশি ছিয়াশি সাতাশি আটাশি ঊননব্বই".split(" "),
	..."নব্বই একানব্বই বিরানব্বই তিরানব্বই চুরানব্বই পঁচানব্বই ছিয়ানব্বই সাতানব্বই আটানব্বই নিরানব্বই".split(" "),
];

/** Days of a month: the first four have words of their own, the others -ই, from 19 on -এ. */
const bengaliDays = [
	..."পহেলা দোসরা তেসরা চৌঠা পাঁচই ছয়ই সাতই আটই নয়ই দশই এগারোই বারোই তেরোই চৌদ্দই পনেরোই ষোলোই".split(" "),
	..."সতেরোই আঠারোই উনিশে বিশে একুশে বাইশে তেইশে চব্বিশে পঁচিশে ছাব্বিশে সাতাশে আটাশে ঊনত্রিশে".split(" "),
	..."ত্রিশে একত্রিশে".split(" "),
];

const englishNumbers = [
	..."zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen".split(" "),
	..."sixteen seventeen eighteen nineteen".split(" "),
];
const englishTens = ", , twenty, thirty, forty, fifty, sixty, seventy, eighty, ninety".split(", ");

const englishDays = [
	..."first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth".split(" "),
	..."fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first".split(" "),
	..."twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh".split(" "),
	..."twenty-eighth twenty-ninth thirtieth thirty-first".split(" "),
];

export const englishMonths =
	"January February March April May June July August September October November December".split(" ");

/** @param year from 1000 to 9999: উনিশশো নিরানব্বই, দুই হাজার দশ */
function bengaliYear(year: number): string {
	const [thousands, hundreds, rest] = [Math.floor(year / 1000), Math.floor(year / 100), year % 100];
	const last = rest > 0 ? ` ${bengaliNumbers[rest]}` : "";
	return hundreds % 10 === 0 ? `${bengaliNumbers[thousands]} হাজার${last}` : `${bengaliNumbers[hundreds]}শো${last}`;
}

const englishBelowHundred = (number: number): string => {
	if (number < 20) return englishNumbers[number] ?? "";
	const one = number % 10;
	return `${englishTens[Math.floor(number / 10)]}${one > 0 ? `-${englishNumbers[one]}` : ""}`;
};

/** @param year from 1000 to 9999: nineteen hundred ninety-nine, two thousand ten */
function englishYear(year: number): string {
	const [thousands, hundreds, rest] = [Math.floor(year / 1000), Math.floor(year / 100), year % 100];
	const last = rest > 0 ? ` ${englishBelowHundred(rest)}` : "";
	return hundreds % 10 === 0
		? `${englishBelowHundred(thousands)} thousand${last}`
		: `${englishBelowHundred(hundreds)} hundred${last}`;
}

/** A day as dd-mm-yyyy. */
type Day = string;

const partsOf = (day: Day) => day.split("-").map(Number) as [day: number, month: number, year: number];

/** @returns পনেরোই মার্চ দুই হাজার দশ */
export function bengaliDayInWords(date: Day): string {
	const [day, month, year] = partsOf(date);
	return `${bengaliDays[day - 1]} ${bengaliMonths[month - 1]} ${bengaliYear(year)}`;
}

/** @returns the fifteenth of March, two thousand ten */
export function englishDayInWords(date: Day): string {
	const [day, month, year] = partsOf(date);
	return `the ${englishDays[day - 1]} of ${englishMonths[month - 1]}, ${englishYear(year)}`;
}
