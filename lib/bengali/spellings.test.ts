/** One spelling of each word, in all sentences that are shown. */
import { readdirSync, readFileSync } from "node:fs";
import { classTitle } from "./class-title";
import { formatDate } from "./dates";
import { toBengaliDigits } from "./digits";
import { formatSpan } from "./school-year";

/** The spelling that is used, and others that people know. */
const spellings: [used: string, others: RegExp][] = [
	["শহিদ", /শহীদ/],
	["জন্মনিবন্ধন", /জন্ম[ -]নিবন্ধন/],
	["পিতা-মাতা", /পিতা ?মাতা|মা-বাবা|বাবা-মা/],
	["ফলাফলপত্র", /ফলাফল[ -]পত্র/],
	["নিশ্চিত করুন", /"নিশ্চিত"/],
	["আবেদন জমা হয়েছে", /আবেদন জমা আছে|আবেদন জমা দেওয়া হয়েছে/],
	["গুরুত্বপূর্ণ", /পিন করা/],
	["সবার জন্য ব্যবহারযোগ্যতা", /সবার ব্যবহারের সুবিধা/],
	["পরিসংখ্যান কোড", /গণনাকারী/],
];

const texts = readdirSync("lib/bengali", { recursive: true, encoding: "utf8" })
	.filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
	.map((name) => ({ name, text: readFileSync(`lib/bengali/${name}`, "utf8").normalize("NFC") }));

test.each(spellings)("%s", (_, others) => {
	const pattern = new RegExp(others.source.normalize("NFC"));
	expect(texts.filter(({ text }) => pattern.test(text)).map(({ name }) => name)).toEqual([]);
});

test("a date with its year is written in one form", () => {
	const day = "২১ নভেম্বর, ২০২৬";
	expect(formatDate("2026-11-21T12:00:00+06:00")).toBe(day);
	expect(formatSpan("2026-11-21", "2027-01-02")).toBe(`${day} – ২ জানুয়ারি, ${toBengaliDigits(2027)}`.normalize("NFC"));
});

test("a choice says that an ordinal is a class", () => {
	expect(["প্রথম", "দশম", "নার্সারি", "প্রথম শ্রেণি"].map(classTitle)).toEqual([
		"প্রথম শ্রেণি",
		"দশম শ্রেণি",
		"নার্সারি",
		"প্রথম শ্রেণি",
	]);
});
