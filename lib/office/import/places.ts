/** Years, classes, sections and rolls of a file: which records they mean, and whether the rolls are free. */

import "server-only";
import { ValidationError } from "payload";
import { messagesByField } from "@/lib/cms/errors";
import { invalidError } from "@/lib/school/errors";
import { inTransaction, query, sql } from "@/lib/school/query";
import type { SignedIn } from "../guard";
import { nameKey } from "../lists/cells";
import { classFinder } from "../lists/known";
import { rowFaults as faults } from "../lists/text";
import { titleOf } from "./match";
import type { RowValues } from "./row";
import type { Place, Stored, StoredEnrolment, StoredStudent } from "./stored";

/** A section that a row names and the class does not have. */
export type MissingSection = { class: number; className: string; name: string };

/** Why a row has no place. */
type NoPlace = { reason: string; missing?: MissingSection };

/** @returns a function that resolves the names of a row; null if the row says nothing about a place */
export function placeResolver({ years, classes, sections }: Stored): (row: RowValues) => Place | null | NoPlace {
	const classOf = classFinder(classes);
	return (row) => {
		if (row.year === undefined || !row.class || !row.section || row.roll === undefined) return null;
		const year = years.get(row.year);
		if (!year) return { reason: faults.yearUnknown(String(row.year)) };
		const schoolClass = classOf(row.class);
		if (!schoolClass) return { reason: faults.classUnknown(row.class, classes) };
		const own = sections.filter((section) => section.class === schoolClass);
		const section = own.find(({ name }) => nameKey(name) === row.section?.key);
		if (!section) {
			const className = classes.find(({ id }) => id === schoolClass)?.name ?? "";
			const { text: name } = row.section;
			const reason = faults.sectionUnknown(
				name,
				own.map((other) => other.name),
			);
			return { reason, missing: { class: schoolClass, className, name } };
		}
		return { year, class: schoolClass, section: section.id, roll: row.roll };
	};
}

/** @returns a key of a roll in a section and year, which only one student has */
export const slotOf = ({ year, section, roll }: Place): string => `${year}/${section}/${roll}`;
/** @returns a key of a student's enrolment in a year, of which there is one */
export const seatOf = (student: number, year: number): string => `${student}/${year}`;

/** A row that claims a roll in a section and year. */
export type Claim = { line: number; student: StoredStudent | null; place: Place };

/**
 * @returns the reasons of the rows whose roll another row or a stored student has. Students of the file may exchange
 * rolls; a refused row keeps its student's stored roll, which may refuse others, so it repeats until nothing changes.
 */
export function takenRolls(claims: readonly Claim[], { students, enrolments }: Stored): Map<number, string> {
	const bySlot = new Map(enrolments.map((enrolment) => [slotOf(enrolment.place), enrolment]));
	const refused = new Map<number, string>();
	const titleById = (id: number) => {
		const student = students.find((candidate) => candidate.id === id);
		return student ? titleOf(student) : "";
	};
	for (let before = -1; before !== refused.size; ) {
		before = refused.size;
		const open = claims.filter(({ line }) => !refused.has(line));
		const moving = new Set(open.flatMap(({ student, place }) => (student ? [seatOf(student.id, place.year)] : [])));
		const stays = ({ student, place }: StoredEnrolment) => !moving.has(seatOf(student, place.year));
		const lines = new Map<string, number>();
		for (const { line, place } of open) {
			const slot = slotOf(place);
			const holder = bySlot.get(slot);
			const earlier = lines.get(slot);
			if (earlier) refused.set(line, faults.rollInFile(earlier));
			else if (holder && stays(holder)) refused.set(line, faults.rollTaken(titleById(holder.student)));
			else lines.set(slot, line);
		}
	}
	return refused;
}

/**
 * Adds a section that a file names.
 * @throws SchoolError "invalid" if there is no such class, or it has the section already
 */
export async function addSection(section: Omit<MissingSection, "className">, by: SignedIn): Promise<void> {
	const [found] = await query(sql`SELECT id FROM classes WHERE id = ${section.class}`);
	if (!found) throw invalidError({});
	try {
		await inTransaction(async (req) => {
			req.user = { ...by, collection: "staff" };
			await req.payload.create({
				collection: "sections",
				data: section as never,
				depth: 0,
				overrideAccess: false,
				req,
			});
		});
	} catch (error) {
		if (error instanceof ValidationError) throw invalidError(messagesByField(error, "sections"));
		throw error;
	}
}
