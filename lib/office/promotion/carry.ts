/** What of a student's group and subjects goes on to the next year. Pure. */

import type { StudyGroup } from "@/lib/contract/study";
import { type Chooser, type Offered, type Study, takenBy } from "@/lib/contract/taken-by";
import { teachingText } from "../teaching/text";
import { promotionText } from "./text";

/** What a class has in a year. */
export type ClassStudy = { groups: readonly StudyGroup[]; offered: readonly Offered[] };

export type Carried = {
	study: Study;
	/** Sentences about what must be settled by hand. */
	unsettled: string[];
};

const { noGroup } = teachingText.faults;

/**
 * Subjects are found again by their names, because those of each year are records of their own.
 * @param chooser the student's choices in the year that ends
 * @param from the subjects of the student's class in that year
 * @param to what the next class (or the same, for who repeats it) has in the year that begins
 */
export function carry({ religion, ...had }: Chooser, from: readonly Offered[], to: ClassStudy): Carried {
	const group = had.group && to.groups.includes(had.group) ? had.group : null;
	const lost: string[] = [];
	const again = (id: number): number[] => {
		const name = from.find((subject) => subject.id === id)?.name;
		const found = to.offered.find((subject) => subject.name === name);
		if (!found && name) lost.push(promotionText.lost(name));
		return found ? [found.id] : [];
	};
	const wished = {
		group,
		chosen: had.chosen.flatMap(again),
		fourth: had.fourth ? (again(had.fourth)[0] ?? null) : null,
	};
	const { takes, fourth, faults } = takenBy(to.offered, { ...wished, religion });
	const needsGroup = group === null && to.groups.length > 0;
	return {
		study: { group, chosen: wished.chosen.filter((id) => takes.has(id)), fourth },
		unsettled: [...new Set([...(needsGroup ? [noGroup] : []), ...lost, ...faults])],
	};
}
