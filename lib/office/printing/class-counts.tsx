/** Numbers of students by class, gender, religion and age, as stipends, registrations and surveys ask for them. */

import { ColumnHeads } from "@/components/layout/column-heads";
import { formatDate } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import { genderNames } from "@/lib/bengali/students";
import { type Religion, religionNames } from "@/lib/office/words/person-choices";
import { personValue } from "@/lib/office/words/person-values";
import { certificatePaperText } from "../certificates/text-fields";
import { groupBy } from "../lists/known";
import { type Desk, PaperFrame } from "./paper-frame";
import { printingText, paperText as text } from "./text";

/** A student as it is counted; what the record does not have is null. */
export type Counted = {
	class: { id: number; name: string };
	gender: string | null;
	religion: string | null;
	/** dd-mm-yyyy. */
	dateOfBirth: string | null;
};

/** A gender or religion, "unwritten" for those without one, "all" for the sum. */
type Of<T> = T | "unwritten" | "all";

export type CountRow = {
	gender: Of<string>;
	religion: Of<Religion>;
	/** By the columns of ages. */
	ages: number[];
	/** Without a date of birth, or with one after the day. */
	unknown: number;
	total: number;
};

export type ClassCounts = {
	/** The ages that occur, the youngest first; {@link oldest} has those above it too. */
	ages: number[];
	/** In the order in which the students came, each with its sums. */
	classes: { id: number; name: string; rows: CountRow[] }[];
	/** All classes together. */
	whole: CountRow[];
};

/** From this age on one column: older pupils are rare, and often a mistyped year. */
export const oldest = 25;

/**
 * @param dateOfBirth dd-mm-yyyy
 * @param day yyyy-mm-dd
 * @returns completed years; null if it is no date, or one after the day
 */
export function ageOn(dateOfBirth: string | null, day: string): number | null {
	const [, date = "", month = "", year = ""] = /^(\d\d)-(\d\d)-(\d{4})$/.exec(dateOfBirth ?? "") ?? [];
	const birth = `${year}-${month}-${date}`;
	if (!year || birth > day) return null;
	return Number(day.slice(0, 4)) - Number(year) - (day.slice(5) < birth.slice(5) ? 1 : 0);
}

type Aged = Counted & { age: number | null };

const genders = genderNames.map((_, index) => String(index + 1));
const religions = Object.keys(religionNames) as Religion[];

/** @returns the known values that occur, then "unwritten" for all others, then the sum, each with its students */
function split<T extends string>(people: readonly Aged[], known: readonly T[], read: (person: Aged) => string | null) {
	const isKnown = (value: string | null): value is T => (known as readonly (string | null)[]).includes(value);
	const parts: { value: Of<T>; own: readonly Aged[] }[] = [
		...known.map((value) => ({ value, own: people.filter((person) => read(person) === value) })),
		{ value: "unwritten", own: people.filter((person) => !isKnown(read(person))) },
	];
	return [...parts.filter(({ own }) => own.length > 0), { value: "all" as const, own: people }];
}

const rowsOf = (people: readonly Aged[], ages: readonly number[]): CountRow[] =>
	split(people, genders, ({ gender }) => gender).flatMap(({ value: gender, own: ofGender }) =>
		split(ofGender, religions, ({ religion }) => religion).map(({ value: religion, own }) => ({
			...{ gender, religion, total: own.length },
			ages: ages.map((age) => own.filter((person) => person.age === age).length),
			unknown: own.filter((person) => person.age === null).length,
		})),
	);

/** @param people by class. @param day on which they have their age, yyyy-mm-dd */
export function countPupils(people: readonly Counted[], day: string): ClassCounts {
	const aged = people.map((person): Aged => {
		const age = ageOn(person.dateOfBirth, day);
		return { ...person, age: age === null ? null : Math.min(age, oldest) };
	});
	const ages = [...new Set(aged.flatMap(({ age }) => age ?? []))].sort((a, b) => a - b);
	return {
		ages,
		classes: [...groupBy(aged, (person) => person.class.id).values()].map((own) => ({
			...own[0].class,
			rows: rowsOf(own, ages),
		})),
		whole: rowsOf(aged, ages),
	};
}

