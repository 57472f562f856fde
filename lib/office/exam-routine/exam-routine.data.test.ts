/** Tests of an exam's routine from the form to the pages, calendars and papers. */
import ICAL from "ical.js";
import type { Payload } from "payload";
import { examRoutineText } from "@/lib/bengali/exam-routines";
import { formatSpan } from "@/lib/bengali/school-year";
import { makeAccount } from "@/lib/cms/testing/accounts";
import { testDatabase } from "@/lib/cms/testing/databases";
import { examRoutinePath } from "@/lib/contract/paths";
import { type PrintingForm, readPrintingForm } from "@/lib/office/printing/schema";
import { printingText } from "../printing/text";
import { bannerPath } from "./changes";
import { type Cells, cellKey, emptyRow } from "./shared";
import { examRoutineOfficeText as text } from "./text";

const site = "https://school.example";
const midnight = (day: string) => new Date(`${day}T00:00:00+06:00`);
const row = (name: string, subject: string, date: string, part: Partial<Cells> = {}): Cells => ({
	...{ ...emptyRow, class: name, subject, date, time: "১০টা-১টা" },
	...part,
});
const rows = [
	row("ষষ্ঠ", "বাংলা", "০৪-০৩-২০৩১", { hall: "কক্ষ ১" }),
	row("ষষ্ঠ", "গণিত", "০৬-০৩-২০৩১"),
	row("সপ্তম", "গণিত", "০৪-০৩-২০৩১", { hall: "কক্ষ ১" }),
	row("সপ্তম", "ধর্ম", "০৯-০৩-২০৩১", { time: "" }),
];

const open = testDatabase();

