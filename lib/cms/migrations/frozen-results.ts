/**
 * Freezes every stored result as it was shown before this migration: grades and averages were computed at each reading,
 * by the scale of that moment, and names were joined.
 */
import type { FrozenRules, FrozenSheet, FrozenSubject } from "@/lib/contract/frozen-sheet";
import { type SQL, sql } from "@/lib/data/sql";
import { hundredths, numberOf } from "@/lib/grading/amounts";
import { averageOf } from "@/lib/grading/average";
import { bandOfAverage, bandOfMark } from "@/lib/grading/scale";

/** Runs a statement in the migration's transaction. */
export type Run = <T>(statement: SQL) => Promise<T[]>;

type Decimal = number | string;
type Flag = boolean | number | null;
type Band = { grade: string; from: number; point: number };

type Result = {
	id: number;
	position: Decimal | null;
	total: Decimal;
	exam: number;
	exam_name: string;
	type: string;
	year_id: number;
	year: Decimal;
	code: Decimal;
	name: string;
	father: string;
	mother: string;
	/** Null for a student who was not enrolled in that year; then the result was shown to staff alone. */
	class_id: number | null;
	class_name: string | null;
	section_id: number | null;
	section_name: string | null;
	roll: Decimal | null;
	operation: number | null;
};

type Subject = {
	result: number;
	name: string;
	month: Decimal | null;
	semester: Decimal | null;
	marks: Decimal;
	full: Decimal;
	fourth: Flag;
	absent: Flag;
};

/** Results at once. */
const batch = 500;

/** The default of a school that never saved its scale. */
const national: Band[] = [
	{ grade: "A+", from: 80, point: 5 },
	{ grade: "A", from: 70, point: 4 },
	{ grade: "A-", from: 60, point: 3.5 },
	{ grade: "B", from: 50, point: 3 },
	{ grade: "C", from: 40, point: 2 },
	{ grade: "D", from: 33, point: 1 },
	{ grade: "F", from: 0, point: 0 },
];

/** Fills the new columns of the table `results` from its own, `results_subjects` and the records that were joined. */
export async function freezeResults(run: Run): Promise<void> {
	const rules = await readRules(run);
	let last = 0;
	for (;;) {
		const results = await readResults(run, last);
		const newest = results.at(-1)?.id;
		if (newest === undefined) return;
		const subjects = await readSubjects(run, last, newest);
		const subjectsOf = new Map<number, Subject[]>();
		for (const subject of subjects)
			subjectsOf.set(subject.result, [...(subjectsOf.get(subject.result) ?? []), subject]);
		await write(
			run,
			results.map((result) => ({ result, sheet: sheetOf(result, subjectsOf.get(result.id) ?? [], rules) })),
		);
		last = newest;
	}
}

async function readRules(run: Run): Promise<FrozenRules> {
	const [grading] = await run<{ graded: Flag }>(sql`SELECT graded FROM grading`);
	const bands = await run<{ grade: string; from: Decimal; point: Decimal }>(
		sql`SELECT grade, "from", point FROM grading_bands`,
	);
	const [marking] = await run<{ within: FrozenRules["rankWithin"] }>(sql`SELECT rank_within AS within FROM marking`);
	const scale = bands.map(({ grade, from, point }) => ({ grade, from: Number(from), point: Number(point) }));
	const used = grading ? (grading.graded ? scale : []) : national;
	const sorted = [...used].sort((one, other) => other.from - one.from);
	return {
		scale: sorted.length > 0 ? sorted.map(({ from, grade, point }) => [from, grade, point]) : null,
		rounding: "none",
		placeFailed: true,
		rankWithin: marking?.within ?? "class",
		combined: null,
	};
}

