/** Each fault of a sheet is refused, all of them at once, with its place. */

import { gradeJson } from "./grade-json";
import type { Place } from "./place";
import { fileOf } from "./testing/sheet-json";
import { gradingText } from "./text";

const text = gradingText.faults;
type Sentence = Exclude<keyof typeof text, "fault">;

/** A correct sheet: each test breaks something in it. Students 1 and 2 take physics, 2 a fourth subject too. */
const sheet = () => ({
	scale: [
		[80, "A+", 5],
		[33, "D", 1],
		[0, "F", 0],
	] as unknown[],
	rounding: "none" as unknown,
	placeFailed: false as unknown,
	subjects: [
		{
			...{ code: "physics", counted: true as unknown, passEach: false as unknown },
			papers: [
				{
					code: "1" as unknown,
					parts: [
						{ code: "cq", full: 50 as unknown, pass: 17 as unknown },
						{ code: "mcq", full: 25, pass: 8 },
					],
				},
			],
		},
		{ code: "agriculture", papers: [{ code: "1", parts: [{ code: "all", full: 100 }] }] },
		{ code: "pe", counted: false, papers: [{ code: "1", parts: [{ code: "all", full: 100 }] }] },
	],
	students: [
		{
			...{ id: "s1" as unknown, takes: ["physics", "pe"], fourth: null as unknown },
			marks: { physics: { "1": { cq: 40 as unknown, mcq: 20 as unknown } }, pe: { "1": { all: 50 } } } as Record<
				string,
				unknown
			>,
		},
		{
			...{ id: "s2", takes: ["physics", "agriculture"], fourth: "agriculture" },
			marks: {
				physics: { "1": { cq: "absent", mcq: 20 } },
				agriculture: { "1": { all: 99.25 } },
			},
		},
	] as {
		id: unknown;
		takes: unknown;
		fourth: unknown;
		marks: Record<string, Record<string, Record<string, unknown>>>;
	}[],
});
type Sheet = ReturnType<typeof sheet>;

const combined = () => {
	const { students, ...rest } = sheet();
	return {
		...rest,
		exams: { half: 40, annual: 60 } as Record<string, unknown>,
		students: students.map(({ marks, ...student }) => ({
			...student,
			marks: { half: marks, annual: sheetMarks(marks) },
		})),
	};
};
const sheetMarks = <T>(marks: T): T => structuredClone(marks);

const line = (place: Place, sentence: Sentence) => gradingText.fault(place, text[sentence]);

test("nothing is wrong with the sheets that the tests break", () => {
	expect(gradeJson(fileOf(sheet())).faults).toBeUndefined();
	expect(gradeJson(fileOf(combined())).faults).toBeUndefined();
});

const student = (sheet: Sheet, index = 0) => sheet.students[index] as Sheet["students"][number];
const firstPart = (sheet: Sheet) =>
	sheet.subjects[0]?.papers[0]?.parts[0] as { full: unknown; pass: unknown; code: unknown };
const marks = (sheet: Sheet) => student(sheet).marks as Record<string, Record<string, Record<string, unknown>>>;
const cq: Place = { student: "s1", subject: "physics", paper: "1", part: "cq" };
const partOf: Place = { subject: "physics", paper: "1", part: "cq" };
const set = (mark: unknown) => (sheet: Sheet) => {
	marks(sheet).physics = { "1": { cq: mark, mcq: 20 } };
};

