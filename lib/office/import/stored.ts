/** The school's records that an import is compared with. */
import "server-only";
import { setImmediate as yieldToOthers } from "node:timers/promises";
import type { Payload, PayloadRequest } from "payload";
import { listOf, rows, type SQL, sql } from "@/lib/data/sql";
import type { Offered, Study } from "@/lib/office/teaching/taken-by";
import { personWords } from "@/lib/office/words/person-fields";
import type { ListedPerson } from "../lists/text";
import { readSubjects } from "../marks/subjects";
import { type PersonEntry, personEntries, personFields } from "../values/person-fields";
import type { StudyGroup } from "../words/person-choices";

/** Fields of a student that a file has. */
export type PersonField = ListedPerson;

export const personFieldNames = personEntries.flatMap(([name]) =>
	"heading" in personWords[name] ? [name === "presentAddress" ? "address" : (name as PersonField)] : [],
);

/** @returns the entry of a file's field in the table of all fields */
export const entryOf = (field: PersonField): PersonEntry =>
	personFields[field === "address" ? "presentAddress" : field];

/** The names of their database columns. */
export const personColumns = Object.fromEntries(
	personFieldNames.map((field) => [field, entryOf(field).column]),
) as Record<PersonField, string>;

export type Person = Record<PersonField, string | null>;

/** `erased`: the personal data was erased, and a file must not bring it back. `restricted`: it is kept, but not used. */
export type StoredStudent = {
	id: number;
	code: number;
	updatedAt: string;
	person: Person;
	erased?: boolean;
	restricted?: boolean;
};

/** A student's place in a year. */
export type Place = { year: number; class: number; section: number; roll: number };

export type StoredEnrolment = { id: number; student: number; updatedAt: string; place: Place; study: Study };

export type Structure = {
	/** Ids by calendar year. */
	years: Map<number, number>;
	classes: { id: number; name: string }[];
	sections: { id: number; name: string; class: number }[];
};

export type Stored = Structure & {
	students: StoredStudent[];
	enrolments: StoredEnrolment[];
	/** Numbers of applications, also of those admitted. */
	applicationCodes: Set<number>;
	/** The subjects that can be chosen, by the ids of year and class. */
	offered: Map<number, Map<number, Offered[]>>;
};

/** Where to read from: with `req` the reads join its transaction. */
type Reader = { payload: Payload; req?: PayloadRequest };

/** Rows read at once: the SQLite driver blocks the process while it reads. */
const page = 2000;

type WithId = { id: number };

async function* inPages<T extends WithId>({ payload, req }: Reader, select: (after: number) => SQL): AsyncGenerator<T> {
	let after = 0;
	for (;;) {
		const found = await rows<T>(payload, select(after), req);
		yield* found;
		if (found.length < page) return;
		after = found.at(-1)?.id ?? after;
		await yieldToOthers();
	}
}

const columnList = listOf(personFieldNames.map((field) => sql.identifier(personColumns[field])));

type StudentRow = {
	id: number;
	code: number | string;
	updated_at: string | Date;
	erased: number | string;
	restricted: number | string;
} & Record<string, string | null>;

/** @returns a date column of either database as ISO 8601 */
const isoOf = (value: string | Date): string => new Date(value).toISOString();

const studentOf = (row: StudentRow): StoredStudent => ({
	id: row.id,
	code: Number(row.code),
	updatedAt: isoOf(row.updated_at),
	person: Object.fromEntries(personFieldNames.map((field) => [field, row[personColumns[field]] ?? null])) as Person,
	...(Number(row.erased) === 1 && { erased: true }),
	...(Number(row.restricted) === 1 && { restricted: true }),
});

