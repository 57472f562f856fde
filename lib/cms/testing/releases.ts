/** Stores marks, and stores and releases results, without the back office, for tests of what is seen of them. */
import type { Payload } from "payload";
import type { FrozenSheet, FrozenSubject } from "@/lib/contract/frozen-sheet";
import { rows, sql } from "@/lib/data/sql";
import { hundredths, numberOf } from "@/lib/grading/amounts";
import { averageOf } from "@/lib/grading/average";
import { bandOfAverage, bandOfMark } from "@/lib/grading/scale";
import { storeResults } from "../students/stored-results";
import { nationalScale } from "../students/student-globals";

/** Releases all stored results of the class. @param at ISO 8601; by default long ago */
export async function releaseClass(payload: Payload, exam: number, classId: number, at = "2026-01-01T00:00:00.000Z") {
	const [operation] = await rows<{ id: number }>(
		payload,
		sql`INSERT INTO operations (subject, state, staff_name, title, applied_at, updated_at)
			VALUES ('release', 'applied', '', '', ${at}, ${at}) RETURNING id`,
	);
	await rows(
		payload,
		sql`INSERT INTO releases (exam_id, class_id, at, operation_id) VALUES (${exam}, ${classId}, ${at}, ${operation?.id})`,
	);
	await rows(
		payload,
		sql`UPDATE results SET operation = ${operation?.id} WHERE exam_id = ${exam} AND class_id = ${classId}`,
	);
}

/** Stores a mark of 50 as if it was entered. @param ids of its records */
export async function insertMark(payload: Payload, ids: Record<"exam" | "enrolment" | "subject", number>) {
	await rows(
		payload,
		sql`INSERT INTO marks (exam_id, enrolment_id, subject_id, part, hundredths, absent, revision, staff_name, updated_at)
			VALUES (${ids.exam}, ${ids.enrolment}, ${ids.subject}, 'marks', 5000, 0, 1, '', '2026-01-01')`,
	);
}

export async function withdrawClass(payload: Payload, exam: number, classId: number) {
	await rows(payload, sql`DELETE FROM releases WHERE exam_id = ${exam} AND class_id = ${classId}`);
}

type Subject = {
	name: string;
	marks: number;
	full: number;
	/** Marks of the parts, by code; without them one whole part. */
	parts?: Record<string, number | null>;
	fourth?: boolean;
};

type Result = {
	/** Record ids. The student is enrolled in the exam's year. */
	student: number;
	exam: number;
	position?: number | null;
	subjects?: Subject[];
	more?: Partial<FrozenSheet>;
};

/**
 * Stores a result, graded by the national scale, with the names of this moment. It is released if its class is.
 * @returns the result's id
 */
export async function insertResult(payload: Payload, { student, exam, ...given }: Result): Promise<number> {
	const [head] = await rows<Head>(
		payload,
		sql`SELECT s.code, s.name, s.father_name AS father, s.mother_name AS mother, e.class_id AS class,
				c.name AS class_name, e.section_id AS section, n.name AS section_name, e.roll, x.name AS exam_name, x.type,
				y.id AS year_id, y.year, w.operation_id AS operation
			FROM students s JOIN exams x ON x.id = ${exam} JOIN years y ON y.id = x.year_id
			JOIN enrolments e ON e.student_id = s.id AND e.year_id = y.id
			JOIN classes c ON c.id = e.class_id JOIN sections n ON n.id = e.section_id
			LEFT JOIN releases w ON w.exam_id = x.id AND w.class_id = e.class_id WHERE s.id = ${student}`,
	);
	if (!head) throw new Error("The student is not enrolled in the exam's year.");
	await storeResults(payload, [{ student, operation: head.operation, sheet: sheetOf(exam, head, given) }]);
	const [row] = await rows<{ id: number }>(
		payload,
		sql`SELECT id FROM results WHERE student_id = ${student} AND exam_id = ${exam}`,
	);
	return row?.id ?? 0;
}

type Head = Record<"class" | "section" | "year_id", number> &
	Record<"class_name" | "exam_name" | "father" | "mother" | "name" | "section_name" | "type", string> &
	Record<"code" | "roll" | "year", number | string> & { operation: number | null };

function sheetOf(exam: number, head: Head, given: Omit<Result, "exam" | "student">): FrozenSheet {
	const subjects = (given.subjects ?? []).map(subjectOf);
	const pointsOf = (isFourth: boolean) =>
		subjects.filter(({ fourth }) => fourth === isFourth).map(({ point }) => hundredths(point ?? 0));
	const average = averageOf(pointsOf(false), pointsOf(true));
	return {
		student: { code: Number(head.code), name: head.name, father: head.father, mother: head.mother },
		class: { id: head.class, name: head.class_name },
		section: { id: head.section, name: head.section_name },
		group: null,
		roll: Number(head.roll),
		exam: { id: exam, name: head.exam_name, type: head.type, year: { id: head.year_id, year: Number(head.year) } },
		subjects,
		total: numberOf(subjects.reduce((sum, { marks }) => sum + hundredths(marks), 0n)),
		gpa: average && numberOf(average.gpa),
		letter: average && bandOfAverage(average.gpa, nationalScale).grade,
		gpaWithoutFourth: null,
		failed: subjects.filter(({ fourth, point }) => !fourth && point === 0).length,
		position: given.position ?? null,
		of: null,
		rules: {
			scale: nationalScale.map(({ from, grade, point }) => [from, grade, point]),
			...{ rounding: "none", placeFailed: false, rankWithin: "class", combined: null },
		},
		origin: "marks",
		...given.more,
	};
}

function subjectOf({ name, marks, full, parts = { whole: marks }, fourth = false }: Subject): FrozenSubject {
	const band = bandOfMark(hundredths(marks), hundredths(full), nationalScale);
	const share = full / Object.keys(parts).length;
	const found = Object.entries(parts).map(([code, mark]) => ({
		code,
		name: code,
		marks: mark,
		full: share,
		pass: null,
	}));
	return {
		...{ name, marks, full, fourth, counted: true, letter: band.grade, point: band.point, failedParts: [] },
		papers: [{ code: "1", name: "", parts: found }],
		reason: band.point === 0 ? "total" : null,
	};
}
