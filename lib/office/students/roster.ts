/** The students of classes and sections in a year: for lists, papers, sheets of marks and promotions. */
import "server-only";
import type { PayloadRequest } from "payload";
import { inUse } from "@/lib/cms/students/restriction";
import type { Place } from "@/lib/office/printing/schema";
import { studentStaffText } from "@/lib/office/words/students";
import { listOf, query, type SQL, sql } from "@/lib/school/query";
import { groupBy } from "../lists/known";
import { paperText } from "../printing/text";
import type { StudyGroup } from "../words/person-choices";

type Named = { id: number; name: string };

export type Pupil = {
	id: number;
	/** Id of the enrolment in that year. */
	enrolment: number;
	code: number;
	name: string;
	father: string;
	mother: string;
	/** The father's number, else the mother's. */
	mobile: string | null;
	/** File name. */
	picture: string | null;
	roll: number;
	class: Named;
	section: Named;
	group: StudyGroup | null;
};

/** @returns the condition on the enrolment `e` */
export const inPlace = ({ of, id }: Place): SQL =>
	of === "class" ? sql`e.class_id = ${id}` : sql`e.section_id = ${id}`;

/** @param place undefined for the whole school. @returns the condition on the enrolment `e` */
export const inWide = (place: Place | undefined): SQL => (place ? inPlace(place) : sql`1 = 1`);

/** @param ids at least one. @returns the condition on the enrolment `e` */
export const inClasses = (ids: readonly number[]): SQL => sql`e.class_id IN (${listOf(ids)})`;

type Row = Omit<Pupil, "code" | "roll" | "class" | "section"> & {
	code: number | string;
	roll: number | string;
	class_id: number;
	class_name: string;
	section_id: number;
	section_name: string;
};

/**
 * @param year id of the record
 * @param where from {@link inPlace} or {@link inClasses}
 * @param req request whose transaction it joins
 * @returns the students by class, section and roll
 */
export async function readRoster(year: number, where: SQL, req?: PayloadRequest): Promise<Pupil[]> {
	const rows = await query<Row>(
		sql`
		SELECT s.id, e.id AS enrolment, s.code, s.name, s.father_name AS father, s.mother_name AS mother,
			coalesce(nullif(s.father_mobile, ''), nullif(s.mother_mobile, '')) AS mobile, s.picture, e.roll, e."group",
			c.id AS class_id, c.name AS class_name, n.id AS section_id, n.name AS section_name
		FROM enrolments e
		JOIN students s ON s.id = e.student_id
		JOIN classes c ON c.id = e.class_id
		JOIN sections n ON n.id = e.section_id
		WHERE e.year_id = ${year} AND ${where} AND ${inUse(sql`s.id`)}
		ORDER BY c.sequence, c.id, n.name, n.id, e.roll`,
		req,
	);
	return rows.map(({ class_id, class_name, section_id, section_name, code, roll, ...pupil }) => ({
		...pupil,
		code: Number(code),
		roll: Number(roll),
		class: { id: class_id, name: class_name },
		section: { id: section_id, name: section_name },
	}));
}

/** Students of one section, or what stands on its paper. */
export type SectionOf<T> = { id: number; title: string; members: T[] };

/** @param members in the order of their sections. @returns them by section */
export function bySection<T>(
	members: readonly T[],
	placeOf: (member: T) => Pick<Pupil, "class" | "section">,
): SectionOf<T>[] {
	return [...groupBy(members, (member) => placeOf(member).section.id)].map(([id, own]) => {
		const { class: of, section } = placeOf(own[0]);
		return { id, title: studentStaffText.titles.section(section.name, of.name), members: own };
	});
}

/** @returns the number of students of each class, in their order: ষষ্ঠ ২০ জন */
export function countClasses(pupils: readonly Pupil[]): string[] {
	const byClass = [...groupBy(pupils, ({ class: of }) => of.id)].sort(([a], [b]) => a - b);
	return byClass.map(([, own]) => paperText.ofClass(own[0].class.name, own.length));
}
