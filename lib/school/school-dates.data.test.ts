/** Tests of the school year's dates and of the file to subscribe to. */
import ICAL from "ical.js";
import type { Payload } from "payload";
import { dateKinds } from "@/lib/bengali/school-dates";
import { schoolYearText } from "@/lib/bengali/school-year";
import type { SchoolDate } from "@/lib/cms/payload-types";
import { testDatabase } from "@/lib/cms/testing/databases";
import { schoolDatesText } from "@/lib/office/date-list/text";

const { errors } = schoolDatesText;
const noon = (day: string) => `${day}T06:00:00.000Z`;
/** Midnight in Dhaka at the beginning of that day. */
const midnight = (day: string) => new Date(`${day}T00:00:00+06:00`).getTime();

const open = testDatabase();

describe("school dates", () => {
	let payload: Payload;

	const load = async () => ({
		...(await import("./school-dates")),
		...(await import("./calendar-file")),
		...(await import("./calendar")),
		...(await import("./addresses")),
		...(await import("./known-paths")),
		...(await import("./query")),
		...(await import("@/lib/upkeep/dates")),
		...(await import("@/lib/data/insert-many")),
	});
	const make = (name: string, from: string, to?: string, more: Partial<SchoolDate> = {}) =>
		payload.create({
			collection: "school-dates",
			data: { name, kind: "holiday", startsOn: noon(from), endsOn: to && noon(to), ...more } as never,
		});
	const namesOf = (dates: { name: string }[]) => dates.map(({ name }) => name);

	beforeAll(async () => {
		payload = await open();
	});
	afterEach(async () => {
		await payload.delete({ collection: "school-dates", where: {}, trash: true });
	});

	test("a month and a year have the dates of which a day falls into them, in order, without the trash", async () => {
		const { getDates, getMonthMarks } = await load();
		const notice = await payload.create({ collection: "notices", data: { name: "ছুটির নোটিশ", _status: "published" } });
		const draft = await payload.create({ collection: "notices", data: { name: "খসড়া", _status: "draft" } });
		await make("শীতের ছুটি", "2026-12-20", "2027-01-02", { notice: notice.id });
		await make("বিজয় দিবস", "2026-12-16", undefined, { notice: draft.id });
		await make("পরীক্ষা", "2026-11-25", "2026-12-01", { kind: "exam", classes: [9, 8] });
		const trashed = await make("বাদ", "2026-12-05");
		await payload.update({ collection: "school-dates", id: trashed.id, data: { deletedAt: noon("2026-01-01") } });

		const { dates, total } = await getDates(2026, 12);
		expect(total).toBe(3);
		expect(dates.map(({ name, from, to, classes, notice }) => [name, from, to, classes, notice])).toEqual([
			["পরীক্ষা", "2026-11-25", "2026-12-01", ["ষষ্ঠ", "সপ্তম"], null],
			["বিজয় দিবস", "2026-12-16", "2026-12-16", [], null],
			["শীতের ছুটি", "2026-12-20", "2027-01-02", [], "ছুটির নোটিশ"],
		]);
		expect(namesOf((await getDates(2027, 1)).dates)).toEqual(["শীতের ছুটি"]);
		expect((await getDates(2027, 2)).dates).toEqual([]);
		expect((await getDates(2026)).total).toBe(3);
		const marks = await getMonthMarks(2026, 12);
		expect([...marks.keys()]).toEqual([1, 16, ...Array.from({ length: 12 }, (_, index) => 20 + index)]);
		expect(marks.get(16)).toEqual({
			kind: "holiday",
			label: "১৬ ডিসেম্বর, বিজয় দিবস, ছুটি",
			href: "/calendar/2026/12#d16",
		});
		expect(marks.get(31)).toMatchObject({ href: "/calendar/2026/12#d20" });
	});

	test("the next dates change at midnight in Dhaka, when the cached ones expire", async () => {
		const { findDueDates, findUpcoming } = await load();
		await make("গেছে", "2031-03-01");
		await make("তিন দিনের", "2031-03-10", "2031-03-12");
		await make("এক দিনের", "2031-03-11");
		await make("পরের", "2031-03-20");
		await make("আরও পরের", "2031-03-21");
		const at = async (time: number) => (await findUpcoming(new Date(time))).map((date) => [date.name, date.isOngoing]);
		const begin = midnight("2031-03-10");
		expect(await at(begin - 1)).toEqual([
			["তিন দিনের", false],
			["এক দিনের", false],
			["পরের", false],
		]);
		expect((await at(begin))[0]).toEqual(["তিন দিনের", true]);
		expect((await at(midnight("2031-03-12") - 1)).map(([name]) => name)).toEqual(["তিন দিনের", "এক দিনের", "পরের"]);
		expect((await at(midnight("2031-03-12"))).map(([name]) => name)).toEqual(["তিন দিনের", "পরের", "আরও পরের"]);
		expect((await at(midnight("2031-03-13"))).map(([name]) => name)).toEqual(["পরের", "আরও পরের"]);

		const due = async (from: string, to: string) =>
			(await findDueDates(payload, midnight(from) - 1, midnight(to)))
				.filter(({ tag }) => tag === "school-dates")
				.map(({ at }) => at)
				.sort();
		expect(await due("2031-03-10", "2031-03-10")).toEqual([begin]);
		expect(await due("2031-03-10", "2031-03-13")).toEqual([
			begin,
			midnight("2031-03-11"),
			midnight("2031-03-12"),
			midnight("2031-03-13"),
		]);
		expect(await due("2031-03-14", "2031-03-19")).toEqual([]);
	});

	test("the next exam of a class is the first that is not over, of the class or of the whole school", async () => {
		const { findNextExams } = await load();
		await make("গেছে", "2031-03-01", undefined, { kind: "exam" });
		await make("ছুটি", "2031-03-09");
		await make("ষষ্ঠের", "2031-03-10", "2031-03-12", { kind: "exam", classes: [8] });
		await make("সবার", "2031-03-11", undefined, { kind: "exam" });
		const at = async (day: string) => {
			const exams = await findNextExams(new Date(midnight(day)));
			return [exams[8], exams[9]].map((exam) => exam && [exam.name, exam.isOngoing]);
		};
		expect(await at("2031-03-09")).toEqual([
			["ষষ্ঠের", false],
			["সবার", false],
		]);
		expect(await at("2031-03-12")).toEqual([["ষষ্ঠের", true], undefined]);
		expect(await at("2031-03-13")).toEqual([undefined, undefined]);
	});

	test("days are days in Dhaka, and impossible ones are refused with a sentence", async () => {
		const late = await make("রাতের", "2026-03-26");
		// A browser in Dhaka sends its own midnight.
		const moved = await payload.update({
			collection: "school-dates",
			id: late.id,
			data: { startsOn: "2026-03-25T18:00:00.000Z" },
		});
		expect(moved.startsOn).toBe(noon("2026-03-26"));
		const refused = (from: string, to: string | undefined, path: string, message: string) =>
			expect(make("ভুল", from, to)).rejects.toMatchObject({ data: { errors: [{ path, message }] } });
		await refused("2026-03-26", "2026-03-25", "endsOn", errors.order);
		await refused("2026-03-26", "2027-03-28", "endsOn", errors.long);
		await refused("1971-03-26", undefined, "startsOn", errors.years);
	});

	test("the years with a page reach from the first to the last date, and include this one", async () => {
		const { findCalendarMonth, findCalendarYear, getNeighbours, isKnownPath } = await load();
		const now = new Date().getUTCFullYear();
		await make("পরে", `${now + 1}-12-30`, `${now + 2}-01-02`);
		expect(await findCalendarYear(String(now))).toBe(now);
		expect(await findCalendarYear(String(now + 2))).toBe(now + 2);
		for (const path of [`/calendar/${now}`, `/calendar/${now + 2}/1`])
			expect([path, await isKnownPath(path)]).toEqual([path, true]);
		for (const path of [`/calendar/${now + 3}`, `/calendar/${now}/13`, "/calendar/%E0%A7%A6", "/calendar/99999"])
			expect([path, await isKnownPath(path)]).toEqual([path, false]);
		for (const year of [String(now - 1), String(now + 3), "0", "99999", "০", `${now}x`])
			expect([year, await findCalendarYear(year)]).toEqual([year, null]);
		expect(await findCalendarMonth(String(now), "12")).toEqual({ year: now, month: 12 });
		for (const month of ["0", "13", "01", "x"])
			expect([month, await findCalendarMonth(String(now), month)]).toEqual([month, null]);
		expect(await getNeighbours({ year: now, month: 1 })).toEqual({ previous: null, next: { year: now, month: 2 } });
	});

	const parse = (text: string) => new ICAL.Component(ICAL.parse(text));
	const eventsOf = (text: string) =>
		parse(text)
			.getAllSubcomponents("vevent")
			.map((event) => new ICAL.Event(event));

	test("another program reads the file: whole days, names with signs and long lines, as RFC 5545 writes them", async () => {
		const { writeCalendarFile } = await load();
		const name = "মিলাদ, পূজা; ও অনেক লম্বা নামের একটি ছুটি \\ যা এক লাইনে ধরে না 🎉 কোনোভাবেই ধরে না";
		const made = await make(name, "2026-12-16", "2026-12-18", { classes: [8] });
		const text = await writeCalendarFile(new Date("2026-11-01T00:00:00Z"));
		for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
		expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
		// A line is never broken inside a character.
		expect(text).not.toContain("\uFFFD");
		const calendar = parse(text);
		expect(calendar.getFirstPropertyValue("version")).toBe("2.0");
		expect(calendar.getFirstPropertyValue("x-wr-calname")).toContain("শিক্ষাপঞ্জি");
		expect(String(calendar.getFirstPropertyValue("refresh-interval"))).toBe("PT12H");
		const [event] = eventsOf(text);
		expect(event?.summary).toBe(`${dateKinds.holiday}: ${made.name}`);
		expect(event?.startDate.isDate).toBe(true);
		expect([String(event?.startDate), String(event?.endDate)]).toEqual(["2026-12-16", "2026-12-19"]);
		expect(event?.description).toBe(schoolYearText.classes(["ষষ্ঠ"]));
		const stamp = made.updatedAt.replace(/\.\d+Z$/, "Z");
		for (const property of ["dtstamp", "last-modified"])
			expect(String(event?.component.getFirstPropertyValue(property))).toBe(stamp);
	});

	test("a changed date keeps its UID and gets the next SEQUENCE; one in the trash is gone", async () => {
		const { writeCalendarFile } = await load();
		const now = new Date("2026-11-01T00:00:00Z");
		const read = async () =>
			eventsOf(await writeCalendarFile(now)).map((event) => [event.uid, event.sequence, event.summary]);
		const { id } = await make("ছুটি", "2026-12-16");
		const [[uid] = []] = await read();
		expect(await read()).toEqual([[uid, 0, "ছুটি: ছুটি"]]);
		await payload.update({ collection: "school-dates", id, data: { name: "বিজয় দিবস" } });
		expect(await read()).toEqual([[uid, 1, "ছুটি: বিজয় দিবস"]]);
		const { docs } = await payload.findVersions({ collection: "school-dates", where: { parent: { equals: id } } });
		const first = docs.find(({ version }) => version.name === "ছুটি");
		await payload.restoreVersion({ collection: "school-dates", id: String(first?.id) });
		expect(await read()).toEqual([[uid, 2, "ছুটি: ছুটি"]]);
		await payload.update({ collection: "school-dates", id, data: { deletedAt: noon("2026-01-01") } });
		expect(await read()).toEqual([]);
	});

	test("the file of a class has its own dates and those of the whole school", async () => {
		const { findClass, writeCalendarFile } = await load();
		await make("সবার", "2026-12-01");
		await make("ষষ্ঠের", "2026-12-02", undefined, { classes: [8, 9] });
		await make("নবমের", "2026-12-03", undefined, { classes: [11] });
		const read = async (classId?: number) =>
			eventsOf(await writeCalendarFile(new Date("2026-11-01T00:00:00Z"), classId)).map(({ summary }) => summary);
		expect(await read()).toHaveLength(3);
		expect(await read(8)).toEqual(["ছুটি: সবার", "ছুটি: ষষ্ঠের"]);
		const found = await Promise.all(["8", "08", "0", "12", "x"].map(findClass));
		expect(found).toEqual([8, undefined, undefined, undefined, undefined]);
	});

	test("a class that was added later has its place among the others, and a calendar of its own", async () => {
		const { findClass, getDates, query, sql } = await load();
		const first = await payload.create({ collection: "classes", data: { name: "প্লে", sequence: 1 } });
		// As after a hundred others.
		await query(sql`UPDATE classes SET id = 150 WHERE id = ${first.id}`);
		await make("পরীক্ষা", "2026-11-25", "2026-12-01", { kind: "exam", classes: [3, 150] });
		expect((await getDates(2026)).dates.map(({ classes }) => classes)).toEqual([["প্লে", "প্রথম"]]);
		expect(await findClass("150")).toBe(150);
		await query(sql`DELETE FROM school_dates_rels`);
		await query(sql`DELETE FROM classes WHERE id = 150`);
	});

	test("5,000 dates make no page, file or sitemap longer than its bound", async () => {
		const { getDates, getPublicAddresses, getYearMarks, insertMany, mostDates, query, sql, writeCalendarFile } =
			await load();
		const rows = Array.from({ length: 5000 }, (_, index) => ({
			name: `তারিখ ${index}`,
			kind: "event",
			starts_on: noon(`2026-${String((index % 12) + 1).padStart(2, "0")}-${String((index % 28) + 1).padStart(2, "0")}`),
			created_at: noon("2026-01-01"),
			updated_at: noon("2026-01-01"),
		}));
		await insertMany(payload, "school_dates", rows);
		const year = await getDates(2026);
		expect([year.dates.length, year.total, mostDates]).toEqual([500, 5000, 500]);
		expect((await getDates(2026, 1)).dates.length).toBeLessThanOrEqual(mostDates);
		expect(Object.keys(await getYearMarks(2026)).length).toBeLessThanOrEqual(366);
		const file = await writeCalendarFile(new Date("2026-11-01T00:00:00Z"));
		expect(eventsOf(file)).toHaveLength(2000);
		const months = (await getPublicAddresses()).filter(({ path }) => path.startsWith("/calendar/"));
		expect(months).toHaveLength(13);
		// One by one takes a minute.
		await query(sql`DELETE FROM school_dates`);
	});
});
