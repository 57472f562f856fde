/**
 * Families that are told of a notice without internet: which number each has, who has none, and by which ways each was told
 * (table `circular_reached`, outside of Payload's schema). For every notice that is published; one that does not ask
 * (lib/school/circulars) is for all students of its year.
 */
import "server-only";
import type { PayloadRequest, Where } from "payload";
import { notLeft } from "@/lib/cms/students/leaving";
import { inUse } from "@/lib/cms/students/restriction";
import { readMobile } from "@/lib/contract/numbers";
import type { Place } from "@/lib/office/printing/schema";
import { type AnyNotice, findNotices } from "@/lib/school/circulars";
import { notFoundError } from "@/lib/school/errors";
import { inTransaction, listOf, query, sql } from "@/lib/school/query";
import { inClasses, inWide, type Pupil } from "../students/roster";

/** In a file of numbers, by a strip of paper, by hand. */
export const ways = ["sms", "strip", "told"] as const;
export type Way = (typeof ways)[number];

/** A student whose family is told, with the number that can be used: the father's, else the mother's. */
export type Told = Pick<Pupil, "id" | "name" | "roll" | "class" | "section" | "mobile"> & {
	/** When it has confirmed the notice, ISO 8601. */
	readAt: string | null;
	/** When it was last told by each way; a way that is missing was not taken. */
	told: Partial<Record<Way, string>>;
};

/** Published, and their time has come; also those that are no longer shown. */
export const published = (): Where => ({
	and: [
		{ deletedAt: { exists: false } },
		{ _status: { equals: "published" } },
		{ publishedAt: { less_than_equal: new Date().toISOString() } },
	],
});

/** @returns the notice, with whether it asks @throws SchoolError "notFound" if it is not published */
export async function getTold(id: number): Promise<AnyNotice> {
	const [notice] = await findNotices({ and: [published(), { id: { equals: id } }] }, 1);
	if (!notice) throw notFoundError();
	return notice;
}

type Row = Record<`${Way}_at` | "father" | "mother" | "at", string | null> &
	Record<"roll", number | string> &
	Record<"name" | "className" | "sectionName", string> &
	Record<"id" | "class" | "section", number>;

/** @returns those in the place whom the notice is for and whose data may be used, by class, section and roll */
export async function readTold(notice: AnyNotice, place?: Place, req?: PayloadRequest): Promise<Told[]> {
	const rows = await query<Row>(
		sql`
		SELECT s.id, s.name, s.father_mobile AS father, s.mother_mobile AS mother, e.roll, c.id AS class, c.name AS "className",
			n.id AS section, n.name AS "sectionName", r.at, t.sms_at, t.strip_at, t.told_at
		FROM enrolments e JOIN students s ON s.id = e.student_id JOIN years y ON y.id = e.year_id
			JOIN classes c ON c.id = e.class_id JOIN sections n ON n.id = e.section_id
			LEFT JOIN circular_reads r ON r.student_id = s.id AND r.notice_id = ${notice.id}
			LEFT JOIN circular_reached t ON t.student_id = s.id AND t.notice_id = ${notice.id}
		WHERE y.year = ${notice.year} AND ${notice.classes.length > 0 ? inClasses(notice.classes) : sql`TRUE`}
			AND ${inWide(place)} AND s.erased_at IS NULL AND ${inUse(sql`s.id`)} AND ${notLeft()}
		ORDER BY c.sequence, c.id, n.name, n.id, e.roll`,
		req,
	);
	return rows.map((row) => ({
		...{ id: row.id, name: row.name, roll: Number(row.roll), readAt: row.at },
		class: { id: row.class, name: row.className },
		section: { id: row.section, name: row.sectionName },
		mobile: readMobile(row.father ?? "") ?? readMobile(row.mother ?? ""),
		told: Object.fromEntries(ways.flatMap((way) => (row[`${way}_at`] ? [[way, row[`${way}_at`]]] : []))),
	}));
}

/** A family: the students at whose record the same number stands. */
export type Family = { mobile: string; pupils: Told[] };

/**
 * Of those who have not confirmed. Brothers and sisters with one number are one family, which is told until it has confirmed
 * for each of them: the list of who has not shows each of them, too.
 * @returns every one of them is in a family with a number, or has none that can be used
 */
export function familiesOf(pupils: readonly Told[]): { families: Family[]; without: Told[] } {
	const families = new Map<string, Family>();
	const without: Told[] = [];
	for (const pupil of pupils) {
		if (pupil.readAt) continue;
		const { mobile } = pupil;
		if (mobile) families.set(mobile, { mobile, pupils: [...(families.get(mobile)?.pupils ?? []), pupil] });
		else without.push(pupil);
	}
	return { families: [...families.values()], without };
}

/** Notes that families were told by a way, or, without `at`, takes that back. @param students ids, at least one */
export async function note(
	notice: number,
	students: readonly number[],
	{ way, at }: { way: Way; at: string | null },
	req: PayloadRequest,
): Promise<void> {
	const column = sql.identifier(`${way}_at`);
	const ids = listOf(students);
	await query(
		sql`INSERT INTO circular_reached (notice_id, student_id, ${column})
			SELECT n.id, s.id, ${at} FROM notices n, students s
			WHERE n.id = ${notice} AND s.id IN (${ids}) AND s.restricted_at IS NULL AND s.erased_at IS NULL
			ON CONFLICT (notice_id, student_id) DO UPDATE SET ${column} = excluded.${column}`,
		req,
	);
}

/**
 * The same for those of the students whom the notice is for. @returns how many these are
 * @throws SchoolError "notFound" if the notice is not published, or is for none of them
 */
export function noteTold(id: number, students: readonly number[], way: Way, isTold: boolean): Promise<number> {
	return inTransaction(async (req) => {
		const notice = await getTold(id);
		const asked = new Set((await readTold(notice, undefined, req)).map((pupil) => pupil.id));
		const meant = students.filter((student) => asked.has(student));
		if (meant.length === 0) throw notFoundError();
		await note(id, meant, { way, at: isTold ? new Date().toISOString() : null }, req);
		return meant.length;
	});
}
