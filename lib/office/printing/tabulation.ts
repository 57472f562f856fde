/** The tabulation sheet of a section: students by subjects. */
import "server-only";
import type { ResultSubject } from "@/lib/contract/results";
import type { StoredSheet } from "@/lib/school/result-rows";
import type { Pupil } from "../students/roster";

/** @property fourth of how many of the students who have it this is the fourth subject */
export type Column = { name: string; full: number; fourth: "all" | "some" | "none" };

/** `cells` are in the order of the columns, null where the student does not have the subject. */
export type TabulationRow = {
	pupil: Pupil;
	cells: (ResultSubject | null)[];
	/** Null without a result. */
	result: StoredSheet["result"] | null;
};

export type Tabulation = {
	columns: Column[];
	rows: TabulationRow[];
	isGraded: boolean;
	passed: number;
	failed: number;
};

/** A result keeps its own names of subjects, so the columns come from all results. */
function columnsOf(sheets: readonly StoredSheet[]): Column[] {
	const found = new Map<string, ResultSubject[]>();
	for (const subject of sheets.flatMap(({ subjects }) => subjects))
		found.set(subject.subject_name, [...(found.get(subject.subject_name) ?? []), subject]);
	return [...found].map(([name, all]) => {
		const fourth = all.filter(({ fourth_subject }) => fourth_subject).length;
		return {
			name,
			full: all[0]?.full_marks ?? 0,
			fourth: fourth === all.length ? "all" : fourth > 0 ? "some" : "none",
		};
	});
}

/** @param sheets those of the pupils who have a result */
export function tabulate(pupils: readonly Pupil[], sheets: readonly StoredSheet[]): Tabulation {
	const byCode = new Map(sheets.map((sheet) => [sheet.result.student_id, sheet]));
	const columns = columnsOf(sheets);
	const rows = pupils.map((pupil) => {
		const sheet = byCode.get(pupil.code);
		const cells = columns.map(({ name }) => sheet?.subjects.find((subject) => subject.subject_name === name) ?? null);
		return { pupil, cells, result: sheet?.result ?? null };
	});
	const averages = sheets.flatMap(({ result }) => (result.gpa === undefined ? [] : [result.gpa]));
	const failed = averages.filter((gpa) => gpa === 0).length;
	return { columns, rows, isGraded: averages.length > 0, passed: averages.length - failed, failed };
}
