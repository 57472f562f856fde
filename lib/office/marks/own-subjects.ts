/**
 * Which subjects an account may see and mark. An exam account has those of its classes, or only some of them, so that
 * the teachers of a class do not stand in each other's grid.
 */
import "server-only";
import type { PayloadRequest } from "payload";
import { subjectsOf } from "@/lib/cms/access";
import { forbiddenError } from "@/lib/school/errors";
import { listOf, query, sql } from "@/lib/school/query";
import type { MarksAccount } from "./setup";

/** Class by subject, both ids; "all": every subject of the account's classes. */
export type OwnSubjects = "all" | ReadonlyMap<number, number>;

/**
 * A subject has a record in each year: what is assigned is the subject of that name in its class, in all years.
 * @param req request whose transaction it joins
 */
export async function readOwnSubjects(account: MarksAccount, req?: PayloadRequest): Promise<OwnSubjects> {
	const ids = subjectsOf(account);
	if (account.role !== "exam" || ids.length === 0) return "all";
	const list = listOf(ids);
	const found = await query<{ id: number; class: number }>(
		sql`SELECT DISTINCT s.id, s.class_id AS class FROM subjects s
			JOIN subjects o ON o.class_id = s.class_id AND o.name = s.name WHERE o.id IN (${list})`,
		req,
	);
	return new Map(found.map((subject) => [subject.id, subject.class]));
}

export const isOwn = (own: OwnSubjects, subject: number): boolean => own === "all" || own.has(subject);

/** @returns whether any subject of the class is the account's */
export const hasOwnIn = (own: OwnSubjects, classId: number): boolean =>
	own === "all" || [...own.values()].includes(classId);

/** @throws SchoolError "forbidden" if one of the subjects is not the account's */
export function requireOwn(own: OwnSubjects, subjects: readonly number[]): void {
	if (!subjects.every((id) => isOwn(own, id))) throw forbiddenError();
}
