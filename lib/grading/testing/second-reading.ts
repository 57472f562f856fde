/**
 * A second reading of docs/grading.md, written without a look at the first: plain objects, fractions, each student and
 * each question by itself. Slow, and only for correct sheets.
 */
import type { SubjectResult } from "../sheet";
import type { MarkJson, MarksJson, SheetJson, StudentJson, SubjectJson } from "./sheet-json";

/** A numerator and a denominator above 0. */
type Fraction = readonly [bigint, bigint];

const add = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * d + c * b, b * d];
const times = ([a, b]: Fraction, [c, d]: Fraction): Fraction => [a * c, b * d];
const over = (value: Fraction, [c, d]: Fraction): Fraction => times(value, [d, c]);
/** @returns whether the first is less */
const less = ([a, b]: Fraction, [c, d]: Fraction) => a * d < c * b;
const same = (a: Fraction, b: Fraction) => !less(a, b) && !less(b, a);
const whole = (value: number | bigint): Fraction => [BigInt(value), 1n];
const zero = whole(0);
const total = (all: Fraction[]) => all.reduce(add, zero);

/** From the digits that are written, not from the floating-point value. */
function fractionOf(value: number): Fraction {
	const [units = "", decimals = ""] = value.toFixed(2).split(".");
	return [BigInt(units + decimals), 100n];
}

/** To so many places, a half up. */
function rounded(value: Fraction, places: number): Fraction {
	const unit = 10n ** BigInt(places);
	const [top, bottom] = add(times(value, whole(unit)), [1n, 2n]);
	return [top / bottom, unit];
}

