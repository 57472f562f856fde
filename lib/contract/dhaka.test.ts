import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { formatMonth, formatWeekday } from "@/lib/bengali/calendar";
import { dayOf, formatDate, formatMoment, formatShortDay, formatShortMoment, formatTime } from "@/lib/bengali/dates";
import { formatSpan } from "@/lib/bengali/school-year";
import { readBirthDate, todayInDhaka } from "./dates";

const moment = "2026-11-21T05:30:00Z";

const written: [name: string, write: () => string, text: string][] = [
	["today", () => todayInDhaka(new Date(moment)), "2026-11-21"],
	["the last minute of a day", () => todayInDhaka(new Date("2026-12-31T17:59:59Z")), "2026-12-31"],
	["the first of a year", () => todayInDhaka(new Date("2026-12-31T18:00:00Z")), "2027-01-01"],
	["day", () => dayOf(moment), "2026-11-21"],
	["date", () => formatDate(moment), "২১ নভেম্বর, ২০২৬"],
	["date of a day", () => formatDate("2026-02-01"), "১ ফেব্রুয়ারি, ২০২৬"],
	["time", () => formatTime(moment), "সকাল ১১:৩০"],
	["time of midnight", () => formatTime("2026-11-20T18:05:00Z"), "রাত ১২:০৫"],
	["moment", () => formatMoment(moment), "২১ নভেম্বর, ২০২৬, সকাল ১১:৩০"],
	["day of a form", () => formatShortDay(moment), "২১-১১-২০২৬"],
	["moment of a form", () => formatShortMoment(moment), "২১-১১-২০২৬ সকাল ১১:৩০"],
	["beginning of a day in a form", () => formatShortMoment("2026-11-20T18:00:00Z"), "২১-১১-২০২৬"],
	["month", () => formatMonth(2026, 12), "ডিসেম্বর ২০২৬"],
	["weekday", () => formatWeekday(new Date("2026-11-20T18:30:00Z")), "শনিবার ২১ নভেম্বর"],
	["span", () => formatSpan("2026-12-16", "2026-12-16"), "১৬ ডিসেম্বর, বুধবার"],
];

/** What the locales of other browsers and versions of ICU have written for the same. */
describe.each(["11/26/26", "26.11.26", "২৬/১১/২৬", ""])("where Intl writes %j", (text) => {
	beforeEach(() => {
		for (const method of ["format", "formatToParts"] as const)
			Object.defineProperty(Intl.DateTimeFormat.prototype, method, { configurable: true, get: () => () => text });
	});

	test.each(written)("%s", (_, write, expected) => {
		expect(write()).toBe(expected);
	});

	test("a child of today is born, one of tomorrow is not", () => {
		const [today, tomorrow] = [0, 1].map((days) => formatShortDay(new Date(Date.now() + days * 864e5).toISOString()));
		expect(readBirthDate(today as string)).toHaveProperty("date");
		expect(readBirthDate(tomorrow as string)).toEqual({ fault: "dateFuture" });
	});
});

test("no date, number or order of the product is one of Intl's", () => {
	const list = ["ls-files", "--cached", "--others", "--exclude-standard", "app", "components", "lib", "public"];
	const files = execFileSync("git", list).toString().split("\n");
	const sources = files.filter(
		(file) => /\.(ts|tsx|js|cjs)$/.test(file) && !/\.test\.ts$|importMap|\/testing\//.test(file),
	);
	const found = sources.flatMap((file) =>
		[...readFileSync(file, "utf8").matchAll(/\bIntl\.\w+|\.toLocale\w+\(|\.localeCompare\(/g)].map(
			([name]) => `${file}: ${name}`,
		),
	);
	// Letters as they are counted, which is no text.
	expect(found).toEqual(["lib/hosting/schools/text.ts: Intl.Segmenter"]);
});
