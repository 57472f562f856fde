/** The counts as words and numbers, for the table on paper and for the spreadsheet. Pure. */
import { formatDate } from "@/lib/bengali/dates";
import { personValue } from "@/lib/bengali/person-values";
import { type ClassCounts, type CountRow, oldest } from "./class-counts";
import { printingText, paperText as text } from "./text";

/** @returns the words for gender and religion of a row */
export const wordsOf = ({ gender, religion }: Pick<CountRow, "gender" | "religion">): [string, string] => [
	gender === "all" ? text.allGenders : gender === "unwritten" ? text.unwritten : personValue("gender", gender),
	religion === "all" ? text.total : religion === "unwritten" ? text.unwritten : personValue("religion", religion),
];

/** @returns the heading of a column of ages, in Latin digits */
export const ageHeading = (age: number): string => (age === oldest ? `${age}+` : String(age));

export const numbersOf = ({ ages, unknown, total }: CountRow): number[] => [...ages, unknown, total];

/** @returns the classes, and the whole school where there are several */
export const groupsOf = ({ classes, whole }: ClassCounts) =>
	classes.length > 1 ? [...classes, { id: 0, name: printingText.wholeSchool, rows: whole }] : classes;

type Read = { date: string; counts: ClassCounts; restricted: number };

/** @returns the sentences below the table */
export const notesOf = ({ counts, restricted }: Read): string[] => [
	...(counts.whole.some(({ unknown }) => unknown > 0) ? [text.countsNote] : []),
	...(restricted > 0 ? [text.notCounted(restricted)] : []),
];

/** @returns the rows of the spreadsheet: headings, a row for each sum, the notes */
export function countRows(read: Read): string[][] {
	const { counts, date } = read;
	const headings = [
		text.class,
		text.gender,
		text.religion,
		...counts.ages.map(ageHeading),
		text.ageUnknown,
		text.total,
	];
	const rows = groupsOf(counts).flatMap(({ name, rows: own }) =>
		own.map((row) => [name, ...wordsOf(row), ...numbersOf(row).map(String)]),
	);
	return [headings, ...rows, [], ...[text.ageOn(formatDate(date)), ...notesOf(read)].map((note) => [note])];
}
