import fc from "fast-check";
import { formatDate, formatMoment, formatShortDay, formatShortMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { typedDateText } from "../words/typed-dates";
import { faultOfTypedDate, parseTypedDate, readTypedDate } from "./typed-dates";

// Dhaka had other offsets before 1952 and a summer time in 2009.
const any = fc.date({ min: new Date("2010-01-02"), max: new Date("2999-12-30"), noInvalidDate: true });
const minute = 60_000;

const readDay = (text: string) => parseTypedDate(text, false);
const readMoment = (text: string) => parseTypedDate(text, true);

test.each([
	"২০-১২-২০২৬",
	"20-12-2026",
	"20/12/2026",
	"২০.১২.২০২৬",
	"২০ / ১২ / ২০২৬",
	"২০–১২–২০২৬",
	"২০ ডিসেম্বর ২০২৬",
	"20 ডিসেম্বর, 2026",
	"২০শে ডিসেম্বর ২০২৬",
	"20 December 2026",
	"20th Dec, 2026",
	"20-DEC-2026",
	"২০-ডিসেম্বর-২০২৬",
	" ২০  ডিসেম্বর  ২০২৬ ",
	"2026-12-20",
])("%s is the twentieth of December", (text) => {
	expect(readDay(text)).toBe("2026-12-20T06:00:00.000Z");
	expect(readMoment(text)).toBe("2026-12-19T18:00:00.000Z");
});

test.each([
	["5/12/2026", "2026-12-05"],
	["৫-১-২০২৭", "2027-01-05"],
	["১ জানুয়ারী ২০২৭", "2027-01-01"],
	["১লা জানুয়ারি ২০২৭", "2027-01-01"],
	["২৯-০২-২০২৮", "2028-02-29"],
	["২৯ ফেব্রুয়ারি ২০২৪", "2024-02-29"],
])("%s: the day stands first, also in a leap year", (text, day) => {
	expect(readDay(text)).toBe(`${day}T06:00:00.000Z`);
});

test.each([
	["সকাল ৮:০০", "02:00"],
	["সকাল ৮টা", "02:00"],
	["সকাল ৮টায়", "02:00"],
	["সকাল 11.30", "05:30"],
	["দুপুর ১২:০০", "06:00"],
	["দুপুর ২:১৫", "08:15"],
	["বিকেল ৪টা", "10:00"],
	["বিকাল ৪:০০", "10:00"],
	["সন্ধ্যা ৭:৪৫", "13:45"],
	["রাত ৯:০০", "15:00"],
	["ভোর ৫:০০", "23:00"],
	["রাত ১২:০০", "18:00"],
	["14:30", "08:30"],
	["০৮:০০", "02:00"],
])("%s", (time, utc) => {
	expect(readMoment(`২৪-১১-২০২৬ ${time}`)?.slice(11, 16)).toBe(utc);
	expect(readMoment(`২৪ নভেম্বর ২০২৬, ${time}`)?.slice(11, 16)).toBe(utc);
});

test.each([
	["কাল", "unclear"],
	["24-11", "unclear"],
	["11-2026", "unclear"],
	["২৪ নভেম্ব ২০২৬", "unclear"],
	["২৪-১১-২৬", "year"],
	["২৪ নভেম্বর ২৬", "year"],
	["24-11-20266", "year"],
	["31-02-2026", "unreal"],
	["29-02-2027", "unreal"],
	["32-01-2026", "unreal"],
	["12-13-2026", "unreal"],
	["00-01-2026", "unreal"],
	["24-11-1026", "range"],
	["24-11-2026 8:00", "time"],
	["24-11-2026 সকাল", "time"],
	["24-11-2026 সকাল ২:০০", "time"],
	["24-11-2026 25:00", "time"],
	["24-11-2026 সকাল ৮:৬০", "time"],
	["24-11-2026 8 PM", "time"],
] as const)("%s is refused: %s", (text, fault) => {
	expect(readTypedDate(text, true)).toEqual({ fault });
	expect(readMoment(text)).toBe(text);
	expect(faultOfTypedDate(text, true)).toBe(typedDateText.faults[fault]);
});

test("a day takes no time", () => {
	expect(readTypedDate("24-11-2026 সকাল ৮:০০", false)).toEqual({ fault: "noTime" });
});

test("empty text is no date", () => {
	for (const text of ["", " "]) expect([readDay(text), faultOfTypedDate(text, true)]).toEqual([null, undefined]);
});

test("what is shown is read again as the same, in forms and in lists, and what is stored stays", () => {
	fc.assert(
		fc.property(any, (date) => {
			const iso = new Date(Math.floor(date.getTime() / minute) * minute).toISOString();
			for (const text of [formatShortMoment(iso), formatMoment(iso)]) expect(readMoment(text)).toBe(iso);
			const noon = readDay(formatShortDay(iso));
			expect(readDay(formatDate(iso))).toBe(noon);
			expect(formatShortDay(noon ?? "")).toBe(formatShortDay(iso));
			expect(readMoment(date.toISOString())).toBe(date.toISOString());
		}),
	);
});

test("nothing becomes a date that is not valid", () => {
	const typed = fc.stringMatching(/^[0-9০-৯]{1,3}[-/. ][0-9]{1,3}[-/.][0-9]{2,5}( [0-9:]{1,5})?$/);
	fc.assert(
		fc.property(fc.oneof(fc.string(), typed), (text) => {
			const read = readTypedDate(toBengaliDigits(text), true);
			if (read && "date" in read) expect(Number.isFinite(read.date.getTime())).toBe(true);
		}),
	);
});
