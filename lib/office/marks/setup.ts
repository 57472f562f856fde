/** Reads exam, class and section of a grid of marks, who may see and enter marks there, and the rules of the exam. */
import "server-only";
import type { PayloadRequest } from "payload";
import { classesOf, subjectsOf } from "@/lib/cms/access";
import { remembered } from "@/lib/cms/cache-tags";
import type { Staff } from "@/lib/cms/payload-types";
import type { Rounding, Scale } from "@/lib/grading/sheet";
import { scaleSchema } from "@/lib/grading/sheet-schema";
import { forbiddenError, notFoundError } from "@/lib/school/errors";
import { listOf, type Numeric, query, records, sql } from "@/lib/school/query";
import type { ExamKind, Ranking } from "../values/study";

export type Exam = {
	id: number;
	name: string;
	title: string;
	/** Id of the record, and the calendar year. */
	year: number;
	calendar: number;
	type: ExamKind;
	/** Of a monthly exam: the full mark of all subjects; null for that of each subject. */
	full: number | null;
	/** Whether the full marks must be checked before a release, since they once had another meaning. */
	isUnclear: boolean;
	/** The exam's own rules; null for the school's. */
	own: {
		scale: "school" | "own" | "none";
		rounding: Rounding | null;
		placeFailed: boolean | null;
		rankWithin: Ranking | null;
	};
};

type ExamRow = Omit<Exam, "calendar" | "full" | "isUnclear" | "own"> & {
	calendar: Numeric;
	full: Numeric | null;
	unclear: boolean | number | null;
	scale: Exam["own"]["scale"] | null;
	rounding: Rounding | null;
	placeFailed: "yes" | "no" | null;
	rankWithin: Ranking | null;
};

/** @throws SchoolError "notFound" */
export async function readExam(id: number, req?: PayloadRequest): Promise<Exam> {
	const [row] = await query<ExamRow>(
		sql`SELECT x.id, x.name, x.title, x.year_id AS year, y.year AS calendar, x.type, x."full", x.check_full_marks AS unclear,
				x.scale, x.rounding, x.place_failed AS "placeFailed", x.rank_within AS "rankWithin"
			FROM exams x JOIN years y ON y.id = x.year_id WHERE x.id = ${id}`,
		req,
	);
	if (!row) throw notFoundError();
	const { full, unclear, scale, rounding, placeFailed, rankWithin, ...exam } = row;
	return {
		...exam,
		calendar: Number(exam.calendar),
		full: full === null || exam.type !== "monthly" ? null : Number(full),
		isUnclear: Boolean(unclear),
		own: { scale: scale ?? "school", rounding, placeFailed: placeFailed && placeFailed === "yes", rankWithin },
	};
}

/** @throws SchoolError "notFound" */
export async function readClass(id: number, req?: PayloadRequest): Promise<{ id: number; name: string }> {
	const [found] = await query<{ id: number; name: string }>(sql`SELECT id, name FROM classes WHERE id = ${id}`, req);
	if (!found) throw notFoundError();
	return found;
}

export type Section = { id: number; title: string; class: number };

/** @throws SchoolError "notFound" */
export async function readSection(id: number, req?: PayloadRequest): Promise<Section> {
	const [section] = await query<Section>(sql`SELECT id, title, class_id AS class FROM sections WHERE id = ${id}`, req);
	if (!section) throw notFoundError();
	return section;
}

/** What is asked of an account before it sees or enters marks. */
export type MarksAccount = Pick<Staff, "role" | "classes" | "subjects">;

/** @returns ids of the classes whose marks the account may enter: an exam account only those assigned to it */
export const markedClasses = (account: MarksAccount): number[] | "all" =>
	account.role === "exam" ? classesOf(account as Staff) : "all";

/** @returns whether the account may enter marks of the class, see {@link markedClasses} */
export function mayMark(account: MarksAccount, classId: number): boolean {
	const classes = markedClasses(account);
	return classes === "all" || classes.includes(classId);
}

/** @throws SchoolError "forbidden", see {@link mayMark} */
export function requireClass(account: MarksAccount, classId: number): void {
	if (!mayMark(account, classId)) throw forbiddenError();
}

/** Class by subject, both ids; "all": every subject of the account's classes. */
export type OwnSubjects = "all" | ReadonlyMap<number, number>;

/**
 * A subject has a record in each year: what is assigned is the subject of that name in its class, in all years.
 * @param req request whose transaction it joins
 */
export async function readOwnSubjects(account: MarksAccount, req?: PayloadRequest): Promise<OwnSubjects> {
	const ids = subjectsOf(account);
	if (account.role !== "exam" || ids.length === 0) return "all";
	const list = listOf(ids);
	const found = await query<{ id: number; class: number }>(
		sql`SELECT DISTINCT s.id, s.class_id AS class FROM subjects s
			JOIN subjects o ON o.class_id = s.class_id AND o.name = s.name WHERE o.id IN (${list})`,
		req,
	);
	return new Map(found.map((subject) => [subject.id, subject.class]));
}

export const isOwn = (allowed: OwnSubjects, subject: number): boolean => allowed === "all" || allowed.has(subject);

/** @returns whether any subject of the class is the account's */
export const hasOwnIn = (allowed: OwnSubjects, classId: number): boolean =>
	allowed === "all" || [...allowed.values()].includes(classId);

/** @throws SchoolError "forbidden" if one of the subjects is not the account's */
export function requireOwn(allowed: OwnSubjects, subjects: readonly number[]): void {
	if (!subjects.every((id) => isOwn(allowed, id))) throw forbiddenError();
}

export type ExamRules = {
	/** Best first. Null where no grades are given. */
	scale: Scale | null;
	rounding: Rounding;
	placeFailed: boolean;
	rankWithin: Ranking;
};

type Band = { grade: string; from: number | string; point: number | string };

/** @returns the school's scale; null when the school gives no grades */
const getScale: () => Promise<Band[] | null> = remembered("grading", async () => {
	const { graded, bands } = await (await records()).findGlobal({ slug: "grading", depth: 0 });
	return graded && bands?.length ? bands : null;
});

/** @returns null if the bands are no scale by the rules of grading */
function scaleOf(bands: readonly Band[]): Scale | null {
	const rows = bands.map(({ from, grade, point }) => [Number(from), grade, Number(point)] as const);
	return scaleSchema.safeParse([...rows].sort(([a], [b]) => b - a)).data ?? null;
}

type School = { rounding: Rounding; placeFailed: boolean | number | null; rankWithin: Ranking };

/** @returns the rules; "scale" if the stored grades are no scale, so that nothing can be graded by them */
export async function readRules({ id, own }: Exam, req?: PayloadRequest): Promise<ExamRules | "scale"> {
	const [school] = await query<School>(
		sql`SELECT rounding, place_failed AS "placeFailed", rank_within AS "rankWithin" FROM marking LIMIT 1`,
		req,
	);
	const bands =
		own.scale === "own"
			? await query<Band>(sql`SELECT grade, "from", point FROM exams_bands WHERE _parent_id = ${id}`, req)
			: own.scale === "none"
				? null
				: await getScale();
	const scale = bands && scaleOf(bands);
	if (bands && !scale) return "scale";
	return {
		scale,
		rounding: own.rounding ?? school?.rounding ?? "none",
		placeFailed: own.placeFailed ?? Boolean(school?.placeFailed),
		rankWithin: own.rankWithin ?? school?.rankWithin ?? "class",
	};
}
