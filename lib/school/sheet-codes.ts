/**
 * Codes of printed papers: a signed token for each, and the check whether a paper is still current. The token holds a
 * digest of the printed content, so after a mark is corrected, sheets printed before are reported as outdated.
 */
import "server-only";
import {
	createSheetToken,
	isCurrent,
	readSheetToken,
	type SheetContent,
	type SheetKind,
} from "@/lib/auth/sheet-tokens";
import { deriveKey } from "@/lib/cms/secret";
import type { FoundResult, ResultSubject, SheetHead } from "@/lib/contract/results";
import { getApplication } from "./applications";
import { query, sql } from "./query";
import { readSheets, type StoredSheet } from "./result-rows";
import { findStoredSheet } from "./results";

let key: Uint8Array | undefined;
const sheetKey = () => {
	key ??= deriveKey("sheets");
	return key;
};

/** The exam of a grade sheet, by the ids of the call student-detail. */
export type SheetOf = { student: number; year_id: number; exam_id: number };

/** @returns the token of a grade sheet, or null if there is no such released result */
export async function resultToken({ student, year_id, exam_id }: SheetOf): Promise<string | null> {
	const sheet = await findStoredSheet({ exam_name: exam_id, year: year_id, studentId: student });
	return sheet && tokenOfSheet(sheet);
}

/** Like {@link resultToken}, for a sheet that has been read already. */
export const tokenOfSheet = (sheet: StoredSheet): string =>
	createSheetToken(sheetKey(), "result", sheet.id, sheetContent(sheet));

/** @param id of an existing application. @returns the token of its sheet */
export async function applicationToken(id: number): Promise<string> {
	return createSheetToken(sheetKey(), "application", id, await applicationContent(id));
}

/** A password slip. The token does not cover the password; the version tells whether it is still the current one. */
export type SlipOf = { id: number; code: number; name: string; passwordVersion: number };

/** @returns the token of a password slip */
export const slipToken = (slip: SlipOf): string => createSheetToken(sheetKey(), "slip", slip.id, slipContent(slip));

export type SheetState =
	| { state: "genuine" | "outdated"; kind: SheetKind }
	/** Not signed by this school. */
	| { state: "forged" };

/** @returns the state of the paper with that token; "outdated" also if the record was deleted or withdrawn */
export async function checkSheetToken(token: string): Promise<SheetState> {
	const read = readSheetToken(sheetKey(), token);
	if (!read) return { state: "forged" };
	const content = await contentOf[read.kind](read.id);
	return { state: content && isCurrent(sheetKey(), read, content) ? "genuine" : "outdated", kind: read.kind };
}

/** The content that each kind of paper would have now, by the record's id; null if there is no such record. */
const contentOf: Record<SheetKind, (id: number) => Promise<SheetContent | null>> = {
	result: async (id) => {
		const [sheet] = await readSheets(sql`r.id = ${id}`);
		return sheet ? sheetContent(sheet) : null;
	},
	application: async (id) => {
		const [row] = await query(sql`SELECT id FROM applications WHERE id = ${id}`);
		return row ? applicationContent(id) : null;
	},
	slip: async (id) => {
		type Row = { code: number | string; name: string; version: number | string };
		const [row] = await query<Row>(sql`SELECT code, name, password_version AS version FROM students WHERE id = ${id}`);
		return row
			? slipContent({ id, code: Number(row.code), name: row.name, passwordVersion: Number(row.version) })
			: null;
	},
};

const slipContent = ({ code, name, passwordVersion }: SlipOf): SheetContent => [code, name, passwordVersion];

async function applicationContent(id: number): Promise<SheetContent> {
	const one = await getApplication(id);
	return [
		one.code,
		one.name,
		one.date_of_birth,
		one.date_of_birth_no,
		one.gender,
		one.fathers_name,
		one.father_mobile_no,
		one.mothers_name,
		one.mothers_mobile_no,
		one.present_class,
		one.permanent_class,
		one.permanent_school_name,
		one.present_address_thana,
		one.present_address_details,
		one.permanent_address_thana,
		one.permanent_address_details,
		one.image,
	];
}

function sheetContent({ result, subjects, head, year }: FoundResult): SheetContent {
	const { position, total_marks, gpa, grade } = result;
	const summary = [year, position, total_marks, gpa ?? null, grade ?? null];
	return [...headContent(head), ...summary, ...subjects.flatMap(subjectContent)];
}

const headContent = ({ student, class: of, section, exam_name, roll }: SheetHead): SheetContent => [
	student.code,
	student.name,
	student.fathers_name,
	student.mothers_name,
	of.class_name,
	section.section_name,
	exam_name,
	roll,
];

const subjectContent = (subject: ResultSubject): SheetContent => [
	subject.subject_name,
	subject.month_marks,
	subject.semester_marks,
	subject.marks,
	subject.full_marks,
	Number(subject.fourth_subject),
	subject.grade ?? null,
	subject.point ?? null,
];
