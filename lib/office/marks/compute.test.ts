/** The sheets that are built for `gradeSheet`, whose rules have tests of their own in lib/grading. */
import fc from "fast-check";
import type { Mark } from "@/lib/office/marks/shared";
import { type Candidate, computeSheets, type Marked, type SheetRules } from "./compute";
import type { Subject } from "./subjects";

const scale = [
	{ from: 80, letter: "A+", point: 5 },
	{ from: 50, letter: "B", point: 3 },
	{ from: 33, letter: "D", point: 1 },
	{ from: 0, letter: "F", point: 0 },
];
const rules: SheetRules = { scale, rounding: "none", placeFailed: false, rankWithin: "class", isCombined: false };

const subject = (id: number, more: Partial<Subject> = {}): Subject => ({
	...{ id, name: `বিষয় ${id}`, takers: "all", groups: [], choice: null, religion: null, counted: true },
	...{ passEach: false, monthlyFull: 50, place: id },
	papers: [{ code: "1", name: "", parts: [{ code: "all", name: "", full: 100, pass: null }] }],
	...more,
});

/** Two papers with creative and objective questions. */
const joined = (id: number) =>
	subject(id, {
		papers: ["1", "2"].map((code) => ({
			...{ code, name: `${code} পত্র` },
			parts: [
				{ code: "cq", name: "সৃজনশীল", full: 70, pass: 23 },
				{ code: "mcq", name: "বহুনির্বাচনি", full: 30, pass: 10 },
			],
		})),
	});

const candidate = (enrolment: number, takes: number[], more: Partial<Candidate> & { fourth?: number } = {}) => ({
	...{ enrolment, section: 1, group: null, taken: { takes: new Set(takes), fourth: more.fourth ?? null, faults: [] } },
	...more,
});

/** @param marks by enrolment, subject, paper and part: `1/1/1/all` */
const exam = (subjects: Subject[], marks: Record<string, Mark>, more: Partial<Marked> = {}): Marked => ({
	...{ id: 1, name: "বার্ষিক", weight: 100, subjects, out: new Set() },
	markOf: (cell) => marks[`${cell.enrolment}/${cell.subject}/${cell.paper}/${cell.part}`] ?? null,
	...more,
});

const none = new Set<number>();

test("a subject that is not taken is no fail and has no cells; the fourth differs from student to student", () => {
	const subjects = [subject(1), subject(2), subject(3)];
	const marks = { "1/1/1/all": 85, "1/2/1/all": 85, "2/1/1/all": 85, "2/2/1/all": 60, "2/3/1/all": 50 };
	const { sheets, missing } = computeSheets(
		[candidate(1, [1, 2]), candidate(2, [1, 2, 3], { fourth: 2 })],
		[exam(subjects, marks)],
		none,
		rules,
	);
	expect(missing).toEqual([]);
	expect(
		sheets.map(({ gpa, gpaWithoutFourth, failed, total, position }) => [
			gpa,
			gpaWithoutFourth,
			failed,
			total,
			position,
		]),
	).toEqual([
		[5, null, 0, 170, 1],
		[4.5, 4, 0, 195, 2],
	]);
	expect(sheets[1]?.subjects.map(({ id, fourth, letter }) => [id, fourth, letter])).toEqual([
		[1, false, "A+"],
		[2, true, "B"],
		[3, false, "B"],
	]);
});

test("papers and parts stand on the sheet with full and pass marks; the failed part is named; absent is null", () => {
	const marks = {
		...{ "1/1/1/cq": 50, "1/1/1/mcq": 9, "1/1/2/cq": 50, "1/1/2/mcq": 10 },
		...{ "2/1/1/cq": 50, "2/1/1/mcq": "absent" as const, "2/1/2/cq": 50, "2/1/2/mcq": 10 },
	};
	const candidates = [candidate(1, [1]), candidate(2, [1])];
	const { sheets } = computeSheets(candidates, [exam([joined(1)], marks)], none, rules);
	const [part, absent] = sheets.map(({ subjects }) => subjects[0]);
	expect(part).toMatchObject({ marks: 119, full: 200, letter: "F", point: 0, reason: "part", failedParts: ["mcq"] });
	expect(part?.papers[0]).toEqual({
		code: "1",
		name: "1 পত্র",
		parts: [
			{ code: "cq", name: "সৃজনশীল", full: 70, pass: 23, marks: 50 },
			{ code: "mcq", name: "বহুনির্বাচনি", full: 30, pass: 10, marks: 9 },
		],
	});
	expect(absent).toMatchObject({ reason: "absent", marks: 110 });
	expect(absent?.papers[0]?.parts[1]?.marks).toBeNull();
	expect(sheets.map(({ position, of }) => [position, of])).toEqual([
		[null, 0],
		[null, 0],
	]);
});

