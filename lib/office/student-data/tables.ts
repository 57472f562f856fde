/** Records that refer to a student, as tables with the labels of the back office. */
import "server-only";
import { dataRequestText } from "@/lib/bengali/data-requests";
import { formatDate, formatMoment } from "@/lib/bengali/dates";
import { toBengaliDigits } from "@/lib/bengali/digits";
import type { RequestKind } from "@/lib/contract/data-requests";
import { type FrozenSheet, type FrozenSubject, parseSheet } from "@/lib/contract/frozen-sheet";
import { personValue } from "@/lib/office/words/person-values";
import { studentStaffText } from "@/lib/office/words/students";
import { listOf, type Numeric, query, sql } from "@/lib/school/query";
import { type Action, activityText } from "../activity/text";
import { certificatesText } from "../certificates/text";
import { type CertificateKind, certificateKinds } from "../certificates/text-kinds";
import { type Way, ways } from "../circulars/reached";
import { circularsText } from "../circulars/text";
import { wordsOfPaper } from "../export/own-sheets";
import { readPastCards } from "../identity-cards/cards";
import { cardsText } from "../identity-cards/text";
import { type PersonField, personFieldNames } from "../import/stored";
import { partName } from "../marks/stored";
import { markText } from "../marks/text";
import { groupNames, type StudyGroup } from "../words/person-choices";
import { studentDataText } from "./text";

export type Table = { title: string; heads: readonly string[]; rows: string[][] };

type Time = string | Date;

const { fields } = studentStaffText;
const { columns, parts, login, applicationToken } = studentDataText;

function tableOf<Row>(name: keyof typeof columns, rows: Row[], cellsOf: (row: Row) => string[]): Table {
	return { title: parts[name], heads: columns[name], rows: rows.map(cellsOf) };
}

/** @returns a date column of either database, as people read it */
export const moment = (time: Time): string => formatMoment(new Date(time).toISOString());

/** @returns the value as text, "" without one */
export const shown = (value: unknown): string => (value === null || value === undefined ? "" : String(value));

/** @param student the record's id @returns the newest year first */
export async function readEnrolments(student: number): Promise<Table> {
	type Row = { id: number; year: Numeric; section: string; roll: Numeric; group: StudyGroup | null } & Record<
		"fourth" | "leftOn" | "leftReason",
		string | null
	>;
	const rows = await query<Row>(sql`
		SELECT e.id, y.year, s.title AS section, e.roll, e."group", f.name AS fourth, e.left_on AS "leftOn",
			e.left_reason AS "leftReason"
		FROM enrolments e JOIN years y ON y.id = e.year_id JOIN sections s ON s.id = e.section_id
			LEFT JOIN subjects f ON f.id = e.fourth_id
		WHERE e.student_id = ${student} ORDER BY y.year DESC`);
	const chosen = await query<{ enrolment: number; name: string }>(sql`
		SELECT r.parent_id AS enrolment, s.name FROM enrolments_rels r JOIN enrolments e ON e.id = r.parent_id
			JOIN subjects s ON s.id = r.subjects_id
		WHERE e.student_id = ${student} AND r.path = 'chosen' ORDER BY r."order"`);
	const chosenOf = (id: number) => chosen.filter(({ enrolment }) => enrolment === id).map(({ name }) => name);
	const table = tableOf("enrolments", rows, ({ id, year, section, roll, group, fourth, leftOn, leftReason }) => [
		...[numeric(year), section, numeric(roll), group ? groupNames[group] : ""],
		...[chosenOf(id).join(", "), shown(fourth), leftOn ? formatDate(leftOn) : "", shown(leftReason)],
	]);
	return { ...table, heads: [...columns.enrolments, fields.leftOn, fields.leftReason] };
}

const numeric = (value: Numeric | null) => (value === null ? "" : toBengaliDigits(Number(value)));

/** Results with their subjects. @param student the record's id @returns the newest first */
export async function readResults(student: number): Promise<Table> {
	const found = await query<{ sheet: string }>(
		sql`SELECT sheet FROM results WHERE student_id = ${student} ORDER BY id DESC`,
	);
	return {
		title: parts.results,
		heads: columns.results,
		rows: found.flatMap((row) => resultRows(parseSheet(row.sheet))),
	};
}

