/** What a student sits in an exam, by the exam's routine. */
import "server-only";
import type { Sitting } from "@/lib/contract/exam-routines";
import type { Offered, Taken } from "@/lib/office/teaching/taken-by";
import { readStored } from "../exam-routine/routine";
import { nameKey } from "../lists/cells";
import { readSubjects } from "../marks/subjects";
import { readTaken } from "../marks/takers";
import { inClasses, type Pupil } from "../students/roster";

export type SittingsOf = (pupil: Pick<Pupil, "enrolment" | "class">) => Sitting[];

/** @returns the subject that a routine means: by its name, with which the name of a paper may begin */
export function subjectOf<T extends Pick<Offered, "name">>(written: string, offered: readonly T[]): T | undefined {
	const key = nameKey(written);
	return [...offered]
		.sort((one, other) => other.name.length - one.name.length)
		.find(({ name }) => key === nameKey(name) || key.startsWith(`${nameKey(name)} `));
}

/**
 * @param exam its routine may be a draft
 * @param year id of the record
 * @returns a function that finds what a student sits, by day and time, without subjects that the student does not take.
 * Names of a routine that are no subjects of the class are of all, and so are all while a student's choice is open.
 */
export async function readSittings(exam: number, year: number, pupils: readonly Pupil[]): Promise<SittingsOf> {
	const { sittings } = await readStored(exam);
	const here = new Set(pupils.map((pupil) => pupil.class.id));
	const taught = new Map<number, { offered: Offered[]; taken: Map<number, Taken> }>();
	for (const id of new Set(sittings.map((one) => one.class))) {
		if (!here.has(id)) continue;
		const offered = await readSubjects(year, id);
		taught.set(id, { offered, taken: await readTaken(offered, year, inClasses([id])) });
	}
	return ({ enrolment, class: { id } }) => {
		const { offered = [], taken } = taught.get(id) ?? {};
		const own = taken?.get(enrolment);
		return sittings.filter((sitting) => {
			if (sitting.class !== id) return false;
			const subject = subjectOf(sitting.subject, offered);
			return !subject || !own || own.faults.length > 0 || own.takes.has(subject.id);
		});
	};
}