describe("exam routine", () => {
	let payload: Payload;
	let head: Awaited<ReturnType<typeof makeAccount>>;
	let exam: number;
	let year: number;

	const load = async () => ({
		...(await import("./calls")),
		...(await import("./routine")),
		...(await import("@/lib/school/addresses")),
		...(await import("@/lib/school/exam-routines")),
		...(await import("@/lib/school/school-dates")),
		...(await import("@/lib/school/calendar-file")),
		...(await import("@/lib/school/known-paths")),
		...(await import("@/lib/school/search")),
		...(await import("@/lib/upkeep/dates")),
		...(await import("../operations/all")),
		...(await import("../printing/papers")),
		...(await import("@/lib/data/sql")),
	});
	const save = async (part: { rows?: Cells[]; published?: boolean; seen?: string } = {}) => {
		const { calls, readStored } = await load();
		const { seen } = await readStored(exam);
		const input = { exam, rows, published: true, seen, ...part };
		type Answer = { message: string; told: { text: string; banner: string | null } | null };
		return (await calls.save.run({ input, who: head, site })) as Answer;
	};
	const takeLastBack = async () => {
		const { rows: found, sql, takeAnyBack } = await load();
		const [last] = await found<{ id: number }>(payload, sql`SELECT max(id) AS id FROM operations`);
		return takeAnyBack(head, Number(last?.id));
	};
	const events = async (part?: number) => {
		const { writeCalendarFile } = await load();
		const file = new ICAL.Component(ICAL.parse(await writeCalendarFile(midnight("2031-01-01"), part)));
		return file.getAllSubcomponents("vevent").map((event) => new ICAL.Event(event));
	};

	beforeAll(async () => {
		payload = await open();
		head = await makeAccount(payload, "head", { name: "প্রধান", role: "head" });
		year = (await payload.create({ collection: "years", data: { year: 2031 } })).id;
	});
	beforeEach(async () => {
		exam = (await payload.create({ collection: "exams", data: { name: "বার্ষিক পরীক্ষা", year, type: "semester" } })).id;
	});
	afterEach(async () => {
		await payload.delete({ collection: "exams", where: {} });
		await payload.delete({ collection: "school-dates", where: {}, trash: true });
	});

	test("a draft is nobody's; a published routine stands on its page, in the calendar and as the next exam", async () => {
		const { findDueDates, findNextDays, findNextExams, findUpcoming, getDates, getExamRoutine, isKnownPath } =
			await load();
		const path = examRoutinePath(exam);
		expect(await save({ published: false })).toMatchObject({ message: text.saved, told: null });
		expect(await getExamRoutine(String(exam))).toBeNull();
		expect(await isKnownPath(path)).toBe(false);
		expect((await getDates(2031, 3)).dates).toEqual([]);
		expect(await findNextDays(midnight("2031-03-04"))).toEqual([]);
		expect(await events(8)).toEqual([]);

		const { message, told } = await save();
		expect(message).toBe(text.published);
		expect(told?.text).toContain(site + path);
		expect(told?.banner).toBe(bannerPath(text.told.onBanner.published("বার্ষিক পরীক্ষা ২০৩১"), path));
		expect(await isKnownPath(path)).toBe(true);
		expect(await isKnownPath(`${path}0`)).toBe(false);
		expect(await getExamRoutine(String(exam))).toMatchObject({ from: "2031-03-04", to: "2031-03-09", year: 2031 });
		const span = { name: "বার্ষিক পরীক্ষা", kind: "exam", from: "2031-03-04", to: "2031-03-09", routine: exam };
		expect((await getDates(2031, 3)).dates).toMatchObject([{ ...span, classes: ["ষষ্ঠ", "সপ্তম"] }]);

		const at = async (day: string, later = 0) => {
			const now = new Date(midnight(day).getTime() + later);
			const [next] = await findNextDays(now);
			const exams = await findNextExams(now);
			return [next?.day, next?.isToday, exams[8]?.from, exams[9]?.from, (await findUpcoming(now))[0]?.isOngoing];
		};
		expect(await at("2031-03-04", -1)).toEqual(["2031-03-04", false, "2031-03-04", "2031-03-04", false]);
		expect(await at("2031-03-05", -1)).toEqual(["2031-03-04", true, "2031-03-04", "2031-03-04", true]);
		expect(await at("2031-03-05")).toEqual(["2031-03-06", false, "2031-03-06", "2031-03-09", true]);
		expect(await at("2031-03-10")).toEqual([undefined, undefined, undefined, undefined, undefined]);
		expect((await findNextExams(midnight("2031-03-04")))[8]?.sittings).toEqual(["বাংলা, সকাল ১০:০০ – দুপুর ১:০০, কক্ষ ১"]);
		const due = await findDueDates(payload, midnight("2031-03-04").getTime() - 1, midnight("2031-03-05").getTime());
		expect(due).toEqual(["2031-03-04", "2031-03-05"].map((day) => ({ tag: "exams", at: midnight(day).getTime() })));
	});

	test("the search and the sitemap have a published routine, and no other", async () => {
		const { getPublicAddresses, searchSite, suggest } = await load();
		const path = examRoutinePath(exam);
		const title = examRoutineText.routineOf(examRoutineText.of("বার্ষিক পরীক্ষা", 2031));
		const found = async (q: string) => (await searchSite({ q, kind: null, year: null, page: 1 })).pages[0];
		const listed = async () =>
			(await getPublicAddresses()).some((publicAddress) => publicAddress.path === path && publicAddress.lastModified);
		await save({ published: false });
		expect([await found(examRoutineText.title), await listed()]).toEqual([undefined, false]);
		await save();
		for (const q of [
			examRoutineText.title,
			"বার্ষিক পরীক্ষা",
			"ষষ্ঠ শ্রেণির পরীক্ষার রুটিন",
			"গণিত পরীক্ষা কবে",
			"exam routine",
		]) {
			const { path: first, title: parts } = (await found(q)) ?? {};
			expect([q, first, parts?.map((part) => part.text).join("")]).toEqual([q, path, title]);
			expect((await suggest(q))[0]?.path).toBe(path);
		}
		// That of lessons is meant, and another class's exams.
		for (const q of ["ষষ্ঠ শ্রেণির রুটিন", "রুটিন", "ষষ্ঠ শ্রেণি", "দশম শ্রেণির পরীক্ষার রুটিন"])
			expect([q, await found(q)]).toEqual([q, undefined]);
		expect(await listed()).toBe(true);
		await save({ published: false });
		expect([await found(examRoutineText.title), await listed()]).toEqual([undefined, false]);
	});

	test("a date of the same name that staff have entered is not said twice", async () => {
		const { findNextExams, getDates } = await load();
		const noon = (day: string) => `${day}T06:00:00.000Z`;
		const data = { kind: "exam" as const, startsOn: noon("2031-03-01"), endsOn: noon("2031-03-12") };
		await payload.create({ collection: "school-dates", data: { ...data, name: "বার্ষিক পরীক্ষা" } });
		await save();
		const { dates, total } = await getDates(2031, 3);
		expect(total).toBe(1);
		expect(dates).toMatchObject([{ from: "2031-03-01", routine: exam }]);
		expect((await events()).length).toBe(1);
		const next = await findNextExams(midnight("2031-03-01"));
		expect([next[8]?.from, next[10]?.from]).toEqual(["2031-03-04", "2031-03-01"]);
	});

	test("a class's calendar has its exams with time and hall, the whole school's each exam once", async () => {
		await save();
		const own = await events(8);
		expect(own.map(({ summary }) => summary)).toEqual(["বাংলা: বার্ষিক পরীক্ষা", "গণিত: বার্ষিক পরীক্ষা"]);
		expect(own[0]?.startDate.toJSDate().toISOString()).toBe("2031-03-04T04:00:00.000Z");
		expect(own[0]?.endDate.toJSDate().toISOString()).toBe("2031-03-04T07:00:00.000Z");
		expect(own[0]?.location).toBe("কক্ষ ১");
		expect((await events(9))[1]?.startDate.isDate).toBe(true);
		const [whole, ...more] = await events();
		expect([whole?.startDate.toString(), whole?.endDate.toString(), more]).toEqual(["2031-03-04", "2031-03-10", []]);

		await save({ rows: [{ ...(rows[0] as Cells), date: "০৫-০৩-২০৩১" }, ...rows.slice(1)] });
		const moved = await events(8);
		expect(moved.map(({ uid }) => uid).sort()).toEqual(own.map(({ uid }) => uid).sort());
		expect(moved.find(({ uid }) => uid === own[1]?.uid)?.sequence).toBe(own[1]?.sequence);
	});

	test("a change of a published routine has a text for families and can be undone until the next one", async () => {
		const { getExamRoutine } = await load();
		await save();
		const [first, second, ...rest] = rows as [Cells, Cells, ...Cells[]];
		const { message, told } = await save({ rows: [{ ...first, date: "০৫-০৩-২০৩১" }, second, ...rest.slice(0, 1)] });
		expect(message).toBe(text.changed(2));
		const before = `${formatSpan("2031-03-04", "2031-03-04")}, সকাল ১০:০০ – দুপুর ১:০০, কক্ষ ১`;
		const lines = [
			text.told.moved("ষষ্ঠ শ্রেণি, বাংলা", before, before.replace(/.*?বার/, formatSpan("2031-03-05", "2031-03-05"))),
			text.told.removed("সপ্তম শ্রেণি, ধর্ম", formatSpan("2031-03-09", "2031-03-09")),
		];
		expect(told?.text).toBe(text.told.changed("বার্ষিক পরীক্ষা ২০৩১", lines, site + examRoutinePath(exam)));
		await takeLastBack();
		expect((await getExamRoutine(String(exam)))?.sittings.map(({ day }) => day)).toEqual([
			...["2031-03-04", "2031-03-06", "2031-03-04", "2031-03-09"],
		]);
		expect(await save({ rows: [first, second, ...rest] })).toMatchObject({ message: text.same });
		expect(await save({ published: false })).toMatchObject({ message: text.hidden, told: { banner: null } });
		expect(await getExamRoutine(String(exam))).toBeNull();
		await takeLastBack();
		expect(await getExamRoutine(String(exam))).not.toBeNull();
	});

	test("rows of a class that is no more do not keep a change from being undone", async () => {
		const { readStored } = await load();
		const gone = await payload.create({ collection: "classes", data: { name: "পরীক্ষামূলক" } });
		await save({ rows: [...rows, row("পরীক্ষামূলক", "গণিত", "০৯-০৩-২০৩১")] });
		await expect(payload.delete({ collection: "classes", id: gone.id })).rejects.toMatchObject({ status: 400 });
		expect((await readStored(exam)).sittings).toHaveLength(rows.length + 1);
		await save({ rows: rows.slice(1) });
		await payload.delete({ collection: "classes", id: gone.id });
		await takeLastBack();
		expect((await readStored(exam)).sittings).toHaveLength(rows.length);
	});

	test("nothing is saved with a cell that is refused, without rows, or over what another has saved", async () => {
		const { readStored } = await load();
		await save({ published: false });
		const wrong = save({ rows: [row("দ্বাদশতম", "বাংলা", "কাল"), ...rows] });
		const errors = { [cellKey(0, "class")]: [expect.any(String)], [cellKey(0, "date")]: [expect.any(String)] };
		await expect(wrong).rejects.toMatchObject({ kind: "invalid", message: text.refused(2), errors });
		await expect(save({ rows: [emptyRow] })).rejects.toMatchObject({ message: text.empty });
		await expect(save({ seen: "" })).rejects.toMatchObject({ message: text.moved });
		expect((await readStored(exam)).publishedAt).toBeNull();
	});

	test("of two who save at once, one is refused", async () => {
		await save({ published: false });
		const outcomes = await Promise.allSettled([save({ rows: rows.slice(1) }), save({ rows: rows.slice(2) })]);
		expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
	});

	test("another exam's rows come with new dates", async () => {
		const { calls } = await load();
		await save();
		const data = { name: "নির্বাচনী পরীক্ষা", year, type: "semester" as const };
		const { id } = await payload.create({ collection: "exams", data });
		const run = (from: number, first: string) => calls.copy.run({ input: { exam: id, from, first }, who: head, site });
		expect(await run(exam, "১০-০৩-২০৩১")).toMatchObject({
			faults: {},
			rows: [
				{ class: "ষষ্ঠ", subject: "বাংলা", date: "১০-০৩-২০৩১", time: "সকাল ১০:০০ – দুপুর ১:০০", hall: "কক্ষ ১" },
				...[{ date: "১২-০৩-২০৩১" }, { date: "১০-০৩-২০৩১" }, { date: "১৩-০৩-২০৩১" }],
			],
		});
		await expect(run(exam, "কাল")).rejects.toMatchObject({ errors: { first: [expect.any(String)] } });
		await expect(run(id, "১০-০৩-২০৩১")).rejects.toMatchObject({ errors: { from: [text.noRoutine] } });
	});

	test("admit cards and the seats of a day have what a student sits", async () => {
		const { readPaper } = await load();
		const people: [string, number, "islam" | "hinduism"][] = [
			["আলী", 8, "islam"],
			["বিনা", 8, "hinduism"],
			["চম্পা", 8, "islam"],
			["দীপা", 9, "islam"],
		];
		const create = async (collection: string, data: object) =>
			(await payload.create({ collection: collection as "sections", data: data as never })).id;
		const sections = new Map<number, number>();
		for (const taught of [8, 9]) sections.set(taught, await create("sections", { name: "ক", class: taught }));
		for (const [index, [name, of, religion]] of people.entries()) {
			const own = { name, religion, gender: "2", fatherName: "করিম", motherName: "সালমা" };
			const student = await create("students", own);
			await create("enrolments", { student, year, section: sections.get(of), roll: index + 1 });
		}
		for (const religion of ["islam", "hinduism"]) {
			const parts = [{ code: "1", full: 100 }];
			const papers = [{ code: "1", parts }];
			const name = religion === "islam" ? "ইসলাম শিক্ষা" : "হিন্দুধর্ম শিক্ষা";
			await create("subjects", { name, class: 8, year, takers: "choice", choice: "ধর্ম", religion, papers });
		}
		await save({
			published: false,
			rows: [
				...rows,
				row("ষষ্ঠ", "ইসলাম শিক্ষা", "১০-০৩-২০৩১", { hall: "কক্ষ ১" }),
				row("ষষ্ঠ", "হিন্দুধর্ম শিক্ষা", "১০-০৩-২০৩১", { hall: "কক্ষ ২" }),
			],
		});
		const print = async (form: Partial<PrintingForm>) => {
			const read = await readPaper({ ...readPrintingForm({}), ...form }, site);
			return "paper" in read ? read.paper : read.errors;
		};
		const cards = await print({ paper: "admit-cards", exam: String(exam), place: "class-8" });
		if (!("kind" in cards) || cards.kind !== "admit-cards") throw new Error(JSON.stringify(cards));
		expect(cards.pupils.map((pupil) => cards.sittingsOf(pupil).map(({ subject }) => subject))).toEqual(
			["ইসলাম শিক্ষা", "হিন্দুধর্ম শিক্ষা", "ইসলাম শিক্ষা"].map((religion) => ["বাংলা", "গণিত", religion]),
		);

		const plan = async (day: string, rooms: PrintingForm["rooms"] = []) => {
			const read = await print({ paper: "day-seats", date: `${exam}/${day}`, rooms });
			if (!("kind" in read) || read.kind !== "day-seats") return read;
			return read.rooms.map(({ name, seated }) => [name, seated.map((pupil) => pupil.name).join(" ")]);
		};
		expect(await plan("2031-03-04")).toEqual([["কক্ষ ১", "আলী দীপা বিনা চম্পা"]]);
		expect(await plan("2031-03-10")).toEqual([
			["কক্ষ ১", "আলী চম্পা"],
			["কক্ষ ২", "বিনা"],
		]);
		expect(await plan("2031-03-06")).toEqual({ rooms: [printingText.errors.noHalls(["ষষ্ঠ"])] });
		expect(await plan("2031-03-06", [{ name: "হল", seats: "9" }])).toEqual([["হল", "আলী বিনা চম্পা"]]);
		expect(await plan("2031-03-05")).toEqual({ date: [printingText.errors.day] });
	});
});