/** @returns the words for gender and religion of a row */
const wordsOf = ({ gender, religion }: Pick<CountRow, "gender" | "religion">): [string, string] => [
	gender === "all" ? text.allGenders : gender === "unwritten" ? text.unwritten : personValue("gender", gender),
	religion === "all" ? text.total : religion === "unwritten" ? text.unwritten : personValue("religion", religion),
];

/** @returns the heading of a column of ages, in Latin digits */
const ageHeading = (age: number): string => (age === oldest ? `${age}+` : String(age));

const numbersOf = ({ ages, unknown, total }: CountRow): number[] => [...ages, unknown, total];

/** @returns the classes, and the whole school where there are several */
const groupsOf = ({ classes, whole }: ClassCounts) =>
	classes.length > 1 ? [...classes, { id: 0, name: printingText.wholeSchool, rows: whole }] : classes;

/** `restricted`: how many are not counted, because their data is not used. `date` as yyyy-mm-dd. */
export type CountsPaper = { year: number; title: string; date: string; counts: ClassCounts; restricted: number };

/** @returns the sentences below the table */
const notesOf = ({ counts, restricted }: Pick<CountsPaper, "counts" | "restricted">): string[] => [
	...(counts.whole.some(({ unknown }) => unknown > 0) ? [text.countsNote] : []),
	...(restricted > 0 ? [text.notCounted(restricted)] : []),
];

/** @returns the rows of the spreadsheet: headings, a row for each sum, the notes */
export function countRows(read: Omit<CountsPaper, "year" | "title">): string[][] {
	const { counts, date } = read;
	const headings = [
		text.class,
		text.gender,
		text.religion,
		...counts.ages.map(ageHeading),
		text.ageUnknown,
		text.total,
	];
	const rows = groupsOf(counts).flatMap(({ name, rows: members }) =>
		members.map((row) => [name, ...wordsOf(row), ...numbersOf(row).map(String)]),
	);
	return [headings, ...rows, [], ...[text.ageOn(formatDate(date)), ...notesOf(read)].map((note) => [note])];
}

/** Most columns of ages on upright paper. */
const mostUpright = 14;

/** How many students by class, gender, religion and age; a class is not divided. */
export const ClassCounts = ({ year, title, school, ...read }: CountsPaper & Desk) => {
	const { ages } = read.counts;
	const ofAges = [...ages.map((age) => toBengaliDigits(ageHeading(age))), text.ageUnknown];
	const columns = [text.class, text.gender, text.religion, ...ofAges, text.total];
	return (
		<PaperFrame
			form={ages.length > mostUpright ? "wide" : "list"}
			label={title}
			lines={[`${title} · ${text.year(year)}`, text.ageOn(formatDate(read.date))]}
			school={school}
			seal={certificatePaperText.bn.seal}
			signatures={[text.headTeacher]}
			title={printingText.papers["class-counts"].name}
		>
			<table className="papers-table papers-census">
				<ColumnHeads columns={columns} />
				{groupsOf(read.counts).map(({ id, name, rows }) => (
					<tbody key={id}>
						{rows.map((row, index) => {
							const [gender, religion] = wordsOf(row);
							const isFirst = rows[index - 1]?.gender !== row.gender;
							return (
								<tr key={`${gender}/${religion}`} data-sum={row.religion === "all" ? row.gender : undefined}>
									{index === 0 && (
										<th scope="rowgroup" rowSpan={rows.length} className="papers-class">
											{name}
										</th>
									)}
									{isFirst && (
										<th scope="rowgroup" rowSpan={rows.filter((fellow) => fellow.gender === row.gender).length}>
											{gender}
										</th>
									)}
									<th scope="row">{religion}</th>
									{numbersOf(row).map((number, column) => (
										// biome-ignore lint/suspicious/noArrayIndexKey: the columns are fixed.
										<td key={column} className="papers-number">
											{number === 0 ? text.none : toBengaliDigits(number)}
										</td>
									))}
								</tr>
							);
						})}
					</tbody>
				))}
			</table>
			<p className="papers-note">{notesOf(read).join(" ")}</p>
		</PaperFrame>
	);
};
