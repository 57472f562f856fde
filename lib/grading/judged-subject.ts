import { type Hundredths, hundredths } from "./amounts";
import { bandOfMark } from "./scale";
import type { Part, Scale, Subject, SubjectMarks } from "./sheet";

/** A subject in one exam, before its letter. */
export type JudgedSubject = {
	/** Marks of all papers and parts; absent is 0. */
	mark: Hundredths;
	full: Hundredths;
	/** Absent in any part. */
	absent: boolean;
	/** Codes of the parts below their pass marks, in the order in which they first stand in the subject. */
	below: string[];
};

type Cell = { part: Part; mark: Hundredths; absent: boolean };

function cellOf(part: Part, marks: ReadonlyMap<string, number | "absent"> | undefined): Cell {
	const mark = marks?.get(part.code);
	// Results without a mark that is still to be entered would be wrong results.
	if (mark === undefined) throw new Error(`The part ${part.code} has no mark.`);
	return mark === "absent" ? { part, mark: 0n, absent: true } : { part, mark: hundredths(mark), absent: false };
}

const sumOf = <T>(items: readonly T[], amount: (item: T) => Hundredths) =>
	items.reduce((sum, item) => sum + amount(item), 0n);

const passOf = ({ part }: Cell) => hundredths(part.pass ?? 0);
const markOf = ({ mark }: Cell) => mark;

/** A pass mark holds for a part over all papers, unless each paper must be passed. */
function isBelow(cells: readonly Cell[], passEach: boolean): boolean {
	if (passEach) return cells.some((cell) => cell.mark < passOf(cell));
	return sumOf(cells, markOf) < sumOf(cells, passOf);
}

/** @throws Error if a part has no mark */
export function judgeSubject({ papers, passEach }: Subject, marks: SubjectMarks | undefined): JudgedSubject {
	const cells = papers.flatMap(({ code, parts }) => parts.map((part) => cellOf(part, marks?.get(code))));
	const codes = [...new Set(cells.map(({ part }) => part.code))];
	const isFailed = (code: string) =>
		isBelow(
			cells.filter(({ part }) => part.code === code),
			passEach,
		);
	return {
		mark: sumOf(cells, markOf),
		full: sumOf(cells, ({ part }) => hundredths(part.full)),
		absent: cells.some(({ absent }) => absent),
		below: codes.filter(isFailed),
	};
}

/** @returns whether the total is in the band of failing; without a scale no total is */
export const isFailingTotal = (mark: Hundredths, full: Hundredths, scale: Scale | null): boolean =>
	scale !== null && bandOfMark(mark, full, scale) === scale.at(-1);