const cases: [string, (sheet: Sheet) => void, Place, Sentence][] = [
	["a number as text", set("40"), cq, "mark"],
	["a mark that is a list", set([40]), cq, "mark"],
	["a mark that is true", set(true), cq, "mark"],
	["absent in another spelling", set("Absent"), cq, "mark"],
	["a mark above its full mark", set(50.01), cq, "aboveFull"],
	["a mark below 0", set(-0.01), cq, "negative"],
	["a mark with three places", set(33.333), cq, "places"],
	["a mark that is next to a whole one", set(39.99999999999999), cq, "places"],
	["a huge mark", set(1e300), cq, "huge"],
	["a missing mark", set(undefined), cq, "missing"],
	["a mark that is null", set(null), cq, "missing"],
	[
		"a mark of a part that does not exist",
		(all) => Object.assign(marks(all).physics?.["1"] ?? {}, { viva: 1 }),
		{ ...cq, part: "viva" },
		"unknownPart",
	],
	[
		"a mark of a part that every object has",
		(all) => Object.assign(marks(all).physics?.["1"] ?? {}, { constructor: 1 }),
		{ ...cq, part: "constructor" },
		"unknownPart",
	],
	[
		"a mark of a paper that does not exist",
		(all) => Object.assign(marks(all).physics ?? {}, { "2": { cq: 1 } }),
		{ ...cq, paper: "2" },
		"unknownPaper",
	],
	[
		"a mark of a subject that does not exist",
		(all) => Object.assign(marks(all), { art: { "1": { cq: 1 } } }),
		{ ...cq, subject: "art" },
		"unknownSubject",
	],
	[
		"a mark of a subject that is not taken",
		(all) => Object.assign(marks(all), { agriculture: { "1": { all: 1 } } }),
		{ ...cq, subject: "agriculture", part: "all" },
		"notTaken",
	],
	[
		"absent in a subject that is not taken",
		(all) => Object.assign(marks(all), { agriculture: { "1": { all: "absent" } } }),
		{ ...cq, subject: "agriculture", part: "all" },
		"notTaken",
	],
	[
		"a taken subject that does not exist",
		(all) => Object.assign(student(all), { takes: ["physics", "pe", "art"] }),
		{ student: "s1", subject: "art" },
		"unknownSubject",
	],
	[
		"a subject taken twice",
		(all) => Object.assign(student(all), { takes: ["physics", "pe", "pe"] }),
		{ student: "s1", subject: "pe", field: "takes[2]" },
		"twice",
	],
	[
		"a fourth that is not taken",
		(all) => Object.assign(student(all), { fourth: "agriculture" }),
		{ student: "s1", subject: "agriculture", field: "fourth" },
		"fourthNotTaken",
	],
	[
		"a fourth that does not exist",
		(all) => Object.assign(student(all), { fourth: "art" }),
		{ student: "s1", subject: "art", field: "fourth" },
		"fourthNotTaken",
	],
	[
		"a fourth that is not counted",
		(all) => Object.assign(student(all), { fourth: "pe" }),
		{ student: "s1", subject: "pe", field: "fourth" },
		"fourthNotCounted",
	],
	["a repeated id", (all) => Object.assign(student(all), { id: "s2" }), { student: "s2", field: "id" }, "twice"],
	["an id that is a number", (all) => Object.assign(student(all), { id: 1 }), { field: "students[0].id" }, "string"],
	[
		"an unknown member of a student",
		(all) => Object.assign(student(all), { name: "x" }),
		{ student: "s1", field: "name" },
		"unknownField",
	],
	[
		"an unknown member of the sheet",
		(all) => Object.assign(all, { placefailed: true }),
		{ field: "placefailed" },
		"unknownField",
	],
	[
		"an unknown member of a part",
		(all) => Object.assign(firstPart(all), { weight: 2 }),
		{ ...partOf, field: "weight" },
		"unknownField",
	],
	[
		"a full mark of 0",
		(all) => Object.assign(firstPart(all), { full: 0, pass: 0 }),
		{ ...partOf, field: "full" },
		"noFull",
	],
	[
		"a full mark below 0",
		(all) => Object.assign(firstPart(all), { full: -1, pass: 0 }),
		{ ...partOf, field: "full" },
		"noFull",
	],
	[
		"a full mark as text",
		(all) => Object.assign(firstPart(all), { full: "50" }),
		{ ...partOf, field: "full" },
		"number",
	],
	[
		"a pass mark above the full mark",
		(all) => Object.assign(firstPart(all), { pass: 50.01 }),
		{ ...partOf, field: "pass" },
		"passAboveFull",
	],
	[
		"a pass mark below 0",
		(all) => Object.assign(firstPart(all), { pass: -1 }),
		{ ...partOf, field: "pass" },
		"negative",
	],
	[
		"a part twice",
		(all) => Object.assign(firstPart(all), { code: "mcq" }),
		{ ...partOf, part: "mcq", field: "code" },
		"twice",
	],
	[
		"a paper twice",
		(all) => all.subjects[0]?.papers.push({ code: "1", parts: [] }),
		{ subject: "physics", paper: "1", field: "code" },
		"twice",
	],
	[
		"a paper without parts",
		(all) => all.subjects[0]?.papers.push({ code: "2", parts: [] }),
		{ subject: "physics", paper: "2", field: "parts" },
		"empty",
	],
	[
		"a subject without papers",
		(all) => Object.assign(all.subjects[2] ?? {}, { papers: [] }),
		{ subject: "pe", field: "papers" },
		"empty",
	],
	[
		"papers that are no list, of a subject with marks",
		(all) => Object.assign(all.subjects[0] ?? {}, { papers: {} }),
		{ subject: "physics", field: "papers" },
		"list",
	],
	[
		"a subject twice",
		(all) => Object.assign(all.subjects[2] ?? {}, { code: "physics" }),
		{ subject: "physics", field: "code" },
		"twice",
	],
	[
		"counted as text",
		(all) => Object.assign(all.subjects[0] ?? {}, { counted: "false" }),
		{ subject: "physics", field: "counted" },
		"flag",
	],
	["another rounding", (all) => Object.assign(all, { rounding: "up" }), { field: "rounding" }, "rounding"],
	["no scale", (all) => Object.assign(all, { scale: undefined }), { field: "scale" }, "list"],
	["an empty scale", (all) => Object.assign(all, { scale: [] }), { field: "scale" }, "scale"],
	["a scale that ends above 0", (all) => all.scale.pop(), { field: "scale" }, "scale"],
	[
		"a scale in which failing earns a point",
		(all) => Object.assign(all.scale, { 2: [0, "F", 0.5] }),
		{ field: "scale" },
		"scale",
	],
	["a scale that rises", (all) => all.scale.reverse(), { field: "scale" }, "scale"],
	["a bound twice", (all) => Object.assign(all.scale, { 1: [80, "D", 1] }), { field: "scale" }, "scale"],
	["a point twice", (all) => Object.assign(all.scale, { 1: [33, "D", 5] }), { field: "scale" }, "scale"],
	["the letter of failing twice", (all) => Object.assign(all.scale, { 1: [33, "F", 1] }), { field: "scale" }, "scale"],
	["a bound as text", (all) => Object.assign(all.scale, { 1: ["33", "D", 1] }), { field: "scale[1][0]" }, "number"],
	[
		"a bound with three places",
		(all) => Object.assign(all.scale, { 1: [33.333, "D", 1] }),
		{ field: "scale[1][0]" },
		"places",
	],
	["subjects that are no list", (all) => Object.assign(all, { subjects: {} }), { field: "subjects" }, "list"],
	["no students", (all) => Object.assign(all, { students: undefined }), { field: "students" }, "list"],
];

