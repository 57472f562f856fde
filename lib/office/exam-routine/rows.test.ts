/** Tests of how the rows of a routine are read: what staff type, and what they paste. */

import { classFinder } from "../lists/known";
import { rowFaults } from "../lists/text";
import { readPasted } from "./pasted";
import { shifted } from "./routine";
import { cellsOf, readDay, readRows, readTimes } from "./rows";
import { type Cells, emptyRow } from "./shared";
import { examRoutineOfficeText } from "./text";

const { faults } = examRoutineOfficeText;
const classes = ["ষষ্ঠ", "সপ্তম", "অষ্টম"].map((name, index) => ({ id: index + 8, name }));
const known = { year: 2026, classes, holidays: new Map([["2026-12-16", "বিজয় দিবস"]]) };
const row = (part: Partial<Cells>): Cells => ({
	...emptyRow,
	class: "ষষ্ঠ",
	subject: "বাংলা",
	date: "২৪-১১-২০২৬",
	...part,
});
const paste = (text: string) => {
	const find = classFinder(classes);
	return readPasted(text, (name) => find(name) !== undefined);
};

test.each([
	["সকাল ১০:০০ – দুপুর ১:০০", "10:00", "13:00"],
	["সকাল ১০টা থেকে দুপুর ১টা পর্যন্ত", "10:00", "13:00"],
	["১০:০০-১:০০", "10:00", "13:00"],
	["10:00 AM - 1:00 PM", "10:00", "13:00"],
	["দুপুর ২টা – ৫টা", "14:00", "17:00"],
	["14:30", "14:30", null],
])("%s is a time of a school day", (typed, starts, ends) => {
	expect(readTimes(typed)).toEqual({ starts, ends });
});

test("a time that is unclear or ends before it begins is refused", () => {
	for (const typed of ["পরে", "১০টা-", "25:00", "১০-১২-২"]) expect(readTimes(typed)).toEqual({ fault: faults.time });
	expect(readTimes("দুপুর ১টা – সকাল ১০টা")).toEqual({ fault: faults.order });
});

test("a date may have its weekday, but not another one", () => {
	for (const typed of ["২৪-১১-২০২৬", "মঙ্গলবার, ২৪ নভেম্বর ২০২৬", "24/11/2026 (মঙ্গল)", "46350"])
		expect(readDay(typed)).toEqual({ day: "2026-11-24" });
	expect(readDay("২৪-১১-২০২৬ বুধবার")).toEqual({ fault: faults.weekday("মঙ্গলবার") });
	expect(readDay("৩১-১১-২০২৬")).toHaveProperty("fault");
});

test("each cell that is not understood is refused at its place, and the rest is read", () => {
	const rows = [
		row({ class: "Class Six", time: "১০:০০-১:০০", hall: "কক্ষ 5" }),
		emptyRow,
		row({ class: "দ্বাদশ", date: "কাল", time: "পরে" }),
		row({ subject: "" }),
		row({ class: "৬ষ্ঠ", subject: "বাংলা " }),
		row({ subject: "গণিত", date: "২৪-১১-২০২৯" }),
		row({ subject: "ইংরেজি", date: "১৬-১২-২০২৬" }),
	];
	const read = readRows(rows, known);
	expect(read.faults).toEqual({
		"2/class": [rowFaults.classUnknown("দ্বাদশ", classes)],
		"2/date": [expect.any(String)],
		"2/time": [faults.time],
		"3/subject": [rowFaults.required],
		"4/subject": [faults.twice(1)],
		"5/date": [faults.year(2026)],
	});
	expect(read.sittings[0]).toEqual({
		...{ class: 8, subject: "বাংলা", day: "2026-11-24", starts: "10:00", ends: "13:00", hall: "কক্ষ ৫" },
	});
	expect(read.understood[0]).toBe("মঙ্গলবার · সকাল ১০:০০ – দুপুর ১:০০");
	expect(read.understood[6]).toBe(`বুধবার · ${examRoutineOfficeText.holiday("বিজয় দিবস")}`);
	// What is written back is read as the same.
	const again = read.sittings.slice(0, 1).map((sitting) => cellsOf(sitting, "ষষ্ঠ"));
	expect(readRows(again, known).sittings).toEqual(read.sittings.slice(0, 1));
});

test("a pasted list is read by its headings, or without them in the order of the form", () => {
	const list = "বিষয়\tতারিখ\tবার\tশ্রেণি\tমন্তব্য\nবাংলা\t২৪-১১-২০২৬\tমঙ্গল\tষষ্ঠ\tনতুন\nগণিত\t\t\tসপ্তম\t";
	expect(paste(list)).toEqual({
		rows: [row({ date: "২৪-১১-২০২৬ মঙ্গল" }), row({ class: "সপ্তম", subject: "গণিত", date: "২৪-১১-২০২৬ মঙ্গল" })],
		ignored: ["নতুন"],
	});
	expect(paste("ষষ্ঠ, বাংলা, ২৪ নভেম্বর, ২০২৬\nষষ্ঠ; গণিত; ২৫ নভেম্বর ২০২৬; ১০টা-১টা").rows).toEqual([
		row({ date: "২৪ নভেম্বর ২০২৬" }),
		row({ subject: "গণিত", date: "২৫ নভেম্বর ২০২৬", time: "১০টা-১টা" }),
	]);
});

test("a pasted table has a class in each column", () => {
	const table = [
		"বার্ষিক পরীক্ষার রুটিন",
		"তারিখ\tবার\tসময়\t৬ষ্ঠ শ্রেণি\t৭ম শ্রেণি",
		"২৪-১১-২০২৬\tমঙ্গলবার\t১০টা-১টা\tবাংলা\t—",
		"২৫-১১-২০২৬\tবুধবার\t\tগণিত\tইংরেজি",
	].join("\n");
	const { rows, ignored } = paste(table);
	expect(rows.map((row) => [row.class, row.subject, row.date, row.time])).toEqual([
		["৬ষ্ঠ শ্রেণি", "বাংলা", "২৪-১১-২০২৬ মঙ্গলবার", "১০টা-১টা"],
		["৬ষ্ঠ শ্রেণি", "গণিত", "২৫-১১-২০২৬ বুধবার", ""],
		["৭ম শ্রেণি", "ইংরেজি", "২৫-১১-২০২৬ বুধবার", ""],
	]);
	expect(ignored).toEqual(["বার্ষিক পরীক্ষার রুটিন"]);
	expect(readRows(rows, known).faults).toEqual({});
});

test("dates of another exam are moved by school days, past weekends and holidays", () => {
	const of = (day: string) => ({ class: 8, subject: day, day, starts: null, ends: null, hall: null });
	// Thursday, Sunday, Tuesday.
	const moved = shifted(["2025-11-20", "2025-11-23", "2025-11-25"].map(of), "2026-12-14", known);
	expect(moved.map(({ day }) => day)).toEqual(["2026-12-14", "2026-12-15", "2026-12-20"]);
});
