/** What a release is asked about once more: how the class did, and whose result differs most from the exam before. */
import "server-only";
import { ownRelease } from "@/lib/cms/students/references";
import { type FrozenSheet, parseSheet } from "@/lib/contract/frozen-sheet";
import { query, sql } from "@/lib/school/query";

/** A student's percentages of the full marks in the last exam and in this one. */
export type Difference = { name: string; roll: number; before: number; now: number };

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
export async function summarise(sheets: readonly FrozenSheet[]): Promise<Summary> {
	const failed = sheets.filter((sheet) => sheet.failed > 0).length;
	const [highest] = [...sheets].sort((one, other) => (other.gpa ?? 0) - (one.gpa ?? 0) || other.total - one.total);
	return {
		students: sheets.length,
		passed: sheets.length - failed,
		failed,
		unplaced: sheets.filter(({ position }) => position === null).length,
		highest: highest ? { name: highest.student.name, total: highest.total, gpa: highest.gpa } : null,
		...(await compare(sheets)),
	};
}

async function compare(sheets: readonly FrozenSheet[]): Promise<Pick<Summary, "differences" | "last">> {
	const [sheet] = sheets;
	const last = sheet ? await readLast(sheet) : [];
	const before = new Map(last.map((one) => [one.student.code, percentOf(one)]));
	const differences = sheets.flatMap((one): Difference[] => {
		const former = before.get(one.student.code);
		return former === undefined
			? []
			: [{ name: one.student.name, roll: one.roll, before: former, now: percentOf(one) }];
	});
	const sizeOf = ({ before: from, now }: Difference) => Math.abs(now - from);
	differences.sort((one, other) => sizeOf(other) - sizeOf(one));
	return { last: last[0]?.exam.name ?? null, differences: differences.slice(0, most) };
}

/** @returns the sheets of the class in the exam that was released last in the same year */
async function readLast({ exam, class: of }: FrozenSheet): Promise<FrozenSheet[]> {
	const found = await query<{ sheet: string }>(sql`
		SELECT r.sheet FROM results r JOIN releases w ON ${ownRelease}
		WHERE r.class_id = ${of.id} AND r.exam_id = (
			SELECT w.exam_id FROM releases w JOIN exams x ON x.id = w.exam_id
			WHERE w.class_id = ${of.id} AND x.year_id = ${exam.year.id} AND x.id <> ${exam.id} ORDER BY w.at DESC, x.id DESC LIMIT 1)`);
	return found.map(({ sheet }) => parseSheet(sheet));
}

/** @returns a whole number */
function percentOf({ subjects, total }: FrozenSheet): number {
	const full = subjects.reduce((sum, subject) => sum + (subject.counted ? subject.full : 0), 0);
	return full === 0 ? 0 : Math.round((100 * total) / full);
}
