/** Reads what students of a class take now, and what the class after it has in the next year. */
import "server-only";
import type { PayloadRequest } from "payload";
import type { StudyGroup } from "@/lib/contract/study";
import { noStudy } from "@/lib/contract/taken-by";
import { query, sql } from "@/lib/school/query";
import { readSubjects } from "../marks/subjects";
import { readChoosers } from "../marks/takers";
import { type Carried, type ClassStudy, carry } from "./carry";

/** @param year id of the record, null while there is none */
async function readClassStudy(classId: number, year: number | null, req?: PayloadRequest): Promise<ClassStudy> {
	const groups = await query<{ value: StudyGroup }>(
		sql`SELECT value FROM classes_groups WHERE parent_id = ${classId}`,
		req,
	);
	const offered = year === null ? [] : await readSubjects(year, classId, req);
	return { groups: groups.map(({ value }) => value), offered };
}

type Years = { from: number; to: number | null };

export type Carrier = {
	/** @returns what goes on of the student's choices in the class; nothing for a class that is none of the given ones */
	carried: (enrolment: number, classId: number) => Carried;
	/** Of the given classes those without subjects in the new year, where students have choices that would go on. */
	empty: number[];
};

/**
 * @param own the class that is promoted
 * @param classes ids of the classes to which its students may go
 */
export async function readCarrier(
	own: number,
	classes: readonly number[],
	{ from, to }: Years,
	req?: PayloadRequest,
): Promise<Carrier> {
	const offered = await readSubjects(from, own, req);
	const choosers = await readChoosers(from, sql`e.class_id = ${own}`, req);
	const next = new Map<number, ClassStudy>();
	for (const id of classes) next.set(id, await readClassStudy(id, to, req));
	const hasChoices = [...choosers.values()].some(({ chosen, fourth }) => chosen.length > 0 || fourth !== null);
	return {
		carried(enrolment, classId) {
			const [chooser, there] = [choosers.get(enrolment), next.get(classId)];
			return chooser && there ? carry(chooser, offered, there) : { study: noStudy, unsettled: [] };
		},
		empty: hasChoices ? [...next].flatMap(([id, there]) => (there.offered.length === 0 ? [id] : [])) : [],
	};
}
