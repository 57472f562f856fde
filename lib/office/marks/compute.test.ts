/** Computed sheets against a second, plain calculation in whole numbers, and the rules one by one. */
import fc from "fast-check";
import { nationalScale } from "@/lib/cms/students/national-scale";
import type { Mark, MarkPart } from "@/lib/office/marks/schema";
import { type Candidate, computeSheets, type Rules, type Sheet, type Subject } from "./compute";

const rules: Rules = { type: "semester", monthShare: null, scale: nationalScale, rankWithin: "class" };

const semester = (id: number, more: Partial<Subject> = {}): Subject => ({
	id,
	name: `বিষয় ${id}`,
	full: 100,
	fourth: false,
	parts: [
		{ part: "month", full: 30 },
		{ part: "semester", full: 70 },
	],
	...more,
});

type Row = { section?: number; marks: Record<string, Mark> };
const candidatesOf = (rows: Row[]): Candidate[] =>
	rows.map(({ section = 1, marks }, index) => ({
		enrolment: index + 1,
		section,
		markOf: (subject: number, part: MarkPart) => marks[`${subject}/${part}`] ?? null,
	}));

const both = (subject: number, month: Mark, other: Mark) => ({
	[`${subject}/month`]: month,
	[`${subject}/semester`]: other,
});

test("parts are added, or weighted, and scaled to the full marks of the subject", () => {
	const [one] = candidatesOf([{ marks: both(1, 25.5, 60.25) }]);
	const totalOf = (subject: Subject, more: Partial<Rules> = {}) =>
		computeSheets([subject], one ? [one] : [], { ...rules, ...more }).sheets[0]?.total;
	expect(totalOf(semester(1))).toBe(85.75);
	expect(totalOf(semester(1), { monthShare: 30 })).toBe(85.75);
	// 50 % of 25.5 of 30, and 50 % of 60.25 of 70.
	expect(totalOf(semester(1), { monthShare: 50 })).toBe(85.54);
	expect(totalOf(semester(1, { full: 50 }))).toBe(42.88);
	expect(totalOf(semester(1, { parts: [{ part: "semester", full: 100 }] }), { monthShare: 30 })).toBe(60.25);
});

test("absent from a part is a fail, an empty cell of a taken subject too, and nobody without marks has a sheet", () => {
	const rows = [
		{ marks: both(1, 30, "absent" as const) },
		{ marks: { ...both(1, 30, 70) } },
		{ marks: {} },
		{ marks: both(1, null, 70) },
	];
	const { sheets, blank } = computeSheets([semester(1)], candidatesOf(rows), rules);
	expect(blank).toEqual([3]);
	expect(sheets.map(({ enrolment, fails, gpa, empty, position }) => [enrolment, fails, gpa, empty, position])).toEqual([
		[1, 1, 0, 0, 3],
		[2, 0, 5, 0, 1],
		[4, 1, 0, 1, 2],
	]);
	expect(sheets[0]?.subjects[0]).toMatchObject({ month: 30, semester: null, marks: 30, absent: true, grade: "F" });
});

test("a fourth subject counts above 2.00, does not fail anybody, and is left out where it is not taken", () => {
	const subjects = [semester(1), semester(2, { fourth: true })];
	const marks = both(1, 20, 45);
	const rows = [{ marks: { ...marks, ...both(2, 30, 70) } }, { marks: { ...marks, ...both(2, 0, 0) } }, { marks }];
	const { sheets } = computeSheets(subjects, candidatesOf(rows), rules);
	expect(sheets.map(({ gpa, fails, total, subjects: of }) => [gpa, fails, total, of.length])).toEqual([
		[5, 0, 165, 2],
		[3.5, 0, 65, 2],
		[3.5, 0, 65, 1],
	]);
	expect(sheets.map(({ position }) => position)).toEqual([1, 2, 2]);
});

test("marks above full marks that were lowered later are told", () => {
	const { tooLarge } = computeSheets([semester(1)], candidatesOf([{ marks: both(1, 31, 70) }]), rules);
	expect(tooLarge).toEqual([{ enrolment: 1, subject: 1, part: "month" }]);
});

test("without grades the total alone decides", () => {
	const rows = [{ marks: both(1, 1, 1) }, { marks: both(1, 30, 70) }, { marks: both(1, "absent", 50) }];
	const { sheets } = computeSheets([semester(1)], candidatesOf(rows), { ...rules, scale: null });
	expect(sheets.map(({ gpa, grade, fails, position }) => [gpa, grade, fails, position])).toEqual([
		[null, null, 0, 3],
		[null, null, 0, 1],
		[null, null, 0, 2],
	]);
});

/** Marks in hundredths; null is not entered, -1 absent. */
type PlainMark = number | null;
type PlainSubject = { full: number; month: number; semester: number; fourth: boolean };

