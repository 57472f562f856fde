/**
 * The grid of choices as texts: how people write groups, religions and subjects, also in spreadsheets, what the texts mean,
 * and where a pasted block belongs. Pure.
 */
import { machineText, toBengaliDigits } from "@/lib/bengali/digits";
import { normalise } from "@/lib/bengali/normalise";
import { headingKey } from "@/lib/office/lists/form";
import {
	groupNames,
	groupWords,
	type Religion,
	religionNames,
	religionWords,
	type StudyGroup,
	studyGroups,
} from "@/lib/office/words/person-choices";
import { personWords } from "@/lib/office/words/person-fields";
import { type Chooser, isOptional, type Offered, takenBy } from "./taken-by";
import { teachingText as text } from "./text";

/** @returns what words are compared by */
const wordKey = (word: string) => normalise(word).toLowerCase();

/** @returns the only group whose name begins so, or that is named so */
export function findGroup(word: string): StudyGroup | undefined {
	const key = wordKey(word.replace(/\s+(?:বিভাগ|শাখা|গ্রুপ|group)\s*$/iu, ""));
	const isNamed = (group: StudyGroup) => groupWords[group].some((known) => wordKey(known) === key);
	const found = studyGroups.filter((group) => isNamed(group) || wordKey(groupNames[group]).startsWith(key));
	return found.length === 1 ? found[0] : undefined;
}

export const findReligion = (word: string): Religion | undefined =>
	(Object.keys(religionWords) as Religion[]).find((religion) =>
		[religionNames[religion], ...religionWords[religion]].some((known) => wordKey(known) === wordKey(word)),
	);

/** @returns the subject with this name, or the only one whose name begins so */
export function findSubject(word: string, offered: readonly Offered[]): Offered | undefined {
	const key = wordKey(word);
	const exact = offered.find(({ name }) => wordKey(name) === key);
	const begun = offered.filter(({ name }) => wordKey(name).startsWith(key));
	return exact ?? (begun.length === 1 ? begun[0] : undefined);
}

/** @returns the names of a cell with several subjects */
export const splitSubjects = (cell: string): string[] =>
	cell
		.split(/[,;،+]/u)
		.map((word) => word.trim())
		.filter((word) => word !== "");

/** @returns what {@link splitSubjects} reads */
export const joinSubjects = (names: readonly string[]): string => names.join(", ");

/** `key`: "group", "religion", "fourth", "further", or "choice:" and the name of a choice. */
export type ChoiceColumn = {
	key: string;
	heading: string;
	/** What may be written. */
	words: readonly string[];
};

/** Texts by the key of the column. */
export type ChoiceTexts = Readonly<Record<string, string>>;

export type ChoosingStudent = Chooser & { enrolment: number; roll: number; name: string };

type ReadChoice = Chooser & { faults: string[]; taken: Offered[] };

const namesOf = (offered: readonly Offered[]) => offered.map(({ name }) => name);

/** @param offered subjects of the year and class. @returns the columns after roll and name */
export function choiceColumns(offered: readonly Offered[]): ChoiceColumn[] {
	const choices = new Set(offered.flatMap(({ choice, takers }) => (takers === "choice" && choice ? [choice] : [])));
	const free = offered.filter(({ takers }) => takers === "chosen");
	const optional = offered.filter((subject) => isOptional(subject) && subject.counted && !subject.religion);
	return [
		...(offered.some(({ groups }) => groups.length > 0)
			? [{ key: "group", heading: text.group, words: studyGroups.map((group) => groupNames[group]) }]
			: []),
		{ key: "religion", heading: text.religion, words: Object.values(religionNames) },
		...[...choices].map((choice) => ({
			...{ key: `choice:${choice}`, heading: choice },
			words: namesOf(offered.filter((subject) => subject.choice === choice)),
		})),
		{ key: "fourth", heading: text.fourth, words: namesOf(optional) },
		...(free.length > 0 ? [{ key: "further", heading: text.further, words: namesOf(free) }] : []),
	];
}

/** @returns what is stored of a student as the texts of the columns */
export function textsOf(student: Chooser, offered: readonly Offered[]): ChoiceTexts {
	const nameOf = (id: number | null) => offered.find((subject) => subject.id === id)?.name ?? "";
	const chosen = offered.filter(({ id }) => student.chosen.includes(id));
	const choices = chosen.flatMap(({ choice, name, takers }) =>
		takers === "choice" ? [[`choice:${choice}`, name] as const] : [],
	);
	return {
		group: student.group ? groupNames[student.group] : "",
		religion: student.religion ? religionNames[student.religion] : "",
		...Object.fromEntries(choices),
		fourth: nameOf(student.fourth),
		further: joinSubjects(namesOf(chosen.filter(({ takers }) => takers === "chosen"))),
	};
}

