/** What the view `/admin/marks/release` shows of an exam and class. */
import "server-only";
import { ownRelease } from "@/lib/cms/students/references";
import { type FrozenSheet, parseSheet } from "@/lib/contract/frozen-sheet";
import { query, sql } from "@/lib/school/query";
import { isJudged } from "../certificates/result-facts";
import { readClass, readExam } from "../marks/setup";
import { type ClassSheets, releaseProblem } from "../marks/sheets";
import type { Pupil } from "../students/roster";
import { findRelease, prepareRelease, type Release } from "./releases";

export type Preview = Pick<
	ClassSheets,
	"blank" | "blankIn" | "exam" | "impossible" | "left" | "missing" | "out" | "outIn" | "subjects"
> & {
	/** Why nothing can be released; null if it can. */
	problem: string | null;
	/** All students of the class in the exam's year, by enrolment. */
	enrolled: ReadonlyMap<number, Pupil>;
	class: { id: number; name: string };
	release: Release | null;
	fingerprint: string;
	/** Sheets of the class that are computed from marks. */
	count: number;
	/** Results typed by hand that would be released as they are. */
	typed: number;
	sections: { id: number; name: string }[];
	section: number;
	summary: Summary;
	/** Those of one section: a large class has hundreds. */
	sheets: FrozenSheet[];
};

/**
 * @param asked the section to show, the first one without it
 * @throws SchoolError "notFound" for an unknown exam or class
 */
export async function readPreview(examId: number, classId: number, asked?: number): Promise<Preview> {
	const [exam, ofClass, release] = await Promise.all([
		readExam(examId),
		readClass(classId),
		findRelease(examId, classId),
	]);
	const { of, frozen, typed, fingerprint } = await prepareRelease(exam, classId);
	const sheets = frozen.map(({ sheet }) => sheet);
	const summary = await summarise([...frozen, ...typed].map(({ sheet }) => sheet));
	const sections = [...new Map(sheets.map(({ section }) => [section.id, section])).values()];
	const section = sections.find(({ id }) => id === asked)?.id ?? sections[0]?.id ?? 0;
	return {
		...{ ...of, class: ofClass, release, fingerprint, sections, section, summary },
		problem: releaseProblem(of),
		enrolled: new Map(of.enrolled.map((pupil) => [pupil.enrolment, pupil])),
		...{ count: sheets.length, typed: typed.length },
		sheets: sheets.filter((sheet) => sheet.section.id === section),
	};
}

/** A student's percentages of the full marks in the last exam and in this one. */
type Difference = { name: string; roll: number; before: number; now: number };

export type Summary = {
	students: number;
	passed: number;
	failed: number;
	/** Students without a position. */
	unplaced: number;
	/** Null without sheets. */
	highest: { name: string; total: number; gpa: number | null } | null;
	/** The exam of the same year and class that was released last; null for the first. */
	last: string | null;
	/** The largest first. */
	differences: Difference[];
};

/** Differences that are shown. */
const most = 10;

/** @param sheets those that would be released */
async function summarise(sheets: readonly FrozenSheet[]): Promise<Summary> {
	const failed = sheets.filter((sheet) => sheet.failed > 0).length;
	const [highest] = [...sheets].sort((a, b) => (b.gpa ?? 0) - (a.gpa ?? 0) || b.total - a.total);
	return {
		students: sheets.length,
		passed: sheets.filter((sheet) => sheet.failed === 0 && isJudged(sheet)).length,
		failed,
		unplaced: sheets.filter(({ position }) => position === null).length,
		highest: highest ? { name: highest.student.name, total: highest.total, gpa: highest.gpa } : null,
		...(await compare(sheets)),
	};
}

async function compare(sheets: readonly FrozenSheet[]): Promise<Pick<Summary, "differences" | "last">> {
	const [sheet] = sheets;
	const last = sheet ? await readLast(sheet) : [];
	const before = new Map(last.map((sheet) => [sheet.student.code, percentOf(sheet)]));
	const differences = sheets.flatMap((sheet): Difference[] => {
		const former = before.get(sheet.student.code);
		return former === undefined
			? []
			: [{ name: sheet.student.name, roll: sheet.roll, before: former, now: percentOf(sheet) }];
	});
	const sizeOf = ({ before: from, now }: Difference) => Math.abs(now - from);
	differences.sort((a, b) => sizeOf(b) - sizeOf(a));
	return { last: last[0]?.exam.name ?? null, differences: differences.slice(0, most) };
}

/** @returns the sheets of the class in the exam that was released last in the same year */
async function readLast({ exam, class: schoolClass }: FrozenSheet): Promise<FrozenSheet[]> {
	const found = await query<{ sheet: string }>(sql`
		SELECT r.sheet FROM results r JOIN releases w ON ${ownRelease}
		WHERE r.class_id = ${schoolClass.id} AND r.exam_id = (
			SELECT w.exam_id FROM releases w JOIN exams x ON x.id = w.exam_id
			WHERE w.class_id = ${schoolClass.id} AND x.year_id = ${exam.year.id} AND x.id <> ${exam.id} ORDER BY w.at DESC, x.id DESC LIMIT 1)`);
	return found.map(({ sheet }) => parseSheet(sheet));
}

/** @returns a whole number */
function percentOf({ subjects, total }: FrozenSheet): number {
	const full = subjects.reduce((sum, subject) => sum + (subject.counted ? subject.full : 0), 0);
	return full === 0 ? 0 : Math.round((100 * total) / full);
}
