/** Sheets of the archive beside the tables: a school year's results, as released, by subject and as entered; numbered papers. */
import "server-only";
import type { Payload } from "payload";
import { formatDate } from "@/lib/bengali/dates";
import { type FrozenSheet, type FrozenSubject, parseSheet } from "@/lib/contract/frozen-sheet";
import { rows, sql } from "@/lib/data/sql";
import type { FrozenPaper } from "../certificates/schema";
import { certificatesText } from "../certificates/text";
import { type CertificateKind, certificateKinds } from "../certificates/text-kinds";
import { cardsText } from "../identity-cards/text";
import type { SheetToWrite } from "../lists/spreadsheet";
import { partName } from "../marks/stored";
import { archiveText } from "./text";

type Year = { id: number; year: number };
type Numeric = number | string | null;

const { results, subjects, marks, yes, no } = archiveText;

const shown = (value: Numeric): string => (value === null ? "" : String(value));

/** @returns the school years, the newest first */
export async function readYears(payload: Payload): Promise<Year[]> {
	const found = await rows<{ id: number; year: Numeric }>(payload, sql`SELECT id, year FROM years ORDER BY year DESC`);
	return found.map(({ id, year }) => ({ id, year: Number(year) }));
}

function resultRow({ student, exam, section, gpa, ...sheet }: FrozenSheet, isReleased: boolean): string[] {
	return [
		...[String(student.code), student.name, student.father, student.mother, exam.name, String(exam.year.year)],
		...[sheet.class.name, section.name, sheet.group ?? "", String(sheet.roll)],
		...[String(sheet.total), shown(sheet.letter), shown(gpa), shown(sheet.position), isReleased ? yes : no],
	];
}

function subjectRows({ student, exam, subjects: all, ...sheet }: FrozenSheet): string[][] {
	const partsOf = ({ papers }: FrozenSubject) =>
		papers.flatMap((paper) =>
			paper.parts.map((part) =>
				`${paper.name} ${part.name} ${part.marks ?? marks.absent}`.trim().replaceAll("  ", " "),
			),
		);
	return all.map((subject) => [
		...[String(student.code), student.name, exam.name, sheet.class.name, subject.name, partsOf(subject).join(", ")],
		...[String(subject.marks), String(subject.full), shown(subject.letter), shown(subject.point)],
		subject.fourth ? yes : "",
	]);
}

type MarkRow = {
	code: Numeric;
	name: string;
	exam: string;
	section: string;
	roll: Numeric;
	subject: string;
	part: string;
	hundredths: Numeric;
	absent: Numeric;
};

/** @returns the sheets of a year */
export async function resultSheets(payload: Payload, { id }: Year): Promise<SheetToWrite[]> {
	const released = await rows<{ sheet: string; released: Numeric }>(
		payload,
		sql`SELECT r.sheet, (SELECT count(*) FROM releases w WHERE w.exam_id = r.exam_id AND w.class_id = r.class_id) AS released
			FROM results r JOIN exams x ON x.id = r.exam_id WHERE x.year_id = ${id} AND r.sheet IS NOT NULL ORDER BY r.id`,
	);
	const sheets = released.map((row) => ({ sheet: parseSheet(row.sheet), isReleased: Number(row.released) > 0 }));
	const entered = await rows<MarkRow>(
		payload,
		sql`SELECT t.code, t.name, x.name AS exam, c.title AS section, e.roll, s.name AS subject, ${partName} AS part, m.hundredths, m.absent
			FROM marks m JOIN exams x ON x.id = m.exam_id JOIN enrolments e ON e.id = m.enrolment_id
				JOIN students t ON t.id = e.student_id JOIN sections c ON c.id = e.section_id JOIN subjects s ON s.id = m.subject_id
			WHERE x.year_id = ${id} ORDER BY m.id`,
	);
	return [
		{
			name: results.sheet,
			rows: [[...results.heads], ...sheets.map((sheet) => resultRow(sheet.sheet, sheet.isReleased))],
		},
		{ name: subjects.sheet, rows: [[...subjects.heads], ...sheets.flatMap((sheet) => subjectRows(sheet.sheet))] },
		{
			name: marks.sheet,
			rows: [
				[...marks.heads],
				...entered.map(({ code, name, exam, section, roll, subject, part, hundredths, absent }) => [
					...[shown(code), name, exam, section, shown(roll), subject, part],
					Number(absent) === 1 ? marks.absent : hundredths === null ? "" : String(Number(hundredths) / 100),
				]),
			],
		},
	];
}

type State = "valid" | "cancelled";
type Paper = { number: number; year: number; date: string; state: State; by: string; reason: string | null };

/** @returns all that the paper says, as one text */
export function wordsOfPaper({ text: said, table }: FrozenPaper): string {
	const facts = said.rows.map(([label, value]) => `${label}: ${value}`);
	const lines = table?.rows.map((row) => row.join(" ")) ?? [];
	return [said.title, ...said.lead, ...facts, ...lines, ...said.closing].join("\n");
}

export async function readCertificates(payload: Payload): Promise<SheetToWrite> {
	type Row = Paper & { kind: CertificateKind; memo: string; paper: string | null };
	const found = await rows<Row>(
		payload,
		sql`SELECT kind, number, year, memo, date, state, paper, staff_name AS "by", cancel_reason AS reason FROM certificates ORDER BY id`,
	);
	const { states } = certificatesText.register;
	const lines = found.map(({ kind, number, year, memo, date, state, paper, by, reason }) => {
		const frozen = paper === null ? null : (JSON.parse(paper) as FrozenPaper);
		return [
			...[certificateKinds[kind].name, String(number), String(year), memo, formatDate(date)],
			...[frozen?.person.name ?? archiveText.erased, [states[state], reason].filter(Boolean).join(": "), by],
			frozen ? wordsOfPaper(frozen) : "",
		];
	});
	return { name: archiveText.certificates.sheet, rows: [[...archiveText.certificates.heads], ...lines] };
}

export async function readCards(payload: Payload): Promise<SheetToWrite> {
	type Row = Paper & { until: string; card: string | null };
	const found = await rows<Row>(
		payload,
		sql`SELECT number, year, date, valid_until AS until, state, card, staff_name AS "by", cancel_reason AS reason
			FROM identity_cards ORDER BY id`,
	);
	const lines = found.map(({ number, year, date, until, state, card, by, reason }) => [
		...[String(number), String(year), formatDate(date), formatDate(until), cardsText.state(state, reason ?? ""), by],
		card === null
			? archiveText.erased
			: Object.values(JSON.parse(card) as Record<string, string>)
					.filter(Boolean)
					.join(", "),
	]);
	return { name: archiveText.cards.sheet, rows: [[...archiveText.cards.heads], ...lines] };
}