/** @param year a record's id; all years without it. @returns all students' enrolments in those years */
export async function readEnrolments(reader: Reader, years: readonly number[]): Promise<StoredEnrolment[]> {
	if (years.length === 0) return [];
	const list = listOf(years);
	type Row = WithId & { student: number; year: number; class: number; section: number; roll: number | string } & {
		group: StudyGroup | null;
		fourth: number | null;
	};
	const found: StoredEnrolment[] = [];
	const chosen = await readChosen(reader, list);
	const select = (after: number) => sql`
		SELECT id, student_id AS student, year_id AS year, class_id AS class, section_id AS section, roll, updated_at,
			"group", fourth_id AS fourth FROM enrolments WHERE id > ${after} AND year_id IN (${list}) ORDER BY id LIMIT ${page}`;
	for await (const row of inPages<Row & { updated_at: string | Date }>(reader, select)) {
		const place = { year: row.year, class: row.class, section: row.section, roll: Number(row.roll) };
		const study = { group: row.group, chosen: chosen.get(row.id) ?? [], fourth: row.fourth };
		found.push({ id: row.id, student: row.student, updatedAt: isoOf(row.updated_at), place, study });
	}
	return found;
}

/** @param years ids. @returns the subjects that students have chosen, by enrolment */
async function readChosen(reader: Reader, years: SQL): Promise<Map<number, number[]>> {
	const chosen = new Map<number, { order: number; subject: number }[]>();
	const select = (after: number) => sql`
		SELECT r.id, r.parent_id AS enrolment, r."order", r.subjects_id AS subject FROM enrolments_rels r
		JOIN enrolments e ON e.id = r.parent_id WHERE r.id > ${after} AND r.path = 'chosen' AND e.year_id IN (${years})
		ORDER BY r.id LIMIT ${page}`;
	for await (const { enrolment, order, subject } of inPages<
		WithId & { enrolment: number; order: number; subject: number }
	>(reader, select))
		chosen.set(enrolment, [...(chosen.get(enrolment) ?? []), { order, subject }]);
	return new Map(
		[...chosen].map(([id, list]) => [id, list.sort((a, b) => a.order - b.order).map(({ subject }) => subject)]),
	);
}

/** @returns all students */
export async function readStudents(reader: Reader): Promise<StoredStudent[]> {
	const students: StoredStudent[] = [];
	const select = (after: number) => sql`
		SELECT id, code, updated_at, CASE WHEN erased_at IS NULL THEN 0 ELSE 1 END AS erased,
			CASE WHEN restricted_at IS NULL THEN 0 ELSE 1 END AS restricted, ${columnList} FROM students WHERE id > ${after} ORDER BY id LIMIT ${page}`;
	for await (const row of inPages<StudentRow>(reader, select)) students.push(studentOf(row));
	return students;
}

/** @returns years, classes and sections */
export async function readStructure({ payload, req }: Reader): Promise<Structure> {
	const years = await rows<{ id: number; year: number | string }>(payload, sql`SELECT id, year FROM years`, req);
	const classes = await rows<{ id: number; name: string }>(
		payload,
		sql`SELECT id, name FROM classes ORDER BY sequence, id`,
		req,
	);
	const sections = await rows<{ id: number; name: string; class: number }>(
		payload,
		sql`SELECT id, name, class_id AS class FROM sections ORDER BY class_id, name`,
		req,
	);
	return { years: new Map(years.map(({ id, year }) => [Number(year), id])), classes, sections };
}

async function readOffered({ req }: Reader, years: readonly number[], classes: Structure["classes"]) {
	const offered: Stored["offered"] = new Map();
	for (const year of years) {
		const ofYear = new Map<number, Offered[]>();
		for (const { id } of classes) ofYear.set(id, await readSubjects(year, id, req));
		offered.set(year, ofYear);
	}
	return offered;
}

/** @param years calendar years whose enrolments are needed */
export async function readStored(reader: Reader, years: readonly number[]): Promise<Stored> {
	const structure = await readStructure(reader);
	const ids = years.flatMap((year) => structure.years.get(year) ?? []);
	const codes = await rows<{ code: number | string }>(reader.payload, sql`SELECT code FROM applications`, reader.req);
	return {
		...structure,
		students: await readStudents(reader),
		enrolments: await readEnrolments(reader, ids),
		offered: await readOffered(reader, ids, structure.classes),
		applicationCodes: new Set(codes.map(({ code }) => Number(code))),
	};
}
