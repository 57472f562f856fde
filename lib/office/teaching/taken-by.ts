/** Which subjects a student takes. Pure: shared by the server and the views in the browser. */

import type { Takers } from "../values/study";
import type { Religion, StudyGroup } from "../words/person-choices";
import { teachingText as text } from "./text";

/** A subject of a year and class, as far as it matters here. */
export type Offered = {
	id: number;
	name: string;
	takers: Takers;
	/** Empty for all groups. */
	groups: readonly StudyGroup[];
	/** Of the takers "choice": the name that the alternatives share. */
	choice: string | null;
	/** Of a subject of religion. */
	religion: Religion | null;
	counted: boolean;
};

/** What is stored of a student in a year. */
export type Study = {
	group: StudyGroup | null;
	/** Ids of subjects. */
	chosen: readonly number[];
	fourth: number | null;
};

export const noStudy: Study = { group: null, chosen: [], fourth: null };

export type Chooser = Study & { religion: Religion | null };

export type Taken = {
	/** Ids of subjects, the fourth included. */
	takes: ReadonlySet<number>;
	fourth: number | null;
	/** Sentences why the choices are impossible. */
	faults: string[];
};

const isForGroup = ({ groups }: Offered, group: StudyGroup | null) =>
	groups.length === 0 || (group !== null && groups.includes(group));

/** @returns whether a student may choose the subject, or leave it */
export const isOptional = ({ takers }: Offered) => takers === "choice" || takers === "chosen";

/**
 * All and the group's subjects, one of each choice (the chosen one, else what the fourth subject leaves of two, else that
 * of the student's religion), what else was chosen, and the fourth subject.
 * @param offered the subjects of the student's year and class
 */
export function takenBy(offered: readonly Offered[], { group, religion, chosen, fourth }: Chooser): Taken {
	const faults: string[] = [];
	const known = new Map(offered.map((subject) => [subject.id, subject]));
	const takes = new Set<number>();
	for (const subject of offered) {
		if (subject.takers === "all") takes.add(subject.id);
		if (subject.takers === "group" && isForGroup(subject, group)) takes.add(subject.id);
	}
	if (group === null && offered.some(({ groups }) => groups.length > 0)) faults.push(text.faults.noGroup);
	for (const id of chosen) {
		const subject = known.get(id);
		if (!subject) faults.push(text.faults.unknown);
		else if (!isOptional(subject)) faults.push(text.faults.notOptional(subject.name));
		else if (!isForGroup(subject, group)) faults.push(text.faults.otherGroup(subject.name));
		else if (id === fourth) faults.push(text.faults.twice(subject.name));
		else takes.add(id);
	}
	const alternatives = offered.filter((subject) => subject.takers === "choice" && isForGroup(subject, group));
	for (const choice of new Set(alternatives.map((subject) => subject.choice ?? ""))) {
		const subjects = alternatives.filter((subject) => (subject.choice ?? "") === choice);
		const own = subjects.filter(({ id }) => takes.has(id));
		if (own.length > 1) faults.push(text.faults.several(choice));
		if (own.length > 0) continue;
		const rest = subjects.filter(({ id }) => id !== fourth);
		// Of two alternatives that one is the fourth leaves the other.
		const left = rest.length === 1 && rest.length < subjects.length ? rest[0] : undefined;
		const usual = left ?? (religion && subjects.find((subject) => subject.religion === religion));
		if (usual) takes.add(usual.id);
		else faults.push(text.faults.missing(choice));
	}
	const fourthFault = fourth === null ? null : faultOfFourth(known.get(fourth), group, takes);
	if (fourthFault) faults.push(fourthFault);
	else if (fourth !== null) takes.add(fourth);
	return { takes, fourth: fourthFault ? null : fourth, faults };
}

function faultOfFourth(subject: Offered | undefined, group: StudyGroup | null, takes: ReadonlySet<number>) {
	if (!subject) return text.faults.unknown;
	if (!isOptional(subject) || subject.religion) return text.faults.noFourth(subject.name);
	if (!subject.counted) return text.faults.notCounted(subject.name);
	if (!isForGroup(subject, group)) return text.faults.otherGroup(subject.name);
	return takes.has(subject.id) ? text.faults.twice(subject.name) : null;
}
