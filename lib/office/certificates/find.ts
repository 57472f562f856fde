/** Finding the student for whom a certificate is made. */
import "server-only";
import type { Where } from "payload";
import { toLatinDigits } from "@/lib/bengali/digits";
import type { Staff } from "@/lib/cms/payload-types";
import { inUse, ofStudentsInUse } from "@/lib/cms/students/restriction";
import { listOf, query, records, sql } from "@/lib/school/query";
import { findSchoolYear } from "@/lib/school/structure";
import { certificatesText as text } from "./text";

/** Students that are listed. */
export const mostFound = 20;

export type FoundStudent = { id: number; name: string; about: string; father: string };

/**
 * @param typed a part of the name, an id, a mobile number, or a roll of the school year
 * @param user account whose rights to students hold
 * @returns students in use, also those who have left; at most one more than {@link mostFound}
 */
export async function findStudents(typed: string, user: Staff): Promise<FoundStudent[]> {
	const words = typed.trim();
	if (words === "") return [];
	const payload = await records();
	const { listSearchableFields = [] } = payload.collections.students.config.admin;
	const where: Where = {
		and: [
			ofStudentsInUse,
			{ erasedAt: { exists: false } },
			{ or: listSearchableFields.map((field) => ({ [field]: { like: words } })) },
		],
	};
	const roll = /^\d{1,4}$/.test(toLatinDigits(words)) ? Number(toLatinDigits(words)) : null;
	const [{ docs }, byRoll] = await Promise.all([
		payload.find({
			...{ collection: "students", where, user, overrideAccess: false, depth: 0 },
			...{ limit: mostFound + 1, pagination: false, select: { title: true } },
		}),
		roll === null ? [] : findByRoll(roll),
	]);
	const ids = [...new Set([...byRoll, ...docs.map(({ id }) => id)])].slice(0, mostFound + 1);
	return ids.length === 0 ? [] : withPlaces(ids);
}

async function findByRoll(roll: number): Promise<number[]> {
	const year = await findSchoolYear();
	const found = await query<{ id: number }>(sql`
		SELECT e.student_id AS id FROM enrolments e JOIN classes c ON c.id = e.class_id
		WHERE e.roll = ${roll} AND ${inUse(sql`e.student_id`)} AND e.year_id = ${year?.id ?? 0}
		ORDER BY c.sequence, c.id, e.section_id LIMIT ${mostFound + 1}`);
	return found.map(({ id }) => id);
}

/** @param id of the record @returns null for an unknown, erased or restricted student */
export async function readFound(id: number): Promise<FoundStudent | null> {
	const [found] = await withPlaces([id]);
	return found ?? null;
}

/** @returns the students in the order of the ids, each with the last place */
async function withPlaces(ids: readonly number[]): Promise<FoundStudent[]> {
	type Row = {
		id: number;
		name: string;
		father: string;
		section: string | null;
		roll: number | string | null;
		year: number | string | null;
	};
	const rows = await query<Row>(sql`
		SELECT s.id, s.name, s.father_name AS father, n.title AS section, e.roll, y.year FROM students s
			LEFT JOIN enrolments e ON e.id = (SELECT l.id FROM enrolments l JOIN years ly ON ly.id = l.year_id
				WHERE l.student_id = s.id ORDER BY ly.year DESC LIMIT 1)
			LEFT JOIN sections n ON n.id = e.section_id LEFT JOIN years y ON y.id = e.year_id
		WHERE s.id IN (${listOf(ids)}) AND s.erased_at IS NULL AND ${inUse(sql`s.id`)}`);
	const byId = new Map(rows.map((row) => [row.id, row]));
	return ids.flatMap((id) => {
		const row = byId.get(id);
		if (!row) return [];
		const { name, father, section, roll, year } = row;
		const about = section ? text.place(section, Number(roll), Number(year)) : text.noPlace;
		return [{ id, name, father, about }];
	});
}