function texted(value: Fraction): string {
	const [top] = rounded(value, 2);
	const digits = String(top).padStart(3, "0");
	return `${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

type Scale = NonNullable<SheetJson["scale"]>;

/** The row of the scale: the one whose bound is reached while the one before is not. */
function rowOf(part: Fraction, scale: Scale) {
	const reached = scale.filter(([bound]) => !less(times(part, whole(100)), fractionOf(bound)));
	return [...reached].sort((a, b) => b[0] - a[0])[0] ?? scale[scale.length - 1];
}

type Paper = SubjectJson["papers"][number];
const given = (paper: Paper, part: string, marks: MarksJson[string]): MarkJson => marks[paper.code]?.[part] ?? "absent";
const asFraction = (mark: MarkJson) => (mark === "absent" ? zero : fractionOf(mark));

/** A subject's result in one exam. */
function looked(subject: SubjectJson, marks: MarksJson[string]) {
	const all = subject.papers.flatMap((paper) =>
		paper.parts.map((part) => ({ ...part, pass: part.pass ?? 0, paper, mark: given(paper, part.code, marks) })),
	);
	const failed: string[] = [];
	for (const { code, pass, mark } of all) {
		const fellows = all.filter((fellow) => fellow.code === code);
		const badHere = less(asFraction(mark), fractionOf(pass));
		const badInAll = less(
			total(fellows.map((fellow) => asFraction(fellow.mark))),
			total(fellows.map((fellow) => fractionOf(fellow.pass))),
		);
		const bad = subject.passEach ? badHere : badInAll;
		if (bad) failed.push(code);
	}
	// In the order of the first part with the code, failed there or not.
	const order = all.map(({ code }) => code);
	const parts = [...new Set(failed)].sort((a, b) => order.indexOf(a) - order.indexOf(b));
	return {
		isAbsent: all.some(({ mark }) => mark === "absent"),
		satNothing: all.every(({ mark }) => mark === "absent"),
		parts,
		mark: total(all.map(({ mark }) => asFraction(mark))),
		full: total(all.map(({ full }) => fractionOf(full))),
	};
}

type Row = SubjectResult & { exact: Fraction; isCounted: boolean; isFourth: boolean; points: Fraction };

function rowOfSubject(sheet: SheetJson, student: StudentJson, subject: SubjectJson): Row {
	const { scale, exams, rounding } = sheet;
	const isLast = (mark: Fraction, full: Fraction) => scale !== null && rowOf(over(mark, full), scale)?.[0] === 0;
	let mark: Fraction;
	let full: Fraction;
	let reason: SubjectResult["reason"] = null;
	let parts: string[] | undefined;
	if (exams) {
		const marks = student.marks as Record<string, MarksJson>;
		const each = Object.entries(exams).map(([exam, weight]) => {
			const found = looked(subject, marks[exam]?.[subject.code] ?? {});
			return {
				weighted: times(over(found.mark, found.full), whole(weight)),
				satNothing: found.satNothing,
				isFailed: found.isAbsent || found.parts.length > 0 || isLast(found.mark, found.full),
			};
		});
		mark = rounded(total(each.map(({ weighted }) => weighted)), 2);
		full = whole(100);
		if (each.every(({ satNothing }) => satNothing)) reason = "absent";
		else if (subject.passEach && each.some(({ isFailed }) => isFailed)) reason = "part";
	} else {
		const found = looked(subject, (student.marks as MarksJson)[subject.code] ?? {});
		({ mark, full } = found);
		if (found.isAbsent) reason = "absent";
		else if (found.parts.length > 0) [reason, parts] = ["part", found.parts];
	}
	if (rounding === "half-up") mark = rounded(mark, 0);
	if (!reason && isLast(mark, full)) reason = "total";
	const row = scale && (reason ? scale[scale.length - 1] : rowOf(over(mark, full), scale));
	return {
		...{ code: subject.code, mark: Number(texted(mark)), full: Number(texted(full)) },
		...{ letter: row ? row[1] : null, point: row ? row[2].toFixed(2) : null, reason, ...(parts && { parts }) },
		...{ exact: mark, isCounted: subject.counted !== false, isFourth: student.fourth === subject.code },
		points: row ? fractionOf(row[2]) : zero,
	};
}

const five = whole(5);

function rowsOfStudent(sheet: SheetJson, student: StudentJson) {
	const subjects = sheet.subjects.filter(({ code }) => student.takes.includes(code));
	const rows = subjects.map((subject) => rowOfSubject(sheet, student, subject));
	const compulsory = rows.filter(({ isCounted, isFourth }) => isCounted && !isFourth);
	const fourth = rows.find(({ isFourth }) => isFourth);
	const failed = compulsory.filter(({ reason }) => reason !== null).length;
	let gpa: Fraction | null = null;
	if (sheet.scale && compulsory.length > 0) {
		const surplus = fourth && less(whole(2), fourth.points) ? add(fourth.points, whole(-2)) : zero;
		const mean = over(add(total(compulsory.map(({ points }) => points)), surplus), whole(compulsory.length));
		gpa = failed > 0 ? zero : less(five, mean) ? five : rounded(mean, 2);
	}
	const average = gpa;
	const letters = average && (sheet.scale ?? []).filter(([, , point]) => !less(average, fractionOf(point)));
	return {
		...{ id: student.id, gpa, failed, rows, letter: letters?.[0]?.[1] ?? null },
		total: total(rows.filter(({ isCounted }) => isCounted).map(({ exact }) => exact)),
		isPlaced: compulsory.length > 0 && (failed === 0 || sheet.placeFailed === true),
	};
}

type Graded = ReturnType<typeof rowsOfStudent>;

function isBefore(a: Graded, b: Graded): boolean {
	if (a.failed === 0 && b.failed > 0) return true;
	if (a.failed > 0 && b.failed === 0) return false;
	if (a.failed !== b.failed) return a.failed < b.failed;
	if (a.failed === 0 && a.gpa && b.gpa && !same(a.gpa, b.gpa)) return less(b.gpa, a.gpa);
	return less(b.total, a.total);
}

/** @returns what the results must be */
export function secondReading(sheet: SheetJson) {
	const graded = sheet.students.map((student) => rowsOfStudent(sheet, student));
	return graded.map((pupil) => ({
		id: pupil.id,
		gpa: pupil.gpa ? texted(pupil.gpa) : null,
		letter: pupil.letter,
		failed: pupil.failed,
		total: Number(texted(pupil.total)),
		position: pupil.isPlaced ? 1 + graded.filter((other) => other.isPlaced && isBefore(other, pupil)).length : null,
		subjects: pupil.rows.map(({ exact: _, isCounted: __, isFourth: ___, points: ____, ...row }) => row),
	}));
}
