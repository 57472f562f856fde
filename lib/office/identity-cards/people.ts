/** Who gets an identity card, and what the records say for it. */

import "server-only";
import type { PayloadRequest } from "payload";
import { notLeft } from "@/lib/cms/students/leaving";
import { inUse } from "@/lib/cms/students/restriction";
import { studentPicturePath } from "@/lib/contract/paths";
import { pictureOf } from "@/lib/school/pictures";
import { query, records, type SQL, sql } from "@/lib/school/query";
import { findSchoolYear } from "@/lib/school/structure";
import type { CardKind } from "../certificates/text-kinds";
import { readPrintingChoices } from "../printing/choices";
import { type BloodGroup, bloodGroupNames } from "../words/person-choices";
import { type CardFacts, type Who, whoValue } from "./schema";
import { cardsText as text } from "./text";

export type CardPerson = {
	kind: CardKind;
	/** Id of the record of the student, teacher or employee. */
	id: number;
	/** Id of the enrolment of a student. */
	enrolment: number | null;
	/** A picture of few pixels: 300 of students, the small size of staff. */
	photo: { src: string; focus?: string | undefined } | null;
	facts: CardFacts;
};

export const kindOf = ({ of }: Who): CardKind => (of === "staff" || of === "teacher" ? "staff" : "student");

/**
 * @param req request whose transaction it joins
 * @returns who is here and may get a card, in the order of the cards: no student who has left, is restricted or erased
 */
export const readPeople = (who: Who, req?: PayloadRequest): Promise<CardPerson[]> =>
	kindOf(who) === "staff" ? readStaff(who, req) : readStudents(who, req);

/** @param present id of the school year. @returns the condition on the enrolment `e` of the year `y` */
function inWho(who: Who, present: number): SQL {
	if (who.of === "all") return sql`y.id = ${who.year}`;
	if (who.of === "class") return sql`y.id = ${who.year} AND e.class_id = ${who.id}`;
	if (who.of === "section") return sql`y.id = ${who.year} AND e.section_id = ${who.id}`;
	if (who.of !== "student") return sql`1 = 0`;
	// The place of the school year, as on certificates, though there may be one of the next year already.
	return sql`e.student_id = ${who.id} AND e.id = (SELECT l.id FROM enrolments l JOIN years ly ON ly.id = l.year_id
		WHERE l.student_id = e.student_id
		ORDER BY CASE WHEN ly.id = ${present} AND l.left_on IS NULL THEN 0 ELSE 1 END, ly.year DESC LIMIT 1)`;
}

async function readStudents(who: Who, req?: PayloadRequest): Promise<CardPerson[]> {
	type Row = {
		id: number;
		enrolment: number;
		code: number | string;
		name: string;
		english: string | null;
		blood: BloodGroup | null;
		picture: string | null;
		guardian: string;
		mobile: string | null;
		roll: number | string;
		class: string;
		section: string;
		year: number | string;
	};
	const present = (await findSchoolYear(req))?.id ?? 0;
	// The number and the name are of the same parent.
	const rows = await query<Row>(
		sql`SELECT s.id, e.id AS enrolment, s.code, s.name, s.english_name AS english, s.blood_group AS blood, s.picture,
				CASE WHEN coalesce(s.father_mobile, '') = '' AND coalesce(s.mother_mobile, '') <> '' THEN s.mother_name
					ELSE s.father_name END AS guardian,
				coalesce(nullif(s.father_mobile, ''), s.mother_mobile) AS mobile,
				e.roll, c.name AS class, n.name AS section, y.year
			FROM enrolments e JOIN students s ON s.id = e.student_id JOIN classes c ON c.id = e.class_id
				JOIN sections n ON n.id = e.section_id JOIN years y ON y.id = e.year_id
			WHERE ${inWho(who, present)} AND ${notLeft()} AND ${inUse(sql`s.id`)} AND s.erased_at IS NULL
			ORDER BY c.sequence, c.id, n.name, n.id, e.roll`,
		req,
	);
	return rows.map(({ id, enrolment, picture, ...row }) => ({
		...{ kind: "student", id, enrolment, photo: picture ? { src: studentPicturePath(picture) } : null },
		facts: {
			...{ name: row.name, english: row.english ?? "", code: String(row.code), post: "" },
			...{ class: row.class, section: row.section, roll: String(row.roll), session: String(row.year) },
			blood: row.blood ? bloodGroupNames[row.blood] : "",
			...{ guardian: row.guardian, mobile: row.mobile ?? "" },
		},
	}));
}

async function readStaff(who: Who, req?: PayloadRequest): Promise<CardPerson[]> {
	const payload = await records();
	const { docs } = await payload.find({
		...{ collection: "teachers", sort: "_order", pagination: false, depth: 1 },
		...(who.of === "teacher" && { where: { id: { equals: who.id } } }),
		...(req && { req }),
	});
	return docs.map(({ id, name, englishName, designation, phone, bloodGroup, picture: upload }) => {
		const picture = pictureOf(upload, "profile", { card: true });
		const none = { code: "", class: "", section: "", roll: "", session: "", guardian: "" };
		return {
			...{ kind: "staff", id, enrolment: null },
			photo: picture && { src: picture.src, focus: picture.focus },
			facts: {
				...{ ...none, name, english: englishName ?? "", post: designation, mobile: phone ?? "" },
				blood: bloodGroup ? bloodGroupNames[bloodGroup] : "",
			},
		};
	});
}

export type WhoChoice = { id: string; title: string };

/** @returns everybody, classes and sections of the school year and later ones, and the staff */
export async function readWhoChoices(): Promise<WhoChoice[]> {
	const [{ years, present, places }, [staff]] = await Promise.all([
		readPrintingChoices(),
		query<{ count: number | string }>(sql`SELECT count(*) AS count FROM teachers WHERE deleted_at IS NULL`),
	]);
	const first = years.find(({ id }) => id === present)?.year ?? 0;
	const shown = years.filter(({ year }) => year >= first);
	const choice = (who: Who, name: string, count: number) => ({ id: whoValue(who), title: text.option(name, count) });
	return [
		...shown.flatMap(({ id, year }) => {
			const own = places.filter((place) => place.year === id);
			const all = own.filter(({ of }) => of === "class").reduce((sum, { count }) => sum + count, 0);
			return [
				...own.map(({ of, id: place, name, count }) =>
					choice({ of, id: place, year: id }, text.ofYear(name, year), count),
				),
				choice({ of: "all", year: id }, text.ofYear(text.all, year), all),
			];
		}),
		choice({ of: "staff" }, text.staff, Number(staff?.count ?? 0)),
	];
}