test("empty cells are missing, and students without any mark or left out have no sheet", () => {
	const subjects = [subject(1), subject(2)];
	const marks = { "1/1/1/all": 85, "3/1/1/all": 85, "3/2/1/all": 101 };
	const candidates = [candidate(1, [1, 2]), candidate(2, [1, 2]), candidate(3, [1, 2]), candidate(4, [1, 2])];
	const of = computeSheets(candidates, [exam(subjects, marks)], new Set([4]), rules);
	const place = { paper: "1", part: "all", exam: { id: 1, name: "বার্ষিক" } };
	expect(of.missing).toEqual([{ enrolment: 1, subject: 2, ...place }]);
	expect(of.tooLarge).toEqual([{ enrolment: 3, subject: 2, ...place }]);
	expect([of.blank, of.out, of.sheets.map(({ enrolment }) => enrolment)]).toEqual([[2], [4], [3]]);
});

test("impossible choices are named", () => {
	const taken = { takes: new Set([1]), fourth: null, faults: ["ক"] };
	const of = computeSheets([candidate(1, [1], { taken })], [exam([subject(1)], { "1/1/1/all": 1 })], none, rules);
	expect(of.impossible).toEqual([{ enrolment: 1, reasons: ["ক"] }]);
});

test("positions are given within the class, the section or the group", () => {
	const students = [
		candidate(1, [1], { section: 1, group: "science" }),
		candidate(2, [1], { section: 1, group: "business" }),
		candidate(3, [1], { section: 2, group: "science" }),
	];
	const marks = { "1/1/1/all": 70, "2/1/1/all": 90, "3/1/1/all": 80 };
	const positions = (rankWithin: SheetRules["rankWithin"]) =>
		computeSheets(students, [exam([subject(1)], marks)], none, { ...rules, rankWithin }).sheets.map(
			({ position, of }) => `${position}/${of}`,
		);
	expect(positions("class")).toEqual(["3/3", "1/3", "2/3"]);
	expect(positions("section")).toEqual(["2/2", "1/2", "1/1"]);
	expect(positions("group")).toEqual(["2/2", "1/1", "1/2"]);
});

test("a combined exam takes the weighted percentages, also of exams with other full marks; left out is absent there", () => {
	const half = exam(
		[subject(1, { papers: [{ code: "1", name: "", parts: [{ code: "whole", name: "", full: 50, pass: null }] }] })],
		{ "1/1/1/whole": 40, "2/1/1/whole": null },
		{ id: 2, name: "অর্ধবার্ষিক", weight: 40, out: new Set([2]) },
	);
	const annual = exam(
		[subject(1), subject(2)],
		{
			...{ "1/1/1/all": 70, "1/2/1/all": 33.335, "2/1/1/all": 90, "2/2/1/all": 50 },
		},
		{ weight: 60 },
	);
	const candidates = [candidate(1, [1, 2]), candidate(2, [1, 2])];
	const { missing, sheets } = computeSheets(candidates, [half, annual], none, { ...rules, isCombined: true });
	expect(missing).toEqual([]);
	expect(sheets.map(({ subjects }) => subjects.map(({ marks, full }) => [marks, full]))).toEqual([
		[
			[74, 100],
			[33.34, 100],
		],
		[
			[54, 100],
			[50, 100],
		],
	]);
	expect(sheets.map(({ subjects }) => subjects[0]?.exams)).toEqual([
		[
			{ name: "অর্ধবার্ষিক", marks: 40, full: 50 },
			{ name: "বার্ষিক", marks: 70, full: 100 },
		],
		[
			{ name: "অর্ধবার্ষিক", marks: null, full: 50 },
			{ name: "বার্ষিক", marks: 90, full: 100 },
		],
	]);
	expect(sheets[0]?.subjects[0]?.papers).toEqual([]);
});

