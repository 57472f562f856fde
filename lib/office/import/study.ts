/** The columns of group and subjects: what they mean in the class and year of their row, and why they are impossible. */
import "server-only";
import { groupNames } from "@/lib/bengali/groups";
import type { Religion } from "@/lib/bengali/religions";
import { findSubject, joinSubjects, splitSubjects } from "@/lib/contract/choice-words";
import { isOptional, noStudy, type Offered, type Study, takenBy } from "@/lib/contract/taken-by";
import { labelOf } from "../lists/form";
import { rowFaults as faults, type StudyColumn } from "../lists/text";
import { teachingText } from "../teaching/text";
import { studentForm } from "./form";
import { seatOf } from "./places";
import type { RowValues } from "./row";
import type { Place, Stored, StoredEnrolment, StoredStudent } from "./stored";

type Resolved = { study: Study } | { reasons: string[] };

/**
 * @param seats the stored enrolments by {@link seatOf}
 * @returns a function that says what a student will take. Empty cells leave what is stored; who comes into another class
 * begins without group and subjects, because those of each class are its own.
 */
export function studyResolver({ offered }: Stored, seats: ReadonlyMap<string, StoredEnrolment>) {
	return (values: RowValues, student: StoredStudent | null, place: Place): Resolved => {
		const seat = student && seats.get(seatOf(student.id, place.year));
		const had = seat && seat.place.class === place.class ? seat.study : noStudy;
		const { group, fourth, chosen } = values;
		if (group === undefined && fourth === undefined && chosen === undefined) return { study: had };
		const subjects = offered.get(place.year)?.get(place.class) ?? [];
		const optional = subjects.filter(isOptional);
		const reasons: string[] = [];
		const find = (column: StudyColumn, word: string): number[] => {
			const found = findSubject(word, optional);
			if (!found) reasons.push(`${labelOf(studentForm, column)}: ${teachingText.notFound(word)}`);
			return found ? [found.id] : [];
		};
		const study = {
			group: group ?? had.group,
			chosen: chosen === undefined ? had.chosen : splitSubjects(chosen).flatMap((word) => find("chosen", word)),
			fourth: fourth === undefined ? had.fourth : (find("fourth", fourth)[0] ?? null),
		};
		if (reasons.length > 0) return { reasons };
		const religion = (values.religion ?? student?.person.religion ?? null) as Religion | null;
		const { faults: impossible } = takenBy(subjects, { ...study, religion });
		return impossible.length > 0 ? { reasons: impossible.map(faults.study) } : { study };
	};
}

/** @returns whether both say the same, in whatever order the subjects were chosen */
export const isSameStudy = (a: Study, b: Study): boolean =>
	a.group === b.group &&
	a.fourth === b.fourth &&
	a.chosen.length === b.chosen.length &&
	a.chosen.every((id) => b.chosen.includes(id));

/** @returns a study in words, by column; "" for what is empty */
export function studyWords(study: Study, subjects: readonly Offered[]): Record<StudyColumn, string> {
	const nameOf = (id: number | null) => subjects.find((subject) => subject.id === id)?.name ?? "";
	return {
		group: study.group ? groupNames[study.group] : "",
		chosen: joinSubjects(study.chosen.map(nameOf).filter(Boolean)),
		fourth: nameOf(study.fourth),
	};
}