/** The second calculation: whole numbers, one student at a time, positions by counting who is better. */
function plainly(subjects: PlainSubject[], rows: PlainMark[][][], monthShare: number | null) {
	const half = (top: bigint, bottom: bigint) => Number((2n * top + bottom) / (2n * bottom));
	const people = rows.map((row) => {
		if (row.flat().every((mark) => mark === null)) return null;
		let [total, fails, points, extra, compulsory] = [0, 0, 0, 0, 0];
		subjects.forEach((subject, index) => {
			const cells = row[index] ?? [];
			if (subject.fourth && cells.every((mark) => mark === null)) return;
			const [month, sem] = cells.map((mark) => BigInt(Math.max(0, mark ?? 0)));
			const [f, fm, fs] = [BigInt(subject.full), BigInt(subject.month), BigInt(subject.semester)];
			const marks =
				monthShare === null
					? half(((month ?? 0n) + (sem ?? 0n)) * f, fm + fs)
					: half(
							((month ?? 0n) * BigInt(monthShare) * fs + (sem ?? 0n) * BigInt(100 - monthShare) * fm) * f,
							100n * fm * fs,
						);
			total += marks;
			const failed = cells.some((mark) => mark === null || mark < 0);
			// Twice the point, to stay whole.
			const twice = failed
				? 0
				: marks >= 80 * subject.full
					? 10
					: marks >= 70 * subject.full
						? 8
						: marks >= 60 * subject.full
							? 7
							: marks >= 50 * subject.full
								? 6
								: marks >= 40 * subject.full
									? 4
									: marks >= 33 * subject.full
										? 2
										: 0;
			if (subject.fourth) extra += Math.max(0, twice - 4);
			else {
				compulsory += 1;
				points += twice;
				if (twice === 0) fails += 1;
			}
		});
		const gpa = fails > 0 ? 0 : Math.min(500, half(BigInt(50 * (points + extra)), BigInt(compulsory)));
		return { total, fails, gpa };
	});
	return people.map((one) => {
		if (!one) return null;
		const isBetter = (other: typeof one) =>
			other.fails < one.fails ||
			(other.fails === one.fails && (other.gpa > one.gpa || (other.gpa === one.gpa && other.total > one.total)));
		return { ...one, position: 1 + people.filter((other) => other && isBetter(other)).length };
	});
}

const full = fc.constantFrom(10, 25, 30, 50, 70, 100);
const school = fc
	.array(fc.record({ full: fc.constantFrom(50, 100), month: full, semester: full }), { minLength: 1, maxLength: 7 })
	.chain((compulsory) => {
		const subjects: PlainSubject[] = compulsory.map((one) => ({ ...one, fourth: false }));
		const fourth = { full: 100, month: 30, semester: 70, fourth: true };
		const all = [...subjects, fourth];
		// Few different marks, so that many students tie.
		const cell = (of: number) =>
			fc.oneof(
				{ weight: 6, arbitrary: fc.integer({ min: 0, max: 10 }).map((tenth) => tenth * of * 10) },
				{ weight: 3, arbitrary: fc.integer({ min: 0, max: of * 100 }) },
				{ weight: 1, arbitrary: fc.constantFrom(null, -1) },
			);
		const row = fc.tuple(...all.map(({ month, semester: other }) => fc.tuple(cell(month), cell(other))));
		const empty = fc.constant(all.map(() => [null, null] as PlainMark[]));
		const rows = fc.array(fc.oneof({ weight: 9, arbitrary: row }, { weight: 1, arbitrary: empty }), { maxLength: 25 });
		return fc.record({ subjects: fc.constant(all), rows, monthShare: fc.option(fc.integer({ min: 0, max: 100 })) });
	});

test("totals, grade point averages and positions are those of the second calculation", () => {
	fc.assert(
		fc.property(school, ({ subjects, rows, monthShare }) => {
			const plain = plainly(subjects, rows as PlainMark[][][], monthShare);
			const read = (mark: PlainMark): Mark => (mark === null ? null : mark < 0 ? "absent" : mark / 100);
			const candidates = (rows as PlainMark[][][]).map((row, index) => ({
				enrolment: index,
				section: 1,
				markOf: (subject: number, part: MarkPart) => read(row[subject]?.[part === "month" ? 0 : 1] ?? null),
			}));
			const computed = computeSheets(
				subjects.map(({ full: of, month, semester: other, fourth }, id) => ({
					id,
					name: String(id),
					full: of,
					fourth,
					parts: [
						{ part: "month", full: month },
						{ part: "semester", full: other },
					],
				})),
				candidates,
				{ ...rules, monthShare },
			);
			const found = new Map(computed.sheets.map((sheet) => [sheet.enrolment, sheet]));
			const shown = (sheet: Sheet | undefined) =>
				sheet
					? {
							total: Math.round(sheet.total * 100),
							fails: sheet.fails,
							gpa: Math.round((sheet.gpa ?? 0) * 100),
							position: sheet.position,
						}
					: null;
			expect(plain.map((_, index) => shown(found.get(index)))).toEqual(plain);
		}),
		{ numRuns: 500 },
	);
});

test("within the section each section has positions of its own", () => {
	fc.assert(
		fc.property(
			fc.array(fc.record({ section: fc.integer({ min: 1, max: 3 }), mark: fc.integer({ min: 0, max: 70 }) })),
			(rows) => {
				const candidates = candidatesOf(rows.map(({ section, mark }) => ({ section, marks: both(1, 30, mark) })));
				const { sheets } = computeSheets([semester(1)], candidates, { ...rules, rankWithin: "section" });
				for (const section of [1, 2, 3]) {
					const alone = computeSheets(
						[semester(1)],
						candidates.filter((one) => one.section === section),
						rules,
					).sheets;
					expect(sheets.filter((one) => one.section === section)).toEqual(alone);
				}
			},
		),
		{ numRuns: 100 },
	);
});
