/** The sheets of an exam and class as they would be released now. */
import "server-only";
import type { PayloadRequest } from "payload";
import { ownRelease } from "@/lib/cms/students/references";
import { query, sql } from "@/lib/school/query";
import { fingerprintOf } from "../operations/operation";
import { releaseText } from "../release/text";
import { inPlace, type Pupil, readRoster } from "../students/roster";
import { type Candidate, computeSheets, type Marked, named, type Place, type Sheets } from "./compute";
import { type Exam, type ExamRules, readExam, readRules } from "./setup";
import { type Cell, cellKey } from "./shared";
import { readExemptions, readMarks } from "./stored";
import { readExamined, readSubjects, readTaken, type Subject } from "./subjects";

export type ClassSheets = Sheets & {
	exam: Exam;
	/** Titles of the exams whose full marks must be checked first: this one, or those that it is computed from. */
	unclear: string[];
	/** By which the sheets are graded; null if the stored grades are no scale: then there are no sheets. */
	rules: (ExamRules & { combined: { name: string; weight: number }[] | null }) | null;
	/** Who is in this exam, but left out of one that it is computed from. */
	outIn: Sheets["blankIn"];
	/** Those of the class. */
	subjects: Subject[];
	/** All students of the class in the exam's year. */
	enrolled: Pupil[];
	/** Marks in subjects that their students do not take any more: they count nowhere. */
	left: Place[];
	/** Changes with everything that would be released. */
	fingerprint: string;
};

/** `entered`: the cells with a mark. */
type ReadExam = Marked & Pick<Exam, "isUnclear" | "title"> & { entered: Cell[] };

/**
 * @param offered the subjects of the class in the exam's year
 * @returns the exam with its subjects and marks; for a combined exam those that it is computed from
 */
async function readMarked(
	exam: Exam,
	classId: number,
	offered: readonly Subject[],
	req?: PayloadRequest,
): Promise<ReadExam[]> {
	const parts =
		exam.type === "combined"
			? await query<{ id: number; weight: number | string }>(
					sql`SELECT exam_id AS id, weight FROM exams_of WHERE _parent_id = ${exam.id} AND exam_id IS NOT NULL
						ORDER BY _order`,
					req,
				)
			: [{ id: exam.id, weight: 100 }];
	const marked: ReadExam[] = [];
	for (const { id, weight } of parts) {
		const own = id === exam.id ? exam : await readExam(id, req);
		const marks = await readMarks(id, sql`e.year_id = ${exam.year} AND e.class_id = ${classId}`, req);
		marked.push({
			...{ ...own, weight: Number(weight) },
			subjects: await readExamined(own, offered, req),
			markOf: (cell) => marks.get(cellKey(cell))?.mark ?? null,
			entered: [...marks.values()].filter(({ mark }) => mark !== null),
			out: exam.type === "combined" ? await readExemptions(id, req) : new Set(),
		});
	}
	return marked;
}

/** A student who changed the class after a release keeps the result that was earned in the former one. */
async function findReleasedElsewhere(exam: number, classId: number, req?: PayloadRequest): Promise<Set<number>> {
	const found = await query<{ student: number }>(
		sql`SELECT r.student_id AS student FROM results r JOIN releases w ON ${ownRelease}
			WHERE r.exam_id = ${exam} AND r.class_id <> ${classId}`,
		req,
	);
	return new Set(found.map(({ student }) => student));
}

const nothing: Sheets = { sheets: [], missing: [], blank: [], blankIn: [], out: [], tooLarge: [], impossible: [] };

/**
 * @param req request whose transaction the reads join
 * @returns the sheets of those who keep no result of this exam that is released in another class
 */
export async function readSheets(exam: Exam, classId: number, req?: PayloadRequest): Promise<ClassSheets> {
	const offered = await readSubjects(exam.year, classId, req);
	const marked = await readMarked(exam, classId, offered, req);
	const rules = await readRules(exam, req);
	const inClass = inPlace({ of: "class", id: classId });
	const enrolled = await readRoster(exam.year, inClass, req);
	const taken = await readTaken(offered, exam.year, inClass, req);
	const elsewhere = await findReleasedElsewhere(exam.id, classId, req);
	const candidates = enrolled.flatMap(({ id, enrolment, section, group }): Candidate[] => {
		const own = elsewhere.has(id) ? undefined : taken.get(enrolment);
		return own ? [{ enrolment, section: section.id, group, taken: own }] : [];
	});
	const out = await readExemptions(exam.id, req);
	const isCombined = exam.type === "combined";
	const computed = rules === "scale" ? nothing : computeSheets(candidates, marked, out, { ...rules, isCombined });
	const combined = isCombined ? marked.map(({ name, weight }) => ({ name, weight })) : null;
	const isOffered = (subject: number) => offered.some(({ id }) => id === subject);
	return {
		...computed,
		exam,
		unclear: [exam, ...(isCombined ? marked : [])].flatMap(({ isUnclear, title }) => (isUnclear ? [title] : [])),
		rules: rules === "scale" ? null : { ...rules, combined },
		outIn: marked.flatMap((part) => {
			const enrolments = candidates.flatMap(({ enrolment }) =>
				part.out.has(enrolment) && !out.has(enrolment) ? [enrolment] : [],
			);
			return enrolments.length > 0 ? [{ exam: named(part), enrolments }] : [];
		}),
		subjects: offered,
		left: marked.flatMap((part) =>
			part.entered
				.filter(({ enrolment, subject: of }) => isOffered(of) && taken.get(enrolment)?.takes.has(of) === false)
				.map((cell) => ({ ...cell, exam: named(part) })),
		),
		enrolled,
		fingerprint: fingerprintOf([
			computed,
			rules,
			enrolled.map(({ id, enrolment, section, roll, name }) => [id, enrolment, section, roll, name]),
		]),
	};
}

/** @returns why the sheets cannot be released, null if nothing stands in the way */
export function releaseProblem({ unclear, rules, ...rest }: ClassSheets): string | null {
	// Results that were stored otherwise are released as they are.
	if (rules && rest.sheets.length === 0 && rest.missing.length === 0) return null;
	if (!rules) return releaseText.noScale;
	if (unclear.length > 0) return releaseText.unclear(unclear);
	if (rest.impossible.length > 0) return releaseText.impossible(rest.impossible.length);
	if (rest.tooLarge.length > 0) return releaseText.tooLarge(rest.tooLarge.length);
	if (rest.missing.length > 0) return releaseText.missing(rest.missing.length);
	if (rest.blank.length > 0) return releaseText.unsettled(rest.blank.length);
	return null;
}