test.each(cases)("%s", (_, change, place, sentence) => {
	const changed = sheet();
	change(changed);
	const { results, faults } = gradeJson(fileOf(changed));
	expect(results).toBeUndefined();
	expect(faults).toContain(line(place, sentence));
});

type Combined = ReturnType<typeof combined>;
const combinedCases: [string, (sheet: Combined) => void, Place, Sentence][] = [
	["weights that do not make 100", (all) => Object.assign(all.exams, { half: 41 }), { field: "exams" }, "weights"],
	[
		"weights that are not whole",
		(all) => Object.assign(all.exams, { half: 39.5, annual: 60.5 }),
		{ field: "exams.half" },
		"weight",
	],
	[
		"a weight below 0",
		(all) => Object.assign(all.exams, { half: -20, annual: 120 }),
		{ field: "exams.half" },
		"weight",
	],
	["a weight as text", (all) => Object.assign(all.exams, { half: "40" }), { field: "exams.half" }, "weight"],
	["no exams", (all) => Object.assign(all, { exams: {} }), { field: "exams" }, "weights"],
	[
		"an exam without a subject that is taken",
		(all) => Object.assign(all.students[0]?.marks ?? {}, { half: { pe: { "1": { all: 1 } } } }),
		{ student: "s1", exam: "half", subject: "physics", paper: "1", part: "mcq" },
		"missing",
	],
	[
		"an exam without marks",
		(all) => Object.assign(all.students[0] ?? {}, { marks: { annual: all.students[0]?.marks.annual } }),
		{ student: "s1", exam: "half", subject: "pe", paper: "1", part: "all" },
		"missing",
	],
	[
		"an exam that does not exist",
		(all) => Object.assign(all.students[0]?.marks ?? {}, { test: { pe: { "1": { all: 1 } } } }),
		{ student: "s1", exam: "test", subject: "pe", paper: "1", part: "all" },
		"unknownExam",
	],
	[
		"a mark above its full mark in one exam",
		(all) => Object.assign(all.students[1]?.marks.annual ?? {}, { agriculture: { "1": { all: 101 } } }),
		{ student: "s2", exam: "annual", subject: "agriculture", paper: "1", part: "all" },
		"aboveFull",
	],
];

