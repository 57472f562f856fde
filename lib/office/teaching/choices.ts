/** Who takes what: the group, the chosen subjects and the fourth subject of the students of a section. */
import "server-only";
import { isDeepStrictEqual } from "node:util";
import type { PayloadRequest } from "payload";
import { addEntry } from "@/lib/cms/activity/entries";
import { insertMany } from "@/lib/data/insert-many";
import { invalidError, notFoundError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import { activityText } from "../activity/text";
import type { SignedIn } from "../guard";
import { readSection, type Section } from "../marks/setup";
import { readChoosers, readSubjects } from "../marks/subjects";
import type { SaveChoicesInput } from "./calls";
import { type ChoosingStudent, choiceOf, textsOf } from "./choice-rows";
import { type Offered, takenBy } from "./taken-by";
import { teachingText as text } from "./text";

export type Choosing = {
	year: number;
	section: Section;
	/** Subjects of the year and class. */
	offered: Offered[];
	students: ChoosingStudent[];
};

/** @throws SchoolError "notFound" for an unknown section */
export async function readChoosing(year: number, sectionId: number, req?: PayloadRequest): Promise<Choosing> {
	const section = await readSection(sectionId, req);
	const subjects = await readSubjects(year, section.class, req);
	const choosers = await readChoosers(year, sql`e.section_id = ${sectionId}`, req);
	const found = await query<{ enrolment: number; roll: number | string; name: string }>(
		sql`SELECT e.id AS enrolment, e.roll, s.name FROM enrolments e JOIN students s ON s.id = e.student_id
			WHERE e.year_id = ${year} AND e.section_id = ${sectionId} ORDER BY e.roll`,
		req,
	);
	return {
		...{ year, section },
		// The browser needs no papers.
		offered: subjects.map(({ id, name, takers, groups, choice, religion, counted }) => ({
			...{ id, name, takers, groups, choice, religion, counted },
		})),
		students: found.flatMap(({ enrolment, roll, name }) => {
			const chooser = choosers.get(enrolment);
			return chooser ? [{ enrolment, roll: Number(roll), name, ...chooser }] : [];
		}),
	};
}

type Row = SaveChoicesInput["rows"][number];

async function writeRow({ enrolment, group, religion, fourth }: Row, at: string, req: PayloadRequest) {
	await query(
		sql`UPDATE enrolments SET "group" = ${group}, fourth_id = ${fourth}, updated_at = ${at} WHERE id = ${enrolment}`,
		req,
	);
	await query(
		sql`UPDATE students SET religion = ${religion}, updated_at = ${at}
			WHERE id = (SELECT student_id FROM enrolments WHERE id = ${enrolment})
				AND coalesce(CAST(religion AS text), '') <> ${religion ?? ""}`,
		req,
	);
	await query(sql`DELETE FROM enrolments_rels WHERE parent_id = ${enrolment} AND path = 'chosen'`, req);
}

/**
 * Stores the choices of the rows, all or none.
 * @returns how many were stored
 * @throws SchoolError "notFound" for an unknown section or a student of another one, "invalid" with a sentence for each
 * row that is impossible, or that another has saved since the page was opened
 */
export async function saveChoices({ year, section: id, rows }: SaveChoicesInput, by: SignedIn): Promise<number> {
	return inTransaction(async (req) => {
		// The transaction's first write: what it reads after it can be changed by nobody else.
		await query(sql`UPDATE sections SET updated_at = updated_at WHERE id = ${id}`, req);
		const { offered, section, students } = await readChoosing(year, id, req);
		const known = new Map(students.map((student) => [student.enrolment, student]));
		const faults = rows.flatMap((row) => {
			const student = known.get(row.enrolment);
			if (!student) throw notFoundError();
			const isAsShown = isDeepStrictEqual(choiceOf(textsOf(student, offered), offered), row.was);
			const found = isAsShown ? takenBy(offered, row).faults : [text.faults.changed];
			return found.length > 0 ? [text.row(student.roll, found)] : [];
		});
		if (faults.length > 0) throw invalidError({ rows: faults });
		const at = new Date().toISOString();
		for (const row of rows) await writeRow(row, at, req);
		const chosen = rows.flatMap((row) =>
			row.chosen.map((subjects_id, index) => ({
				...{ order: index + 1, parent_id: row.enrolment, path: "chosen", subjects_id },
			})),
		);
		await insertMany(req.payload, "enrolments_rels", chosen, { req });
		const detail = activityText.tasks.choicesSaved(rows.length);
		await addEntry(req, by, { action: "update", kind: "sections", record: section.id, title: section.title, detail });
		return rows.length;
	});
}
