/** A section's students in a year, with what is edited in the list. */
import "server-only";
import type { PayloadRequest } from "payload";
import { inUse } from "@/lib/cms/students/restriction";
import { query, sql } from "@/lib/school/query";
import type { RosterColumn } from "./shared";

/** A row; `values` as they are stored, "" for no number. @property student id of the record */
type RosterRow = {
	enrolment: number;
	student: number;
	name: string;
	values: Record<RosterColumn, string>;
};

export type Roster = {
	year: { id: number; year: number };
	section: { id: number; title: string };
	rows: RosterRow[];
	/** Rolls of restricted students, which stand in no list, and are not free. */
	hidden: number[];
};

type Place = { year: number; section: number };

type Row = {
	enrolment: number;
	student: number;
	name: string;
	roll: number | string;
	father: string | null;
	mother: string | null;
	used: number;
};

/** @param req request whose transaction it joins. @returns null if there is no such year or section */
export async function readRoster({ year, section }: Place, req?: PayloadRequest): Promise<Roster | null> {
	const [[ofYear], [ofSection], rows] = await Promise.all([
		query<{ id: number; year: number | string }>(sql`SELECT id, year FROM years WHERE id = ${year}`, req),
		query<{ id: number; title: string }>(sql`SELECT id, title FROM sections WHERE id = ${section}`, req),
		query<Row>(
			sql`SELECT e.id AS enrolment, s.id AS student, s.name, e.roll, s.father_mobile AS father,
					s.mother_mobile AS mother, CASE WHEN ${inUse(sql`s.id`)} THEN 1 ELSE 0 END AS used
				FROM enrolments e JOIN students s ON s.id = e.student_id
				WHERE e.year_id = ${year} AND e.section_id = ${section} ORDER BY e.roll`,
			req,
		),
	]);
	if (!ofYear || !ofSection) return null;
	return {
		year: { id: ofYear.id, year: Number(ofYear.year) },
		section: ofSection,
		rows: rows
			.filter(({ used }) => Number(used) === 1)
			.map(({ enrolment, student, name, roll, father, mother }) => ({
				...{ enrolment, student, name },
				values: { roll: String(Number(roll)), fatherMobile: father ?? "", motherMobile: mother ?? "" },
			})),
		hidden: rows.filter(({ used }) => Number(used) === 0).map(({ roll }) => Number(roll)),
	};
}
