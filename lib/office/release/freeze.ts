/** The sheets of a class as a release stores them, with the names of this moment. */
import "server-only";
import type { PayloadRequest } from "payload";
import { groupNames } from "@/lib/bengali/groups";
import type { FrozenRules, FrozenSheet } from "@/lib/contract/frozen-sheet";
import { query, sql } from "@/lib/school/query";
import type { Sheet } from "../marks/compute";
import type { Exam } from "../marks/setup";
import type { ClassSheets } from "../marks/sheets";
import { inPlace, type Pupil, readRoster } from "../students/roster";

/** A sheet and the record id of its student. */
export type Frozen = { student: number; sheet: FrozenSheet };

/**
 * @param of the computed sheets of the class
 * @param req request whose transaction the reads join
 */
export async function freeze(exam: Exam, classId: number, of: ClassSheets, req?: PayloadRequest): Promise<Frozen[]> {
	const rules = of.rules && frozenRules(of.rules);
	// Without a scale that can be graded by there are no sheets.
	if (!rules) return [];
	const [head, roster] = [
		await readExamHead(exam.id, req),
		await readRoster(exam.year, inPlace({ of: "class", id: classId }), req),
	];
	const pupils = new Map(roster.map((pupil) => [pupil.enrolment, pupil]));
	return of.sheets.flatMap((sheet) => {
		const pupil = pupils.get(sheet.enrolment);
		return pupil ? [{ student: pupil.id, sheet: sheetOf(pupil, head, sheet, rules) }] : [];
	});
}

async function readExamHead(id: number, req?: PayloadRequest): Promise<FrozenSheet["exam"]> {
	type Row = { id: number; name: string; type: string; yearId: number; year: number | string };
	const [row] = await query<Row>(
		sql`SELECT x.id, x.name, x.type, y.id AS "yearId", y.year FROM exams x JOIN years y ON y.id = x.year_id
			WHERE x.id = ${id}`,
		req,
	);
	if (!row) throw new Error(`The exam ${id} has no year.`);
	return { id: row.id, name: row.name, type: row.type, year: { id: row.yearId, year: Number(row.year) } };
}

const frozenRules = ({ scale, ...rules }: NonNullable<ClassSheets["rules"]>): FrozenRules => ({
	...rules,
	scale: scale?.map(({ from, letter, point }): [number, string, number] => [from, letter, point]) ?? null,
});

function sheetOf(
	{ code, name, father, mother, group, ...pupil }: Pupil,
	exam: FrozenSheet["exam"],
	{ enrolment: _enrolment, section: _section, subjects, ...sheet }: Sheet,
	rules: FrozenRules,
): FrozenSheet {
	return {
		...sheet,
		student: { code, name, father, mother },
		class: pupil.class,
		section: pupil.section,
		group: group && groupNames[group],
		roll: pupil.roll,
		exam,
		subjects: subjects.map(({ id: _id, ...subject }) => subject),
		rules,
		origin: "marks",
	};
}