/** @returns what the texts mean, which subjects the student takes by them, and why they are impossible */
export function readTexts(texts: ChoiceTexts, offered: readonly Offered[]): ReadChoice {
	const faults: string[] = [];
	/** Looks a word up; an unknown one is a fault. */
	const find = <T>(word: string | undefined, look: (word: string) => T | undefined): T | null => {
		if (!word?.trim()) return null;
		const found = look(word);
		if (found === undefined) faults.push(text.notFound(word.trim()));
		return found ?? null;
	};
	const group = find(texts.group, findGroup);
	const religion = find(texts.religion, findReligion);
	const choices = Object.entries(texts).flatMap(([key, word]) => {
		if (!key.startsWith("choice:")) return [];
		const of = offered.filter(({ choice }) => `choice:${choice}` === key);
		return find(word, (text) => findSubject(text, of)) ?? [];
	});
	const free = offered.filter(({ takers }) => takers === "chosen");
	const further = splitSubjects(texts.further ?? "").flatMap(
		(word) => find(word, (text) => findSubject(text, free)) ?? [],
	);
	const fourth = find(texts.fourth, (word) => findSubject(word, offered))?.id ?? null;
	const chooser = { group, religion, chosen: [...choices, ...further].map(({ id }) => id), fourth };
	const { takes, faults: impossible } = takenBy(offered, chooser);
	return { ...chooser, faults: [...faults, ...impossible], taken: offered.filter(({ id }) => takes.has(id)) };
}

/** @returns the choice that the texts mean, alike for texts that mean the same */
export function choiceOf(texts: ChoiceTexts, offered: readonly Offered[]): Chooser {
	const { group, religion, chosen, fourth } = readTexts(texts, offered);
	return { group, religion, chosen: chosen.toSorted((a, b) => a - b), fourth };
}

type Placed = {
	cells: { enrolment: number; key: string; text: string }[];
	/** Cells that are beside or below the grid. */
	outside: number;
	/** Rolls that nobody in the section has, or that several rows have, each once. */
	unknown: string[];
};

const rollOf = (cell: string | undefined) => {
	const digits = machineText(cell ?? "");
	return /^\d{1,4}$/.test(digits) ? Number(digits) : null;
};

const rollHeading = /^\s*(?:রোল|roll)(?![\p{L}\p{M}])\P{Nd}*$/iu;

/** @returns the keys of the columns that a row of headings names, also "roll" and "name"; null if it is none */
function readHeadings(row: readonly string[], columns: readonly ChoiceColumn[]): (string | null)[] | null {
	const { heading: name, synonyms } = personWords.name;
	const known = new Map([
		...[name, ...synonyms].map((heading) => [headingKey(heading), "name"] as const),
		...columns.map(({ key, heading }) => [headingKey(heading), key] as const),
		[headingKey("ধর্ম"), "religion"],
	]);
	const keys = row.map((cell) => (rollHeading.test(cell) ? "roll" : (known.get(headingKey(cell)) ?? null)));
	return keys.includes("roll") ? keys : null;
}

/**
 * Finds the cells of a pasted block. With rolls in its first column, or with headings, rows are matched by roll; else
 * they are counted from the cell where it is pasted.
 * @param at the cell
 */
export function placeChoices(
	block: readonly (readonly string[])[],
	at: { enrolment: number; key: string },
	students: readonly Pick<ChoosingStudent, "enrolment" | "roll" | "name">[],
	columns: readonly ChoiceColumn[],
): Placed {
	const placed: Placed = { cells: [], outside: 0, unknown: [] };
	const headings = readHeadings(block[0] ?? [], columns);
	const rows = headings ? block.slice(1) : block;
	const hasRolls = headings !== null || (rows.every((row) => rollOf(row[0]) !== null) && (rows[0]?.length ?? 0) > 1);
	const names = new Set(students.map(({ name }) => wordKey(name)));
	const isNamed = (cell = "") => names.has(wordKey(cell));
	// Rolls may be followed by names.
	const skipped = hasRolls ? (rows.some(([, cell]) => isNamed(cell)) ? 2 : 1) : 0;
	const keys = columns.map(({ key }) => key);
	const first = Math.max(0, keys.indexOf(at.key));
	const start = students.findIndex(({ enrolment }) => enrolment === at.enrolment);
	const rollAt = headings ? headings.indexOf("roll") : 0;
	const rolls = rows.map((row) => rollOf(row[rollAt]));
	rows.forEach((row, down) => {
		const isTwice = rolls.indexOf(rolls[down] ?? null) !== rolls.lastIndexOf(rolls[down] ?? null);
		const student = hasRolls ? students.find(({ roll }) => roll === rolls[down] && !isTwice) : students[start + down];
		if (!student) {
			if (hasRolls) placed.unknown.push(toBengaliDigits(row[rollAt]?.trim() ?? ""));
			else placed.outside += row.length;
			return;
		}
		row.forEach((cell, right) => {
			if (cell.trim() === "" || (!headings && right < skipped)) return;
			const key = headings ? headings[right] : keys[(hasRolls ? 0 : first) + right - skipped];
			if (key === "roll" || key === "name" || (headings && !key && isNamed(cell))) return;
			if (key) placed.cells.push({ enrolment: student.enrolment, key, text: cell.trim() });
			else placed.outside += 1;
		});
	});
	return { ...placed, unknown: [...new Set(placed.unknown)] };
}