function resultRows({ exam, class: schoolClass, subjects, total, gpa, position }: FrozenSheet): string[][] {
	const place = [studentStaffText.titles.exam(exam.name, String(exam.year.year)), schoolClass.name];
	const partsOf = ({ papers }: FrozenSubject) =>
		papers
			.flatMap((paper) =>
				paper.parts.map((part) => ({ ...part, name: [paper.name, part.name].filter(Boolean).join(" ") })),
			)
			.map(({ name, marks }) => `${name} ${marks === null ? markText.absent : toBengaliDigits(marks)}`.trim());
	return subjects.map((subject) => [
		...place,
		subject.name,
		partsOf(subject).join(", "),
		...[subject.marks, subject.full].map(numeric),
		shown(subject.letter),
		...[total, gpa, position].map(numeric),
	]);
}

/** Marks as they were entered. @param student the record's id @returns the newest exam first */
export async function readMarks(student: number): Promise<Table> {
	type Row = {
		exam: string;
		subject: string;
		part: string;
		hundredths: Numeric | null;
		absent: Numeric;
		at: Time;
	};
	const rows = await query<Row>(sql`
		SELECT x.title AS exam, s.name AS subject, ${partName} AS part, m.hundredths, m.absent, m.updated_at AS at
		FROM marks m JOIN enrolments e ON e.id = m.enrolment_id JOIN exams x ON x.id = m.exam_id
			JOIN subjects s ON s.id = m.subject_id
		WHERE e.student_id = ${student} ORDER BY m.exam_id DESC, m.id`);
	return tableOf("marks", rows, ({ exam, subject, part, hundredths, absent, at }) => {
		const mark = hundredths === null ? "" : toBengaliDigits(Number(hundredths) / 100);
		return [exam, subject, part || markText.whole, Number(absent) === 1 ? markText.absent : mark, moment(at)];
	});
}

/** @param student the record's id @returns changes of marks, the newest first */
export async function readMarkChanges(student: number): Promise<Table> {
	const rows = await query<{ exam: string; subject: string; from: string; to: string; at: Time }>(sql`
		SELECT x.title AS exam, s.name AS subject, h.from_text AS "from", h.to_text AS "to", h.at
		FROM marks_history h JOIN marks m ON m.id = h.mark_id JOIN enrolments e ON e.id = m.enrolment_id
			JOIN exams x ON x.id = m.exam_id JOIN subjects s ON s.id = m.subject_id
		WHERE e.student_id = ${student} ORDER BY h.id DESC`);
	return tableOf("changes", rows, ({ exam, subject, from, to, at }) => [exam, subject, from, to, moment(at)]);
}

const importLabels: Partial<Record<PersonField, string>> = { ...fields, address: fields.presentAddress };

/** Former values, which an import keeps for undoing it. @param student the record's id @returns the newest first */
export async function readImports(student: number): Promise<Table> {
	const runs = await query<{ at: Time; changes: string }>(sql`
		SELECT applied_at AS at, changes FROM operations WHERE subject = 'import' AND changes IS NOT NULL ORDER BY id DESC`);
	type Changes = { students: { id: number; before: Record<PersonField, string | null> | null }[] };
	const rows = runs.flatMap(({ at, changes }) => {
		const own = (JSON.parse(changes) as Changes).students.find(({ id }) => id === student);
		return personFieldNames.flatMap((name) => {
			const value = own?.before?.[name];
			if (!value) return [];
			return [[moment(at), importLabels[name] ?? name, personValue(name, value)]];
		});
	});
	return { title: parts.imports, heads: columns.imports, rows };
}

/** Logins that have not ended. @param applications ids of the student's applications @returns the newest first */
export async function readLogins(student: number, applications: readonly number[]): Promise<Table> {
	const rows = await query<{ student: number | null; from: Time; until: Time }>(sql`
		SELECT student_id AS student, created_at AS "from", expires_at AS until FROM tokens
		WHERE student_id = ${student} OR application_id IN (${listOf([0, ...applications])}) ORDER BY id DESC`);
	return tableOf("logins", rows, (row) => [
		row.student === null ? applicationToken : login,
		moment(row.from),
		moment(row.until),
	]);
}

