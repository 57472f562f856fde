/** Results of random sheets: the same as by a second reading of the rules, and as fair as the rules promise. */
import fc from "fast-check";
import { randomSheet } from "./testing/random-sheets";
import { secondReading } from "./testing/second-reading";
import { grade, type MarkJson, type SheetJson, type StudentJson, whole } from "./testing/sheet-json";

const withStudent = fc
	.tuple(randomSheet, fc.nat())
	.filter(([{ students }]) => students.length > 0)
	.map(([sheet, at]) => ({ sheet, index: at % sheet.students.length }));

test("are those of the second reading", () => {
	fc.assert(
		fc.property(randomSheet, (sheet) => {
			expect(grade(sheet)).toEqual(secondReading(sheet));
		}),
		{ numRuns: 600 },
	);
});

type Cell = { path: string[]; mark: MarkJson; full: number };

/** Every mark of a student, with its full mark. */
function cellsOf(sheet: SheetJson, student: StudentJson): Cell[] {
	const cells: Cell[] = [];
	const exams = sheet.exams ? Object.entries(student.marks) : [["", student.marks] as const];
	for (const [exam, marks] of exams)
		for (const { code, papers } of sheet.subjects)
			for (const paper of papers)
				for (const part of paper.parts) {
					const path = [...(exam ? [exam] : []), code, paper.code, part.code];
					const mark = student.takes.includes(code) ? at(marks, path.slice(exam ? 1 : 0)) : undefined;
					if (mark !== undefined) cells.push({ path, mark: mark as MarkJson, full: part.full });
				}
	return cells;
}

const at = (value: unknown, path: string[]): unknown =>
	path.reduce((inner, name) => Object.getOwnPropertyDescriptor(inner ?? {}, name)?.value, value);

/** @returns a copy with another mark at this place */
function withMark(value: unknown, [name = "", ...rest]: string[], mark: MarkJson): unknown {
	const entries = Object.entries(value as object).map(([key, inner]) => [
		key,
		key !== name ? inner : rest.length === 0 ? mark : withMark(inner, rest, mark),
	]);
	return Object.fromEntries(entries);
}

test("a student's average never falls when one mark rises, nor when one is entered for an absence", () => {
	fc.assert(
		fc.property(withStudent, fc.nat(), fc.double({ min: 0, max: 1, noNaN: true }), ({ sheet, index }, which, share) => {
			const student = sheet.students[index] as StudentJson;
			const cells = cellsOf(sheet, student);
			fc.pre(cells.length > 0);
			const { path, mark, full } = cells[which % cells.length] as Cell;
			const from = mark === "absent" ? 0 : mark;
			const risen = Math.min(full, Math.round((from + (full - from) * share) * 100) / 100);
			const changed = { ...student, marks: withMark(student.marks, path, risen) as StudentJson["marks"] };
			const before = grade(sheet)[index];
			const after = grade({ ...sheet, students: sheet.students.with(index, changed) })[index];
			expect(Number(after?.gpa)).toBeGreaterThanOrEqual(Number(before?.gpa));
			expect(after?.failed).toBeLessThanOrEqual(before?.failed ?? 0);
			expect(after?.total).toBeGreaterThanOrEqual(before?.total ?? 0);
			const isPlaced = before && before.position !== null;
			if (isPlaced) expect(after?.position).toBeLessThanOrEqual(before.position ?? 0);
		}),
		{ numRuns: 200 },
	);
});

const shuffled = <T>(items: readonly T[]) =>
	fc.shuffledSubarray([...items], { minLength: items.length, maxLength: items.length });

test("the order of students, subjects, papers and choices changes nothing", () => {
	const pair = randomSheet.chain((sheet) =>
		fc.tuple(shuffled(sheet.students), shuffled(sheet.subjects)).map(([students, subjects]) => ({
			sheet,
			other: {
				...sheet,
				students: students.map((student) => ({ ...student, takes: [...student.takes].reverse() })),
				subjects: subjects.map((subject) => ({ ...subject, papers: [...subject.papers].reverse() })),
			},
		})),
	);
	const byName = (sheet: SheetJson) =>
		new Map(
			grade(sheet).map(({ subjects, ...rest }) => [
				rest.id,
				{ ...rest, subjects: new Map(subjects.map((row) => [row.code, { ...row, parts: new Set(row.parts) }])) },
			]),
		);
	fc.assert(
		fc.property(pair, ({ sheet, other }) => {
			expect(byName(other)).toEqual(byName(sheet));
			expect(grade(other).map(({ id }) => id)).toEqual(other.students.map(({ id }) => id));
			for (const { subjects } of grade(other)) {
				const order = other.subjects
					.map(({ code }) => code)
					.filter((code) => subjects.some((row) => row.code === code));
				expect(subjects.map(({ code }) => code)).toEqual(order);
			}
		}),
		{ numRuns: 120 },
	);
});

test("a subject that nobody of them takes changes nothing", () => {
	fc.assert(
		fc.property(randomSheet, fc.nat({ max: 6 }), fc.boolean(), (sheet, place, counted) => {
			const subjects = sheet.subjects.toSpliced(place, 0, whole("not taken", { counted, passEach: true }));
			expect(grade({ ...sheet, subjects })).toEqual(grade(sheet));
		}),
		{ numRuns: 120 },
	);
});

test("what others reach changes a student's position alone", () => {
	fc.assert(
		fc.property(withStudent, ({ sheet, index }) => {
			const [alone] = grade({ ...sheet, students: [sheet.students[index] as StudentJson] });
			const among = grade(sheet)[index];
			expect({ ...among, position: null }).toEqual({ ...alone, position: null });
			expect(alone?.position).toBe(among?.position === null ? null : 1);
		}),
		{ numRuns: 120 },
	);
});