test.each(combinedCases)("in a combined sheet %s", (_, change, place, sentence) => {
	const changed = combined();
	change(changed);
	expect(gradeJson(fileOf(changed)).faults).toContain(line(place, sentence));
});

test.each([
	["nothing", ""],
	["half a sheet", JSON.stringify(sheet()).slice(0, -5)],
	["two sheets", JSON.stringify(sheet()).repeat(2)],
	["NaN", '{ "scale": NaN }'],
	["comments", "{} // sheet"],
	["a quotation mark of another kind", "{ 'scale': null }"],
])("%s is not JSON", (_, json) => {
	expect(gradeJson(new TextEncoder().encode(json))).toEqual({ faults: [text.notJson] });
});

test("bytes that are not UTF-8 are refused; a byte order mark is left out", () => {
	expect(gradeJson(new Uint8Array([0x22, 0xff, 0x22]))).toEqual({ faults: [text.notJson] });
	expect(gradeJson(new Uint8Array([0xef, 0xbb, 0xbf, ...fileOf(sheet())])).faults).toBeUndefined();
});

test.each(["null", "5", '"x"', "[]", "[".repeat(100_000) + "]".repeat(100_000)])("%.20s is no sheet", (json) => {
	expect(gradeJson(new TextEncoder().encode(json)).faults).toContain(text.object);
});

test("members that stand twice and numbers that cannot be kept exactly are refused", () => {
	const json = JSON.stringify(sheet());
	const faultsOf = (from: string, to: string) => gradeJson(new TextEncoder().encode(json.replace(from, to))).faults;
	expect(faultsOf('"cq":40', '"cq":40,"\\u0063q":41')).toEqual([line(cq, "twice")]);
	expect(faultsOf('"cq":40', '"cq":40.0000000000000000000001')).toEqual([line(cq, "places")]);
	expect(faultsOf('"cq":40', '"cq":33.333333333333333333')).toEqual([line(cq, "places")]);
	expect(faultsOf('"cq":40', '"cq":1e-400')).toEqual([line(cq, "places")]);
	expect(faultsOf('"cq":40', '"cq":4.0e1')).toBeUndefined();
	expect(faultsOf('"cq":40', '"cq":39.5000000000000000000')).toBeUndefined();
	expect(faultsOf('"cq":40', '"cq":1e400')).toEqual([line(cq, "number")]);
	expect(faultsOf('"rounding"', '"placeFailed":true,"rounding"')).toEqual([line({ field: "placeFailed" }, "twice")]);
});

test("all faults are told, each once", () => {
	const changed = sheet();
	changed.rounding = "up";
	Object.assign(firstPart(changed), { full: "50" });
	Object.assign(student(changed), { fourth: "pe" });
	marks(changed).physics = { "1": { cq: "40", mcq: 26 }, "2": { cq: 1 } };
	Object.assign(student(changed, 1), { takes: ["physics"], extra: 1 });
	expect(gradeJson(fileOf(changed)).faults).toEqual([
		line({ field: "rounding" }, "rounding"),
		line({ ...partOf, field: "full" }, "number"),
		line({ student: "s1", subject: "pe", field: "fourth" }, "fourthNotCounted"),
		line({ ...cq, paper: "2" }, "unknownPaper"),
		line(cq, "mark"),
		line({ ...cq, part: "mcq" }, "aboveFull"),
		line({ student: "s2", field: "extra" }, "unknownField"),
		line({ student: "s2", subject: "agriculture", field: "fourth" }, "fourthNotTaken"),
		line({ student: "s2", subject: "agriculture", paper: "1", part: "all" }, "notTaken"),
	]);
});

test("marks that are no object are told once, beside what is missing", () => {
	const changed = sheet();
	Object.assign(student(changed), { marks: 5, takes: ["pe"] });
	expect(gradeJson(fileOf(changed)).faults).toEqual([
		line({ student: "s1" }, "object"),
		line({ student: "s1", subject: "pe", paper: "1", part: "all" }, "missing"),
	]);
});

test("a fault is one line, whatever the names", () => {
	const changed = sheet();
	Object.assign(student(changed), { id: "a\nb\u202e", fourth: "pe" });
	expect(gradeJson(fileOf(changed)).faults).toEqual([
		line({ student: "a\\u000ab\\u202e", subject: "pe", field: "fourth" }, "fourthNotCounted"),
	]);
});