/** What the family has asked of the school about its data. @param code of the student. @returns the newest first */
export async function readRequests(code: number): Promise<Table> {
	const rows = await query<{ kind: RequestKind; text: string; at: string; answer: string | null }>(
		sql`SELECT kind, text, at, answer FROM data_requests WHERE code = ${code} ORDER BY id DESC`,
	);
	return tableOf("requests", rows, ({ kind, text, at, answer }) => [
		moment(at),
		dataRequestText.kinds[kind],
		text,
		shown(answer),
	]);
}

/** Notices that the family has confirmed, or was told of. @param student the record's id @returns the last first */
export async function readCirculars(student: number): Promise<Table> {
	const told = ways.map((way) => {
		const at = sql.identifier(`${way}_at`);
		return sql`SELECT ${at} AS at, notice_id, ${sql.raw(`'${way}'`)} AS way FROM circular_reached
			WHERE student_id = ${student} AND ${at} IS NOT NULL`;
	});
	const rows = await query<{ at: string; name: string | null; way: Way | "read" }>(sql`
		SELECT r.at, r.way, n.name FROM (
			SELECT at, notice_id, 'read' AS way FROM circular_reads WHERE student_id = ${student}
			UNION ALL ${sql.join(told, sql` UNION ALL `)}
		) r JOIN notices n ON n.id = r.notice_id ORDER BY r.at DESC`);
	const wordOf = { ...circularsText.ways, read: circularsText.online };
	return tableOf("circulars", rows, ({ at, name, way }) => [moment(at), shown(name), wordOf[way]]);
}

/**
 * Entries of the activity log, without names of staff.
 * @param applications ids of the student's applications
 * @returns newest first
 */
export async function readActivity(student: number, applications: readonly number[]): Promise<Table> {
	const rows = await query<{ at: Time; action: Action; detail: string | null }>(sql`
		SELECT at, action, detail FROM activity
		WHERE (kind = 'students' AND record = ${student})
			OR (kind = 'applications' AND record IN (${listOf([0, ...applications])}))
			OR (kind = 'enrolments' AND record IN (SELECT id FROM enrolments WHERE student_id = ${student}))
			OR (kind = 'results' AND record IN (SELECT id FROM results WHERE student_id = ${student}))
		ORDER BY id DESC`);
	return tableOf("activity", rows, ({ at, action, detail }) => [
		moment(at),
		activityText.actions[action],
		shown(detail),
	]);
}

/** @param student the record's id @returns certificates with what they say, the newest first */
export async function readCertificates(student: number): Promise<Table> {
	type Row = { kind: CertificateKind; number: Numeric; year: Numeric; memo: string; date: string };
	const found = await query<Row & { paper: string; state: "valid" | "cancelled" }>(
		sql`SELECT kind, number, year, memo, date, state, paper FROM certificates WHERE student_id = ${student}
			ORDER BY id DESC`,
	);
	return {
		title: certificatesText.family.title,
		heads: certificatesText.family.columns,
		rows: found.map(({ kind, number, year, memo, date, state, paper }) => {
			return [
				...[certificateKinds[kind].name, `${numeric(number)}/${numeric(year)}`, memo],
				...[formatDate(date), certificatesText.register.states[state]],
				wordsOfPaper(JSON.parse(paper)),
			];
		}),
	};
}

/** @param student the record's id @returns identity cards with what they say, the newest first */
export async function readCards(student: number): Promise<Table> {
	const { title, columns: heads } = cardsText.family;
	const found = await readPastCards("student", student);
	return {
		title,
		heads,
		rows: found.map(({ number, year, date, until, state, reason, facts }) => [
			...[`${numeric(number)}/${numeric(year)}`, date, until, cardsText.state(state, reason)],
			Object.values(facts ?? {})
				.filter(Boolean)
				.join(", "),
		]),
	};
}
