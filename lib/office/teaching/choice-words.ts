/** How people write groups, religions and subjects, in grids and spreadsheets. Pure: for the browser and the server. */
import { groupNames, type StudyGroup, studyGroups } from "@/lib/bengali/groups";
import { normalise } from "@/lib/bengali/normalise";
import { type Religion, religionNames, religionWords } from "@/lib/bengali/religions";
import type { Offered } from "./taken-by";

/** @returns what words are compared by */
export const wordKey = (word: string) => normalise(word).toLowerCase();

/** @returns the group whose name begins so */
export const findGroup = (word: string): StudyGroup | undefined =>
	studyGroups.find((group) => wordKey(groupNames[group]).startsWith(wordKey(word)));

export const findReligion = (word: string): Religion | undefined =>
	(Object.keys(religionWords) as Religion[]).find((religion) =>
		[religionNames[religion], ...religionWords[religion]].some((one) => wordKey(one) === wordKey(word)),
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
