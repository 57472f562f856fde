import fc from "fast-check";
import { soundOf } from "./search-sounds";

/** Spellings of one word in both scripts. */
const spellings: string[][] = [
	["ভর্তি", "ভরতি", "bhorti", "vorti", "bhorthi"],
	["ছুটি", "ছুটী", "chuti", "chhuti"],
	["রুটিন", "রূটিন", "routine", "rutin"],
	["টিচার", "teacher", "ticher"],
	["পরীক্ষা", "পরিক্ষা", "পরীক্খা", "পরিকখা", "porikkha", "pariksha", "porikha"],
	["শিক্ষক", "শিক্খক", "shikkhok", "shikkhak"],
	["নোটিশ", "নোটিস", "notice", "notish"],
	["শ্রেণি", "শ্রেনী", "স্রেণি", "shreni", "sreni"],
	["বিদ্যালয়", "বিদ্যালয়", "biddaloy", "bidyalay"],
	["বিজ্ঞান", "biggan", "bigyan"],
	["উপবৃত্তি", "upobritti"],
	["এডমিশন", "অ্যাডমিশন", "admission", "addmission"],
	["করিম", "karim", "korim"],
	["মান্নান", "mannan"],
	["বাংলা", "bangla"],
	["কমিটি", "committee"],
	["লাইব্রেরি", "library"],
	["স্বাধীনতা", "shadhinota", "swadhinota"],
	["দ্বিতীয়", "ditiyo", "dwitiyo"],
	["কার্যক্রম", "karjokrom"],
	["সঙ্গীত", "সংগীত", "songit"],
	["র‍্যালি", "র‌্যালি"],
	["যোগাযোগ", "জোগাজোগ", "jogajog"],
];

test.each(spellings.map((words) => [words] as const))("%j sound alike", (words) => {
	expect(words.map(soundOf)).toEqual(words.map(() => soundOf(words[0] ?? "")));
	expect(soundOf(words[0] ?? "")).not.toBe("");
});

test.each([
	["ভর্তি", "ভক্তি"],
	["ছুটি", "চিঠি"],
	["শিক্ষক", "শিক্ষা"],
	["নবম", "নবীন"],
	["রুটিন", "রুটি"],
	["ফলাফল", "ফুল"],
])("%s does not sound like %s", (a, b) => {
	expect(soundOf(a)).not.toBe(soundOf(b));
});

test("words that are short, have digits or letters of other scripts have no sound", () => {
	expect(["ফি", "বই", "", "২০২৬", "৬ষ্ঠ", "abc1", "sscপরীক্ষা", "привет"].map(soundOf)).toEqual(Array(8).fill(""));
});

test("any text has a sound of small letters, in linear time", () => {
	fc.assert(fc.property(fc.string({ unit: "binary", maxLength: 60 }), (text) => /^[a-z]*$/.test(soundOf(text))));
	expect(soundOf("ক্".repeat(100_000))).toMatch(/^[a-z]*$/);
});