test("in a combined exam a part that was missed counts 0, and what the others earned is shown", () => {
	const science = subject(1, {
		papers: [
			{
				...{ code: "1", name: "" },
				parts: [
					{ code: "cq", name: "সৃজনশীল", full: 50, pass: 17 },
					{ code: "mcq", name: "বহুনির্বাচনি", full: 25, pass: 8 },
					{ code: "practical", name: "ব্যবহারিক", full: 25, pass: 8 },
				],
			},
		],
	});
	const marksOf = (cq: Mark, mcq: Mark, practical: Mark) => ({
		...{ "1/1/1/cq": cq, "1/1/1/mcq": mcq, "1/1/1/practical": practical },
	});
	const half = exam([science], marksOf("absent", 19, 13), { id: 2, name: "অর্ধবার্ষিক", weight: 40 });
	const annual = exam([science], marksOf("absent", "absent", "absent"), { weight: 60 });
	const { sheets } = computeSheets([candidate(1, [1])], [half, annual], none, { ...rules, isCombined: true });
	expect(sheets[0]?.subjects[0]).toMatchObject({
		...{ marks: 12.8, full: 100, reason: "total" },
		exams: [
			{ name: "অর্ধবার্ষিক", marks: 32, full: 100 },
			{ name: "বার্ষিক", marks: null, full: 100 },
		],
	});
});

test("the order of students and subjects changes no sheet", () => {
	const subjects = [subject(1), joined(2), subject(3, { counted: false })];
	const cells = ["1/1/all", "2/1/cq", "2/1/mcq", "2/2/cq", "2/2/mcq", "3/1/all"];
	const student = fc.array(fc.integer({ min: 0, max: 30 }), { minLength: cells.length, maxLength: cells.length });
	fc.assert(
		fc.property(fc.array(student, { minLength: 1, maxLength: 6 }), (rows) => {
			const marks = Object.fromEntries(
				rows.flatMap((row, index) => cells.map((cell, at) => [`${index + 1}/${cell}`, row[at] ?? null])),
			);
			const candidates = rows.map((_, index) => candidate(index + 1, [1, 2, 3]));
			const one = computeSheets(candidates, [exam(subjects, marks)], none, rules).sheets;
			const other = computeSheets(
				[...candidates].reverse(),
				[exam([...subjects].reverse(), marks)],
				none,
				rules,
			).sheets;
			const plain = (sheets: typeof one) =>
				sheets
					.map((sheet) => ({ ...sheet, subjects: [...sheet.subjects].sort((a, b) => a.id - b.id) }))
					.sort((a, b) => a.enrolment - b.enrolment);
			expect(plain(other)).toEqual(plain(one));
		}),
	);
});

test("of several exams an empty cell says in which it is, and who has no mark in one of them is named", () => {
	const subjects = [subject(1), subject(2)];
	const of = { id: 2, name: "অর্ধবার্ষিক" };
	const half = exam(subjects, { "1/1/1/all": 50, "1/2/1/all": 50, "2/1/1/all": 50 }, { ...of, out: new Set([5]) });
	const both = (enrolment: number) => ({ [`${enrolment}/1/1/all`]: 60, [`${enrolment}/2/1/all`]: 60 });
	const annual = exam(subjects, { ...both(1), ...both(2), ...both(3), ...both(5) });
	const candidates = [1, 2, 3, 4, 5].map((enrolment) => candidate(enrolment, [1, 2]));
	const read = computeSheets(candidates, [half, annual], none, { ...rules, isCombined: true });
	const place = (enrolment: number, id: number) => ({ enrolment, subject: id, paper: "1", part: "all", exam: of });
	expect(read.missing).toEqual([place(2, 2), place(3, 1), place(3, 2)]);
	expect([read.blank, read.blankIn]).toEqual([[4], [{ exam: of, enrolments: [3] }]]);
});