const readResults = (run: Run, after: number): Promise<Result[]> =>
	run<Result>(sql`
		SELECT r.id, r.position, r.total, x.id AS exam, x.name AS exam_name, x.type, y.id AS year_id, y.year, s.code, s.name,
			s.father_name AS father, s.mother_name AS mother, e.class_id, c.name AS class_name, e.section_id,
			n.name AS section_name, e.roll, w.operation_id AS operation
		FROM results r
		JOIN exams x ON x.id = r.exam_id
		JOIN years y ON y.id = x.year_id
		JOIN students s ON s.id = r.student_id
		LEFT JOIN enrolments e ON e.student_id = s.id AND e.year_id = x.year_id
		LEFT JOIN classes c ON c.id = e.class_id
		LEFT JOIN sections n ON n.id = e.section_id
		LEFT JOIN releases w ON w.exam_id = x.id AND w.class_id = e.class_id
		WHERE r.id > ${after} ORDER BY r.id LIMIT ${batch}`);

const readSubjects = (run: Run, after: number, to: number): Promise<Subject[]> =>
	run<Subject>(sql`
		SELECT _parent_id AS result, name, month_marks AS month, semester_marks AS semester, marks, full_marks AS "full",
			fourth, absent
		FROM results_subjects WHERE _parent_id > ${after} AND _parent_id <= ${to} ORDER BY _parent_id, _order`);

const numberOrNull = (value: Decimal | null) => (value === null ? null : Number(value));

function sheetOf(row: Result, rows: Subject[], rules: FrozenRules): FrozenSheet {
	const bands = rules.scale?.map(([from, grade, point]): Band => ({ from, grade, point })) ?? null;
	const subjects = rows.map((subject) => subjectOf(subject, row.type, bands));
	const pointsOf = (isFourth: boolean) =>
		subjects.filter(({ fourth }) => fourth === isFourth).map(({ point }) => hundredths(point ?? 0));
	const best = Math.max(0, ...(bands ?? []).map(({ point }) => point));
	const average = bands && averageOf(pointsOf(false), pointsOf(true), hundredths(best));
	return {
		student: { code: Number(row.code), name: row.name, father: row.father, mother: row.mother },
		class: { id: row.class_id ?? 0, name: row.class_name ?? "" },
		section: { id: row.section_id ?? 0, name: row.section_name ?? "" },
		group: null,
		roll: Number(row.roll ?? 0),
		exam: { id: row.exam, name: row.exam_name, type: row.type, year: { id: row.year_id, year: Number(row.year) } },
		subjects,
		total: Number(row.total),
		gpa: average ? numberOf(average.gpa) : null,
		letter: bands && average ? bandOfAverage(average.gpa, bands).grade : null,
		// Neither was shown.
		gpaWithoutFourth: null,
		of: null,
		failed: subjects.filter(({ fourth, point }) => !fourth && point === 0).length,
		position: numberOrNull(row.position),
		rules,
		origin: "upgrade",
	};
}

function subjectOf(row: Subject, type: string, bands: Band[] | null): FrozenSubject {
	const marks = Number(row.marks);
	const full = Number(row.full);
	const band = bands && bandOfMark(hundredths(row.absent ? 0 : marks), hundredths(full), bands);
	// The full marks of the parts were not stored with the result.
	const part = (code: string, name: string, value: Decimal | null) =>
		value === null ? [] : [{ code, name, marks: Number(value), full: null, pass: null }];
	const parts =
		type === "monthly"
			? part("whole", "", marks)
			: [...part("month", "মাসিক", row.month), ...part("semester", "সেমিস্টার", row.semester)];
	return {
		name: row.name,
		papers: [{ code: "1", name: "", parts }],
		marks,
		full,
		letter: band?.grade ?? null,
		point: band?.point ?? null,
		reason: row.absent ? "absent" : band?.point === 0 ? "total" : null,
		failedParts: [],
		fourth: Boolean(row.fourth),
		counted: true,
	};
}

async function write(run: Run, frozen: { result: Result; sheet: FrozenSheet }[]): Promise<void> {
	for (const { result, sheet } of frozen)
		await run(sql`UPDATE results SET sheet = ${JSON.stringify(sheet)}, code = ${sheet.student.code},
			year_id = ${result.year_id}, class_id = ${result.class_id}, section_id = ${result.section_id},
			operation = ${result.operation} WHERE id = ${result.id}`);
}
